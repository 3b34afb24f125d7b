package import Domain

package struct OwnMember: Codable, Hashable, Sendable {
    /// The same on all devices and servers.
    package let id: Identifier<Profile>
    package let name: String
    package let nickname: String
    /// The time of the last change, in milliseconds; nil for never.
    package let nicknameAt: Int64?
    package let type: MBTI?
    /// The time of the last change, in milliseconds; nil for never.
    package let typeAt: Int64?
    /// The introduction; empty for none.
    package let intro: String
    /// Whether the member also sees the types of characters they have not dug.
    package let showsTypes: Bool
    package let state: KnownOrOther<MemberState>
    /// The end of a suspension, in milliseconds; nil for none or without end.
    package let until: Int64?
    package let seq: Int64
    /// In milliseconds.
    package let joinedAt: Int64
    /// The number of the member's last change that a restored server still had; nil if it was never restored.
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
