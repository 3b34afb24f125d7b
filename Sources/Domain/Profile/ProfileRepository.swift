/// The profiles of this machine.
public protocol ProfileRepository: Sendable {
    /// The profile of this login; made when it is asked for the first time.
    func localProfile() async throws -> Profile
}
