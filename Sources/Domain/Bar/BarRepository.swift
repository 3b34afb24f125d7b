/// The shelf a member uses, kept: the own one, or one that was shared.
public protocol BarRepository: Sendable {
    /// Everything on the shelf, in no particular order.
    func bottles(of profile: Identifier<Profile>) async throws -> [Bottle]
    /// The same with whose it is, read at one moment.
    func inventory(of profile: Identifier<Profile>) async throws -> BarInventory
    /// Changes the shelf in one transaction that can be undone as one step; answers what really changed.
    @discardableResult
    func change(_ change: BarChange, of profile: Identifier<Profile>) async throws -> BarChange
    /// The same, but only as long as the bar in use is that owner's.
    ///
    /// - Throws: `BarSharingProblem.isAnotherBar` where it is not, and nothing is changed.
    @discardableResult
    func change(
        _ change: BarChange, of profile: Identifier<Profile>, inBarOf owner: Identifier<Profile>
    ) async throws -> BarChange
}

extension BarRepository {
    /// Where nothing is shared, the shelf is the member's own.
    public func inventory(of profile: Identifier<Profile>) async throws -> BarInventory {
        BarInventory(bottles: try await bottles(of: profile))
    }

    /// Where nothing is shared, the bar is always the one that was looked at.
    @discardableResult
    public func change(
        _ change: BarChange, of profile: Identifier<Profile>, inBarOf owner: Identifier<Profile>
    ) async throws -> BarChange {
        try await self.change(change, of: profile)
    }
}
