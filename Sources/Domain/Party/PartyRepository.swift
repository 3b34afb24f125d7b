/// A member's party, kept: the menu with the number of each, and the queue of who waits for what.
public protocol PartyRepository: Sendable {
    /// The menu, in its order; at most `PartyDrink.mostDrinks`.
    func menu(of profile: Identifier<Profile>) async throws -> [PartyDrink]
    /// Replaces the menu, as one step that can be undone. A drink named twice counts once.
    func setMenu(_ menu: [PartyDrink], of profile: Identifier<Profile>) async throws
    /// A page of the queue, at most `limit`: who waits first, then who was served, each the oldest first; `last` is the
    /// end of the page before, nil for the first page.
    func orders(
        of profile: Identifier<Profile>, after last: PartyOrder?, limit: Int
    ) async throws -> [PartyOrder]
    /// Puts an order at the end of the queue, as one step that can be undone; answers it.
    @discardableResult
    func add(
        _ drink: Identifier<Drink>, name: String, note: String, of profile: Identifier<Profile>
    ) async throws -> PartyOrder
    /// Replaces an order, as one step that can be undone; answers whether that changed anything.
    @discardableResult
    func update(_ order: PartyOrder, of profile: Identifier<Profile>) async throws -> Bool
    /// Takes orders out of the queue, as one step that can be undone; answers those that were there.
    @discardableResult
    func remove(_ ids: [Identifier<PartyOrder>], of profile: Identifier<Profile>) async throws -> [PartyOrder]
}
