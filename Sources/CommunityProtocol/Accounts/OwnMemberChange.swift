public import Domain

/// Changes what others see of a member; what is nil stays.
public struct OwnMemberChange: Codable, Hashable, Sendable {
    /// Once in 30 days.
    public let nickname: String?
    /// Once in 30 days.
    public let type: MBTI?
    /// Empty for none.
    public let intro: String?
    /// Whether types are shown before digging.
    public let showsTypes: Bool?

    /// Memberwise.
    public init(
        nickname: String? = nil, type: MBTI? = nil, intro: String? = nil, showsTypes: Bool? = nil
    ) {
        self.nickname = nickname
        self.type = type
        self.intro = intro
        self.showsTypes = showsTypes
    }
}
