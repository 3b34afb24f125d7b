package protocol SessionStore: Sendable {
    /// Nil if no one is signed in.
    func read() throws(SessionFileProblem) -> StoredSession?
    /// - Throws: `SessionFileProblem.unwritable`.
    func write(_ session: StoredSession) throws(SessionFileProblem)
    /// Does nothing if there is no file.
    ///
    /// - Throws: `SessionFileProblem.unwritable`.
    func clear() throws(SessionFileProblem)
}

package enum StoredSession: Hashable, Sendable {
    case token(SessionToken)
    case local
}

package enum SessionFileProblem: Error, Hashable, Sendable {
    case unreadable(path: String)
    case unwritable(path: String)
    /// Not trusted: others may read or write the file, or it belongs to another user.
    case unsafe(path: String)
    /// Incomplete, or written by a newer version.
    case malformed(path: String)
}
