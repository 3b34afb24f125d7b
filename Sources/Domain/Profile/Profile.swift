/// The owner of personal data: an account, or the local profile of this login.
public struct Profile: Hashable, Sendable, Identifiable {
    /// `local` for the profile of this login.
    public let id: Identifier<Profile>
    /// At most 10 characters.
    public let nickname: String
    /// Nil for none.
    public let type: MBTI?
    /// The answer about the legal drinking age; nil if not asked.
    public let alcohol: AlcoholChoice?

    /// Memberwise.
    public init(
        id: Identifier<Profile>, nickname: String, type: MBTI? = nil, alcohol: AlcoholChoice? = nil
    ) {
        self.id = id
        self.nickname = nickname
        self.type = type
        self.alcohol = alcohol
    }

    /// The id of the profile of this login.
    public static let localID: Identifier<Profile> = "local"
    /// The id of a guest; nothing is ever stored under it.
    public static let guestID: Identifier<Profile> = "guest"
    /// The longest nickname, in characters.
    public static let longestNickname = 10
}
