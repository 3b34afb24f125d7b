/// A member as lists show one.
public struct MemberReference: Hashable, Sendable, Identifiable {
    /// Whose name it is.
    public let id: Identifier<Profile>
    /// The nickname.
    public let nickname: String
    /// The member's type at the time; nil for none.
    public let type: MBTI?

    /// Memberwise.
    public init(id: Identifier<Profile>, nickname: String, type: MBTI?) {
        self.id = id
        self.nickname = nickname
        self.type = type
    }
}
