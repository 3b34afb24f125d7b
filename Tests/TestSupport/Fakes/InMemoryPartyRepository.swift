package import Domain

package actor InMemoryPartyRepository: PartyRepository {
    private var menus: [Identifier<Profile>: [PartyDrink]] = [:]
    private var queues: [Identifier<Profile>: [PartyOrder]] = [:]
    private var lastNumber = 0
    private var parties: [Identifier<Profile>: Party] = [:]
    private var failure: (any Error)?
    private let log: InMemoryMadeLogRepository

    /// Makes a party of the local profile; served drinks go into the log.
    package init(_ menu: [PartyDrink] = [], log: InMemoryMadeLogRepository = InMemoryMadeLogRepository()) {
        menus[Profile.localID] = menu
        self.log = log
    }

    package func party(of profile: Identifier<Profile>) async throws -> Party {
        if let failure { throw failure }
        return parties[profile] ?? Party()
    }

    package func setParty(_ party: Party, menu: [PartyDrink], of profile: Identifier<Profile>) async throws {
        try await setMenu(menu, of: profile)
        parties[profile] = party
    }

    package func endParty(of profile: Identifier<Profile>) async throws -> Bool {
        if let failure { throw failure }
        let wasThere = parties[profile] != nil || menus[profile]?.isEmpty == false || queues[profile]?.isEmpty == false
        (parties[profile], menus[profile], queues[profile]) = (nil, nil, nil)
        return wasThere
    }

    package func serve(
        _ order: PartyOrder, making: Making, pouring poured: [Identifier<Ingredient>: Double],
        of profile: Identifier<Profile>
    ) async throws -> (entry: MadeEntry, bar: BarChange)? {
        if let failure { throw failure }
        guard let place = queues[profile]?.firstIndex(where: { $0.id == order.id }),
            queues[profile]?[place].servedAt == nil
        else { return nil }
        queues[profile]?[place].isDone = true
        queues[profile]?[place].servedAt = making.madeAt
        return try await log.add(making, pouring: poured, of: profile)
    }

    package func fail(with error: (any Error)?) {
        failure = error
    }

    package func menu(of profile: Identifier<Profile>) async throws -> [PartyDrink] {
        if let failure { throw failure }
        return menus[profile] ?? []
    }

    package func setMenu(_ menu: [PartyDrink], of profile: Identifier<Profile>) async throws {
        if let failure { throw failure }
        var kept: [PartyDrink] = []
        for place in menu where !kept.contains(where: { $0.drink == place.drink }) { kept.append(place) }
        menus[profile] = Array(kept.prefix(PartyDrink.mostDrinks))
    }

    package func orders(
        of profile: Identifier<Profile>, after last: PartyOrder?, limit: Int
    ) async throws -> [PartyOrder] {
        if let failure { throw failure }
        let sorted = (queues[profile] ?? []).sorted { Self.key($0) < Self.key($1) }
        let rest = sorted.filter { order in last.map { Self.key(order) > Self.key($0) } ?? true }
        return Array(rest.prefix(max(limit, 0)))
    }

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

    @discardableResult
    package func update(_ order: PartyOrder, of profile: Identifier<Profile>) async throws -> Bool {
        if let failure { throw failure }
        guard let place = queues[profile]?.firstIndex(where: { $0.id == order.id }), queues[profile]?[place] != order
        else { return false }
        queues[profile]?[place] = order
        return true
    }

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
