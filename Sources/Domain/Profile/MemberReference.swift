/// A member as lists name one.
public struct MemberReference: Hashable, Sendable, Identifiable {
    /// Whose name it is.
    public let id: Identifier<Profile>
    /// The nickname.
    public let nickname: String
    /// The type the member had when the thing was done; nil when none was said.
    public let type: MBTI?

    /// Memberwise.
    public init(id: Identifier<Profile>, nickname: String, type: MBTI?) {
        self.id = id
        self.nickname = nickname
        self.type = type
    }
}
