/// The profiles of this machine.
package protocol ProfileRepository: Sendable {
    /// The profile of this login; created the first time.
    func localProfile() async throws -> Profile
}
