/// Keeps on this machine who goes on at the next start.
public protocol SessionStore: Sendable {
    /// What is kept; nil for nothing.
    ///
    /// - Throws: `SessionFileProblem` for what cannot be read or must not be believed.
    func read() throws(SessionFileProblem) -> StoredSession?
    /// Keeps it in the place of what was.
    ///
    /// - Throws: `SessionFileProblem.unwritable`.
    func write(_ session: StoredSession) throws(SessionFileProblem)
    /// Forgets it; nothing kept is fine.
    ///
    /// - Throws: `SessionFileProblem.unwritable`.
    func clear() throws(SessionFileProblem)
}
