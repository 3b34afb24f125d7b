package protocol ProfileRepository: Sendable {
    /// Returns the profile of this login, creating it the first time.
    func localProfile() async throws -> Profile
}
