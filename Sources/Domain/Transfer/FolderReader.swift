/// Lists folders, for completing the name of a file.
public protocol FolderReader: Sendable {
    /// The names in a folder, sorted, folders with a slash behind them; empty where it cannot be read.
    ///
    /// - Parameter folder: a path; `~` is the home folder, and one that is not absolute counts from the working folder.
    func names(in folder: String) async -> [String]

    /// A path as the system knows it: `~` at its beginning is the home folder.
    func expanded(_ path: String) -> String
}
