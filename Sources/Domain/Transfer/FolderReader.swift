package protocol FolderReader: Sendable {
    /// Returns the sorted names in a folder, folders with a trailing slash; empty if unreadable.
    ///
    /// - Parameter folder: `~` is the home folder; a relative path starts at the working folder.
    func names(in folder: String) async -> [String]

    /// Replaces a leading `~` with the home folder.
    func expanded(_ path: String) -> String
}
