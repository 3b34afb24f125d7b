/// A member who votes, wishes or writes, with the type of that moment, which is kept beside what was done.
public struct ActingMember: Hashable, Sendable {
    /// Whose doing it is.
    public let id: Identifier<Profile>
    /// The member's own type; nil counts as *no type*.
    public let type: MBTI?

    /// Memberwise.
    public init(_ id: Identifier<Profile>, type: MBTI?) {
        self.id = id
        self.type = type
    }
}
