/// A member's party: the menu with servings, and the queue of orders. Every change is one undoable step.
package protocol PartyRepository: Sendable {
    /// In order; at most `PartyDrink.mostDrinks`.
    func menu(of profile: Identifier<Profile>) async throws -> [PartyDrink]
    /// Replaces the menu. A repeated drink counts once.
    func setMenu(_ menu: [PartyDrink], of profile: Identifier<Profile>) async throws
    /// A page of the queue: open orders first, then served ones, each oldest first; `last` is the end of the previous
    /// page, nil for the first.
    func orders(
        of profile: Identifier<Profile>, after last: PartyOrder?, limit: Int
    ) async throws -> [PartyOrder]
    /// Appends an order to the queue and returns it.
    @discardableResult
    func add(
        _ drink: Identifier<Drink>, name: String, note: String, of profile: Identifier<Profile>
    ) async throws -> PartyOrder
    /// Returns whether that changed anything.
    @discardableResult
    func update(_ order: PartyOrder, of profile: Identifier<Profile>) async throws -> Bool
    /// Returns the orders that were removed.
    @discardableResult
    func remove(_ ids: [Identifier<PartyOrder>], of profile: Identifier<Profile>) async throws -> [PartyOrder]
}
