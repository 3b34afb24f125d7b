public import Domain

/// Folders with names a test wrote down.
public struct InMemoryFolders: FolderReader {
    private let folders: [String: [String]]

    /// Makes folders, by path.
    public init(_ folders: [String: [String]] = [:]) {
        self.folders = folders
    }

    /// The names of a folder.
    public func names(in folder: String) async -> [String] { folders[folder] ?? [] }

    /// The path with `~` read as `/home/mina`.
    public func expanded(_ path: String) -> String {
        path.hasPrefix("~/") ? "/home/mina" + path.dropFirst(1) : path
    }
}
