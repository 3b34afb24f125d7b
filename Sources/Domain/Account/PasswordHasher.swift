/// Hashes passwords, one at a time and never on the main actor.
package protocol PasswordHasher: Sendable {
    /// Hashes with a fresh salt.
    ///
    /// - Throws: if the machine lacks memory.
    func hash(_ password: Password) async throws -> PasswordHash
    /// Returns whether a password matches a hash. A nil hash returns false after the same amount of work.
    func matches(_ password: Password, _ hash: PasswordHash?) async throws -> Bool
    /// Returns whether the hash uses other parameters than new hashes.
    func isOutdated(_ hash: PasswordHash) -> Bool
}
