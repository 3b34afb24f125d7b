/// The bar a member uses: their own, or one shared with them.
package protocol BarRepository: Sendable {
    /// In no particular order.
    func bottles(of profile: Identifier<Profile>) async throws -> [Bottle]
    /// The bottles and their owner, read at one moment.
    func inventory(of profile: Identifier<Profile>) async throws -> BarInventory
    /// Changes the bar in one transaction and one undoable step; returns the changes that had an effect.
    @discardableResult
    func change(_ change: BarChange, of profile: Identifier<Profile>) async throws -> BarChange
    /// Changes the bar if the bar in use still belongs to `owner`.
    ///
    /// - Throws: `BarSharingProblem.isAnotherBar` if it does not; nothing changes.
    @discardableResult
    func change(
        _ change: BarChange, of profile: Identifier<Profile>, inBarOf owner: Identifier<Profile>
    ) async throws -> BarChange
}

extension BarRepository {
    /// For repositories without sharing: the bar is the member's own.
    package func inventory(of profile: Identifier<Profile>) async throws -> BarInventory {
        BarInventory(bottles: try await bottles(of: profile))
    }

    /// For repositories without sharing, which have only one bar.
    @discardableResult
    package func change(
        _ change: BarChange, of profile: Identifier<Profile>, inBarOf owner: Identifier<Profile>
    ) async throws -> BarChange {
        try await self.change(change, of: profile)
    }
}
