import Domain

/// Folders with names a test wrote down.
package struct InMemoryFolders: FolderReader {
    private let folders: [String: [String]]

    /// Makes folders, by path.
    package init(_ folders: [String: [String]] = [:]) {
        self.folders = folders
    }

    package func names(in folder: String) async -> [String] { folders[folder] ?? [] }

    /// The path with `~` read as `/home/mina`.
    package func expanded(_ path: String) -> String {
        path.hasPrefix("~/") ? "/home/mina" + path.dropFirst(1) : path
    }
}
