public import Domain

/// A member as lists name one.
public struct MemberRow: Codable, Hashable, Sendable {
    /// The same everywhere.
    public let id: Identifier<Profile>
    /// What they are called.
    public let nickname: String
    /// Their own type at the time; nil for none.
    public let type: MBTI?

    /// Memberwise.
    public init(
        id: Identifier<Profile>, nickname: String, type: MBTI? = nil
    ) {
        self.id = id
        self.nickname = nickname
        self.type = type
    }
}
