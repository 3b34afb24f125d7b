/// Lists folders, for completing file names.
package protocol FolderReader: Sendable {
    /// The names in a folder, sorted, folders with a trailing slash; empty if it cannot be read.
    ///
    /// - Parameter folder: `~` is the home folder; a relative path starts at the working folder.
    func names(in folder: String) async -> [String]

    /// Replaces a leading `~` by the home folder.
    func expanded(_ path: String) -> String
}
