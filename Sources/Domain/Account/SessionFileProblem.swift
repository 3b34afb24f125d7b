/// Why the session file cannot be used.
public enum SessionFileProblem: Error, Hashable, Sendable {
    /// It cannot be read.
    case unreadable(path: String)
    /// It cannot be written.
    case unwritable(path: String)
    /// Others may read or write it, or it belongs to another user: it is not trusted.
    case unsafe(path: String)
    /// It is incomplete, or a newer version wrote it.
    case malformed(path: String)
}
