package struct MemberReference: Hashable, Sendable, Identifiable {
    package let id: Identifier<Profile>
    package let nickname: String
    /// The member's type at the time; nil for none.
    package let type: MBTI?

    package init(id: Identifier<Profile>, nickname: String, type: MBTI?) {
        self.id = id
        self.nickname = nickname
        self.type = type
    }
}
