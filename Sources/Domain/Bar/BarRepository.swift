/// A member's own shelf, kept.
public protocol BarRepository: Sendable {
    /// Everything on the shelf, in no particular order.
    func bottles(of profile: Identifier<Profile>) async throws -> [Bottle]
    /// Changes the shelf in one transaction that can be undone as one step; answers what really changed.
    @discardableResult
    func change(_ change: BarChange, of profile: Identifier<Profile>) async throws -> BarChange
}
