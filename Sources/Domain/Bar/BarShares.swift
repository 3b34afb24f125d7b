/// The bars a member shares, and those shared with them.
public struct BarShares: Hashable, Sendable {
    /// Who may use the member's own bar, by nickname.
    public let given: [BarShare]
    /// Whose bars the member may use, by the owner's nickname; at most one of them is in use.
    public let received: [BarShare]

    /// Sorts both lists.
    public init(given: [BarShare] = [], received: [BarShare] = []) {
        self.given = given.sorted(by: Self.isBefore)
        self.received = received.sorted(by: Self.isBefore)
    }

    /// Whose bar the member uses; nil for their own.
    public var host: BarSharer? { received.first(where: \.isUsed)?.partner }

    private static func isBefore(_ left: BarShare, _ right: BarShare) -> Bool {
        (left.partner.nickname, left.id) < (right.partner.nickname, right.id)
    }
}
