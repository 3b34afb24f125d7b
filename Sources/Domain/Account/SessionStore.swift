/// Remembers on this machine who is signed in.
package protocol SessionStore: Sendable {
    /// Nil if no one is.
    ///
    /// - Throws: `SessionFileProblem` if it cannot be read or must not be trusted.
    func read() throws(SessionFileProblem) -> StoredSession?
    /// - Throws: `SessionFileProblem.unwritable`.
    func write(_ session: StoredSession) throws(SessionFileProblem)
    /// Does nothing if there is no file.
    ///
    /// - Throws: `SessionFileProblem.unwritable`.
    func clear() throws(SessionFileProblem)
}

/// The content of the session file.
package enum StoredSession: Hashable, Sendable {
    /// Someone signed in with this token.
    case token(SessionToken)
    /// The local profile was chosen.
    case local
}

/// Why the session file cannot be used.
package enum SessionFileProblem: Error, Hashable, Sendable {
    /// It cannot be read.
    case unreadable(path: String)
    /// It cannot be written.
    case unwritable(path: String)
    /// Others may read or write it, or it belongs to another user: it is not trusted.
    case unsafe(path: String)
    /// It is incomplete, or a newer version wrote it.
    case malformed(path: String)
}
