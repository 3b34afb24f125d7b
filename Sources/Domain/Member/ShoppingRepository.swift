/// A member's shopping list, kept.
public protocol ShoppingRepository: Sendable {
    /// The whole list, the oldest item first.
    func items(of profile: Identifier<Profile>) async throws -> [ShoppingItem]
    /// Puts entries on the list in one step that can be undone: each adds to the open item of the same thing and unit,
    /// or becomes an item. Answers the items that are new or changed.
    @discardableResult
    func add(_ entries: [ShoppingEntry], of profile: Identifier<Profile>) async throws -> [ShoppingItem]
    /// Ticks items or takes the tick away, in one step that can be undone. With the tick the ingredient goes into the
    /// bar in the same transaction: a bottle that is not there, or stands there empty, is put there. Taking the tick away
    /// leaves the bar as it is. Use `TickShopping`, so that the bar's own answers follow.
    @discardableResult
    func setDone(
        _ isDone: Bool, _ ids: [Identifier<ShoppingItem>], of profile: Identifier<Profile>
    ) async throws -> ShoppingTick
    /// Takes items off the list in one step that can be undone; answers those that were there.
    @discardableResult
    func remove(_ ids: [Identifier<ShoppingItem>], of profile: Identifier<Profile>) async throws -> [ShoppingItem]
    /// Empties the list in one step that can be undone, or takes off only what is ticked; answers what went.
    @discardableResult
    func clear(onlyDone: Bool, of profile: Identifier<Profile>) async throws -> [ShoppingItem]
}
