package import Domain

package struct InMemoryProfileRepository: ProfileRepository {
    private let profile: Profile

    /// Makes a repository whose local profile has this nickname.
    package init(nickname: String = "mina") {
        profile = Profile(id: Profile.localID, nickname: nickname)
    }

    package func localProfile() async throws -> Profile { profile }
}
