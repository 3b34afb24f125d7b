/// A member's shopping list. Every change is one undoable step.
package protocol ShoppingRepository: Sendable {
    /// The whole list, oldest first.
    func items(of profile: Identifier<Profile>) async throws -> [ShoppingItem]
    /// Adds each entry to the open item of the same subject and unit, or as a new item. Returns the new and changed
    /// items.
    @discardableResult
    func add(_ entries: [ShoppingEntry], of profile: Identifier<Profile>) async throws -> [ShoppingItem]
    /// Ticks or unticks items.
    ///
    /// Ticking also adds the ingredient to the bar in the same transaction if it is missing or its bottle is empty;
    /// unticking leaves the bar unchanged. Call it through `TickShopping`, which updates `HomeBar`.
    @discardableResult
    func setDone(
        _ isDone: Bool, _ ids: [Identifier<ShoppingItem>], of profile: Identifier<Profile>
    ) async throws -> ShoppingTick
    @discardableResult
    func remove(_ ids: [Identifier<ShoppingItem>], of profile: Identifier<Profile>) async throws -> [ShoppingItem]
    /// Removes all items, or only the done ones; returns the removed items.
    @discardableResult
    func clear(onlyDone: Bool, of profile: Identifier<Profile>) async throws -> [ShoppingItem]
}
