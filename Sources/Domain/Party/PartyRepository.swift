/// A member's party: the guests, the menu with servings, and the queue of orders. Every change is one undoable step.
package protocol PartyRepository: Sendable {
    /// Returns the menu in order; at most `PartyDrink.mostDrinks` drinks.
    func menu(of profile: Identifier<Profile>) async throws -> [PartyDrink]
    func party(of profile: Identifier<Profile>) async throws -> Party
    /// Replaces the party's details and the menu in one step.
    func setParty(_ party: Party, menu: [PartyDrink], of profile: Identifier<Profile>) async throws
    /// Removes the guests, the menu and the queue in one step. Returns whether there was anything.
    @discardableResult
    func endParty(of profile: Identifier<Profile>) async throws -> Bool
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
    @discardableResult
    func update(_ order: PartyOrder, of profile: Identifier<Profile>) async throws -> Bool
    /// Marks an order as served, logs the making and subtracts what was poured from counted bottles, in one step. Nil,
    /// and nothing changes, if the order is gone or was served before: a drink is logged once.
    func serve(
        _ order: PartyOrder, making: Making, pouring poured: [Identifier<Ingredient>: Double],
        of profile: Identifier<Profile>
    ) async throws -> (entry: MadeEntry, bar: BarChange)?
    @discardableResult
    func remove(_ ids: [Identifier<PartyOrder>], of profile: Identifier<Profile>) async throws -> [PartyOrder]
}

package struct PartyDrink: Hashable, Sendable, Identifiable {
    package static let mostServings = 999
    package static let mostDrinks = 100
    package static let longestSection = 40

    package let drink: Identifier<Drink>
    /// 1…999.
    package private(set) var servings: Int
    /// The section of the menu; empty for the section of the drink's base.
    package private(set) var section: String
    package private(set) var price: Double?

    package init(drink: Identifier<Drink>, servings: Int = 1, section: String = "", price: Double? = nil) {
        self.drink = drink
        self.servings = min(max(servings, 1), Self.mostServings)
        self.section = PlainText.line(section, limit: Self.longestSection)
        self.price = price.flatMap { $0 >= 0 && $0 <= Bottle.largest ? $0 : nil }
    }

    package func serving(_ count: Int) -> PartyDrink {
        PartyDrink(drink: drink, servings: count, section: section, price: price)
    }

    package var id: Identifier<Drink> { drink }
}

package struct PartyOrder: Hashable, Sendable, Identifiable {
    package static let longestName = 40
    package static let longestNote = 200

    /// A number in digits; later orders have larger ones, and none is reused.
    package let id: Identifier<PartyOrder>
    package let drink: Identifier<Drink>
    /// One line; empty if unknown.
    package let name: String
    /// A wish on one line; empty for none.
    package let note: String
    package var isDone: Bool
    /// When it was first served and logged, seconds since 1970 UTC; stays when the order is put back. Nil for unserved
    /// orders, and for those of earlier versions.
    package var servedAt: Int64?

    /// Reduces the name and the note to one line without control characters.
    package init(
        id: Identifier<PartyOrder>, drink: Identifier<Drink>, name: String = "", note: String = "",
        isDone: Bool = false, servedAt: Int64? = nil
    ) {
        self.id = id
        self.drink = drink
        self.name = PlainText.line(name, limit: Self.longestName)
        self.note = PlainText.line(note, limit: Self.longestNote)
        self.isDone = isDone
        self.servedAt = servedAt
    }
}

/// A party's guests, drinks per guest, and day; its menu and queue are stored separately.
package struct Party: Hashable, Sendable {
    package static let mostGuests = 500
    package static let mostEach = 20

    package let guests: Int?
    /// Drinks for each guest.
    package let each: Int?
    package let day: LocalDay?

    /// Replaces numbers out of range with nil.
    package init(guests: Int? = nil, each: Int? = nil, day: LocalDay? = nil) {
        self.guests = guests.flatMap { (1...Self.mostGuests).contains($0) ? $0 : nil }
        self.each = each.flatMap { (1...Self.mostEach).contains($0) ? $0 : nil }
        self.day = day
    }

    /// The drinks for all guests; nil unless both numbers are known.
    package var servings: Int? { guests.flatMap { guests in each.map { guests * $0 } } }

    /// The menu scaled to what the guests drink, in proportion, at least one of each; unchanged if that is unknown.
    package func spread(over menu: [PartyDrink]) -> [PartyDrink] {
        guard let servings, !menu.isEmpty else { return menu }
        let sum = Double(menu.reduce(0) { $0 + $1.servings })
        let exact = menu.map { Double($0.servings) / sum * Double(servings) }
        var counts = exact.map { max(1, Int($0)) }
        // The servings left over go to the largest remainders, the earlier drink first.
        let order = menu.indices.sorted {
            let (one, other) = (exact[$0] - Double(counts[$0]), exact[$1] - Double(counts[$1]))
            return one != other ? one > other : $0 < $1
        }
        let left = max(0, servings - counts.reduce(0, +))
        for place in order.prefix(left) { counts[place] += 1 }
        return zip(menu, counts).map { $0.serving($1) }
    }
}
