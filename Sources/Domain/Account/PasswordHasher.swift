/// Hashes passwords, one at a time and never on the main actor.
package protocol PasswordHasher: Sendable {
    /// Hashes with a fresh salt.
    ///
    /// - Throws: if the machine has not enough memory.
    func hash(_ password: Password) async throws -> PasswordHash
    /// Whether a password belongs to a hash. A nil hash gives false after the same amount of work.
    func matches(_ password: Password, _ hash: PasswordHash?) async throws -> Bool
    /// Whether the hash uses other parameters than new ones do.
    func isOutdated(_ hash: PasswordHash) -> Bool
}
