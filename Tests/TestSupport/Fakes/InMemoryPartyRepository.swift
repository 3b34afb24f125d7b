package import Domain

package actor InMemoryPartyRepository: PartyRepository {
    private var menus: [Identifier<Profile>: [PartyDrink]] = [:]
    private var queues: [Identifier<Profile>: [PartyOrder]] = [:]
    private var lastNumber = 0
    private var failure: (any Error)?

    /// Makes a party of the local profile with this menu.
    package init(_ menu: [PartyDrink] = []) {
        menus[Profile.localID] = menu
    }

    /// Makes everything fail with an error, or succeed again with nil.
    package func fail(with error: (any Error)?) {
        failure = error
    }

    /// The menu, in its order.
    package func menu(of profile: Identifier<Profile>) async throws -> [PartyDrink] {
        if let failure { throw failure }
        return menus[profile] ?? []
    }

    /// Replaces the menu.
    package func setMenu(_ menu: [PartyDrink], of profile: Identifier<Profile>) async throws {
        if let failure { throw failure }
        var kept: [PartyDrink] = []
        for place in menu where !kept.contains(where: { $0.drink == place.drink }) { kept.append(place) }
        menus[profile] = Array(kept.prefix(PartyDrink.mostDrinks))
    }

    /// A page of the queue.
    package func orders(
        of profile: Identifier<Profile>, after last: PartyOrder?, limit: Int
    ) async throws -> [PartyOrder] {
        if let failure { throw failure }
        let sorted = (queues[profile] ?? []).sorted { Self.key($0) < Self.key($1) }
        let rest = sorted.filter { order in last.map { Self.key(order) > Self.key($0) } ?? true }
        return Array(rest.prefix(max(limit, 0)))
    }

    /// Puts an order at the end of the queue.
    @discardableResult
    package func add(
        _ drink: Identifier<Drink>, name: String, note: String, of profile: Identifier<Profile>
    ) async throws -> PartyOrder {
        if let failure { throw failure }
        lastNumber += 1
        let order = PartyOrder(id: Identifier(String(lastNumber)), drink: drink, name: name, note: note)
        queues[profile, default: []].append(order)
        return order
    }

    /// Replaces an order.
    @discardableResult
    package func update(_ order: PartyOrder, of profile: Identifier<Profile>) async throws -> Bool {
        if let failure { throw failure }
        guard let place = queues[profile]?.firstIndex(where: { $0.id == order.id }), queues[profile]?[place] != order
        else { return false }
        queues[profile]?[place] = order
        return true
    }

    /// Takes orders out of the queue.
    @discardableResult
    package func remove(
        _ ids: [Identifier<PartyOrder>], of profile: Identifier<Profile>
    ) async throws -> [PartyOrder] {
        if let failure { throw failure }
        let removed = (queues[profile] ?? []).filter { ids.contains($0.id) }
        queues[profile]?.removeAll { ids.contains($0.id) }
        return removed
    }

    private static func key(_ order: PartyOrder) -> (Int, Int) {
        (order.isDone ? 1 : 0, Int(order.id.rawValue) ?? 0)
    }
}
