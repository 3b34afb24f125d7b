package struct BarShares: Hashable, Sendable {
    /// Members who may use this member's bar, sorted by nickname.
    package let given: [BarShare]
    /// Bars the member may use, sorted by the owner's nickname; at most one is in use.
    package let received: [BarShare]

    package init(given: [BarShare] = [], received: [BarShare] = []) {
        self.given = given.sorted(by: Self.isBefore)
        self.received = received.sorted(by: Self.isBefore)
    }

    /// The owner of the bar in use; nil for the member's own.
    package var host: BarSharer? { received.first(where: \.isUsed)?.partner }

    private static func isBefore(_ left: BarShare, _ right: BarShare) -> Bool {
        (left.partner.nickname, left.id) < (right.partner.nickname, right.id)
    }
}

package struct BarShare: Hashable, Sendable, Identifiable {
    /// The guest of a given share; the owner of a received one.
    package let partner: BarSharer
    /// Whether the guest uses the bar now in place of their own.
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

package struct BarSharer: Hashable, Sendable, Identifiable {
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

package enum BarSharingProblem: Error, Hashable, Sendable {
    case isOwn
    /// The bar is not, or no longer, shared with the member.
    case notShared
    /// The bar in use changed after it was shown: the member switched, or sharing ended.
    case isAnotherBar
}
