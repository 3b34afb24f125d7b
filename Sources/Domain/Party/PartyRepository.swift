/// A member's party: the menu with servings, and the queue of orders. Every change is one undoable step.
package protocol PartyRepository: Sendable {
    /// Returns the menu in order; at most `PartyDrink.mostDrinks` drinks.
    func menu(of profile: Identifier<Profile>) async throws -> [PartyDrink]
    /// Replaces the menu. A repeated drink counts once.
    func setMenu(_ menu: [PartyDrink], of profile: Identifier<Profile>) async throws
    /// Returns a page of the queue: open orders, then served ones, each oldest first; `last` ends the previous page.
    func orders(
        of profile: Identifier<Profile>, after last: PartyOrder?, limit: Int
    ) async throws -> [PartyOrder]
    @discardableResult
    func add(
        _ drink: Identifier<Drink>, name: String, note: String, of profile: Identifier<Profile>
    ) async throws -> PartyOrder
    /// Returns whether anything changed.
    @discardableResult
    func update(_ order: PartyOrder, of profile: Identifier<Profile>) async throws -> Bool
    @discardableResult
    func remove(_ ids: [Identifier<PartyOrder>], of profile: Identifier<Profile>) async throws -> [PartyOrder]
}
