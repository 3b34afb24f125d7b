/// Paths typed within the program, without a shell to expand them.
enum UserPath {
    /// Expands `~` at the beginning to the home folder.
    static func expanded(_ path: String, home: String) -> String {
        if path == "~" { return home }
        return path.hasPrefix("~/") ? home + path.dropFirst(1) : path
    }
}
