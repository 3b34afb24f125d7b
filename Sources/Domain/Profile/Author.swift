/// A member who votes, wishes or writes, with their type at the time, which is stored with the action.
package struct Author: Hashable, Sendable {
    /// Whose doing it is.
    package let id: Identifier<Profile>
    /// Nil counts as *no type*.
    package let type: MBTI?

    package init(_ id: Identifier<Profile>, type: MBTI?) {
        self.id = id
        self.type = type
    }
}
