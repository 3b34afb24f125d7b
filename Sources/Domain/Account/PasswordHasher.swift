/// Derives what is kept of passwords, one at a time and never on the main actor.
public protocol PasswordHasher: Sendable {
    /// Hashes a new password with fresh salt.
    ///
    /// - Throws: when the machine has no memory for it.
    func hash(_ password: Password) async throws -> PasswordHash
    /// Whether a hash is that of a password. Without a hash the answer is no, after the same work.
    func matches(_ password: Password, _ hash: PasswordHash?) async throws -> Bool
    /// Whether new passwords are hashed with other parameters by now.
    func isOutdated(_ hash: PasswordHash) -> Bool
}
