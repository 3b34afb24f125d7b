/// Who something personal belongs to: an account, or the local profile of this login.
public struct Profile: Hashable, Sendable, Identifiable {
    /// Its id; `local` for the profile of this login.
    public let id: Identifier<Profile>
    /// What it is called, at most 10 characters.
    public let nickname: String
    /// Its type; nil while it has none.
    public let type: MBTI?
    /// What it answered to the question for the legal drinking age; nil while it was not asked.
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
    /// The id of somebody who looks around; nothing is ever written under it.
    public static let guestID: Identifier<Profile> = "guest"
    /// The most characters a nickname has.
    public static let longestNickname = 10
}
