/// The bars a member shares, and those shared with them.
package struct BarShares: Hashable, Sendable {
    /// Who may use the member's own bar, by nickname.
    package let given: [BarShare]
    /// Whose bars the member may use, by the owner's nickname; at most one of them is in use.
    package let received: [BarShare]

    /// Sorts both lists.
    package init(given: [BarShare] = [], received: [BarShare] = []) {
        self.given = given.sorted(by: Self.isBefore)
        self.received = received.sorted(by: Self.isBefore)
    }

    /// Whose bar the member uses; nil for their own.
    package var host: BarSharer? { received.first(where: \.isUsed)?.partner }

    private static func isBefore(_ left: BarShare, _ right: BarShare) -> Bool {
        (left.partner.nickname, left.id) < (right.partner.nickname, right.id)
    }
}

/// A bar that one member shares with another, seen from either side.
package struct BarShare: Hashable, Sendable, Identifiable {
    /// The other member: who may use my bar, or whose bar I may use.
    package let partner: BarSharer
    /// Whether the guest uses it now in place of their own.
    package let isUsed: Bool
    /// Seconds since 1970 UTC.
    package let sharedAt: Int64

    package init(partner: BarSharer, isUsed: Bool, sharedAt: Int64) {
        self.partner = partner
        self.isUsed = isUsed
        self.sharedAt = sharedAt
    }

    package var id: Identifier<Profile> { partner.id }
}

/// A member of this machine as the other side of a shared bar.
package struct BarSharer: Hashable, Sendable, Identifiable {
    /// Whose name it is.
    package let id: Identifier<Profile>
    /// Nil for the local profile.
    package let name: AccountName?
    package let nickname: String

    package init(id: Identifier<Profile>, name: AccountName?, nickname: String) {
        self.id = id
        self.name = name
        self.nickname = nickname
    }

    /// The name on the command line: the ID, or `local`.
    package var text: String { name?.text ?? id.rawValue }
}

/// Why an operation on a shared bar failed.
package enum BarSharingProblem: Error, Hashable, Sendable {
    /// A member cannot share their bar with themselves.
    case isOwn
    /// That bar is not shared with them, or no longer.
    case notShared
    /// The bar in use is not the one that was shown: the member switched, or sharing ended, in between.
    case isAnotherBar
}
