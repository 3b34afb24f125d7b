import Domain

/// Folders with names that a test sets.
package struct InMemoryFolders: FolderReader {
    private let folders: [String: [String]]

    /// - Parameter folders: the names by path.
    package init(_ folders: [String: [String]] = [:]) {
        self.folders = folders
    }

    package func names(in folder: String) async -> [String] { folders[folder] ?? [] }

    /// Expands `~` to `/home/mina`.
    package func expanded(_ path: String) -> String {
        path.hasPrefix("~/") ? "/home/mina" + path.dropFirst(1) : path
    }
}
