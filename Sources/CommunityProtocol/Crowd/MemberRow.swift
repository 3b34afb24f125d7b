package import Domain

/// A member as lists name one.
package struct MemberRow: Codable, Hashable, Sendable {
    /// The same everywhere.
    package let id: Identifier<Profile>
    /// What they are called.
    package let nickname: String
    /// Their own type at the time; nil for none.
    package let type: MBTI?

    package init(
        id: Identifier<Profile>, nickname: String, type: MBTI? = nil
    ) {
        self.id = id
        self.nickname = nickname
        self.type = type
    }
}
