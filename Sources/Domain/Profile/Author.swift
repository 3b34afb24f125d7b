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

/// The viewer of data. Decides which types are masked.
package struct Viewer: Hashable, Sendable {
    /// Nil for a guest, who has no digs.
    package let profile: Identifier<Profile>?
    /// Whether to show the types of undug characters too; a setting of the member.
    package let seesAllTypes: Bool

    package init(_ profile: Identifier<Profile>?, seesAllTypes: Bool = false) {
        self.profile = profile
        self.seesAllTypes = seesAllTypes
    }

    package static let guest = Viewer(nil)
}

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
