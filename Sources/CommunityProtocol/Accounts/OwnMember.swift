public import Domain

/// A member as they see themselves.
public struct OwnMember: Codable, Hashable, Sendable {
    /// The same everywhere.
    public let id: Identifier<Profile>
    /// The ID to sign in with.
    public let name: String
    /// What others call the member.
    public let nickname: String
    /// When it last changed, in milliseconds; nil for never.
    public let nicknameAt: Int64?
    /// Nil for none yet.
    public let type: MBTI?
    /// When it last changed, in milliseconds; nil for never.
    public let typeAt: Int64?
    /// The introduction; empty for none.
    public let intro: String
    /// Whether the member wants to see the types of characters they have not dug.
    public let showsTypes: Bool
    /// Whether they may write.
    public let state: OpenCode<MemberState>
    /// When a suspension ends, in milliseconds; nil for none, or for no end.
    public let until: Int64?
    /// The number of the member's last change.
    public let seq: Int64
    /// In milliseconds.
    public let joinedAt: Int64
    /// The number up to which a restored server still had the member's changes; nil if it was never restored.
    public let base: Int64?

    /// Memberwise.
    public init(
        id: Identifier<Profile>, name: String, nickname: String, nicknameAt: Int64? = nil, type: MBTI? = nil,
        typeAt: Int64? = nil, intro: String, showsTypes: Bool, state: OpenCode<MemberState>, until: Int64? = nil,
        seq: Int64, joinedAt: Int64, base: Int64? = nil
    ) {
        self.id = id
        self.name = name
        self.nickname = nickname
        self.nicknameAt = nicknameAt
        self.type = type
        self.typeAt = typeAt
        self.intro = intro
        self.showsTypes = showsTypes
        self.state = state
        self.until = until
        self.seq = seq
        self.joinedAt = joinedAt
        self.base = base
    }
}
