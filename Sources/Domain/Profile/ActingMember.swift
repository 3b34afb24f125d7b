/// A member who votes, wishes or writes, with their type at the time, which is stored with the action.
public struct ActingMember: Hashable, Sendable {
    /// Whose doing it is.
    public let id: Identifier<Profile>
    /// Nil counts as *no type*.
    public let type: MBTI?

    /// Memberwise.
    public init(_ id: Identifier<Profile>, type: MBTI?) {
        self.id = id
        self.type = type
    }
}
