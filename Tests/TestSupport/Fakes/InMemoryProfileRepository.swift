public import Domain

/// One profile in memory.
public struct InMemoryProfileRepository: ProfileRepository {
    private let profile: Profile

    /// Makes a repository whose local profile has this nickname.
    public init(nickname: String = "mina") {
        profile = Profile(id: Profile.localID, nickname: nickname)
    }

    /// The local profile.
    public func localProfile() async throws -> Profile { profile }
}
