package import Domain

package struct MemberRow: Codable, Hashable, Sendable {
    package let id: Identifier<Profile>
    package let nickname: String
    /// The member's type at the time; nil for none.
    package let type: MBTI?

    package init(
        id: Identifier<Profile>, nickname: String, type: MBTI? = nil
    ) {
        self.id = id
        self.nickname = nickname
        self.type = type
    }
}
