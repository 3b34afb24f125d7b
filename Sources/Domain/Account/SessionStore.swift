/// Remembers on this machine who is signed in.
public protocol SessionStore: Sendable {
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
