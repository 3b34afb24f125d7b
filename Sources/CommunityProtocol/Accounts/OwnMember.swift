package import Domain

/// A member as they see themselves.
package struct OwnMember: Codable, Hashable, Sendable {
    /// The same everywhere.
    package let id: Identifier<Profile>
    /// The ID to sign in with.
    package let name: String
    /// What others call the member.
    package let nickname: String
    /// When it last changed, in milliseconds; nil for never.
    package let nicknameAt: Int64?
    /// Nil for none yet.
    package let type: MBTI?
    /// When it last changed, in milliseconds; nil for never.
    package let typeAt: Int64?
    /// The introduction; empty for none.
    package let intro: String
    /// Whether the member wants to see the types of characters they have not dug.
    package let showsTypes: Bool
    /// Whether they may write.
    package let state: KnownOrOther<MemberState>
    /// When a suspension ends, in milliseconds; nil for none, or for no end.
    package let until: Int64?
    /// The number of the member's last change.
    package let seq: Int64
    /// In milliseconds.
    package let joinedAt: Int64
    /// The number up to which a restored server still had the member's changes; nil if it was never restored.
    package let base: Int64?

    package init(
        id: Identifier<Profile>, name: String, nickname: String, nicknameAt: Int64? = nil, type: MBTI? = nil,
        typeAt: Int64? = nil, intro: String, showsTypes: Bool, state: KnownOrOther<MemberState>, until: Int64? = nil,
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
