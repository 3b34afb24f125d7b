/// Paths as a person types them in the program, where no shell reads them first.
enum UserPath {
    /// The path with `~` at its beginning read as the home folder.
    static func expanded(_ path: String, home: String) -> String {
        if path == "~" { return home }
        return path.hasPrefix("~/") ? home + path.dropFirst(1) : path
    }
}
