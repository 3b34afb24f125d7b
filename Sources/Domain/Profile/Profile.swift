/// Who something personal belongs to. Until accounts exist there is one, the local profile.
public struct Profile: Hashable, Sendable, Identifiable {
    /// Its id; `local` for the profile of this login.
    public let id: Identifier<Profile>
    /// What it is called, at most 10 characters.
    public let nickname: String

    /// Makes a profile.
    public init(id: Identifier<Profile>, nickname: String) {
        self.id = id
        self.nickname = nickname
    }

    /// The id of the profile of this login.
    public static let localID: Identifier<Profile> = "local"
    /// The most characters a nickname has.
    public static let longestNickname = 10
}
