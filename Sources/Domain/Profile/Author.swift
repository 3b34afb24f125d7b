/// A member who votes, wishes or writes. The type at the time is stored with the action.
package struct Author: Hashable, Sendable {
    package let id: Identifier<Profile>
    /// Nil counts as "no type".
    package let type: MBTI?

    package init(_ id: Identifier<Profile>, type: MBTI?) {
        self.id = id
        self.type = type
    }
}
