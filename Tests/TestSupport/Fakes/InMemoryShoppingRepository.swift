package import Domain

/// Shopping lists in memory; ticked items go into the given bar.
package actor InMemoryShoppingRepository: ShoppingRepository {
    private let bars: any BarRepository
    private let categories: [Identifier<Ingredient>: IngredientCategory]
    private var lists: [Identifier<Profile>: [ShoppingItem]] = [:]
    private var lastNumber = 0
    private var failure: (any Error)?

    /// The entries belong to the local profile and are numbered from 1.
    package init(
        _ entries: [ShoppingEntry] = [], bars: any BarRepository = InMemoryBarRepository(),
        categories: [Identifier<Ingredient>: IngredientCategory] = [:]
    ) {
        self.bars = bars
        self.categories = categories
        lists[Profile.localID] = entries.enumerated().map {
            ShoppingItem(id: Identifier(String($0.offset + 1)), entry: $0.element)
        }
        lastNumber = entries.count
    }

    package func fail(with error: (any Error)?) {
        failure = error
    }

    package func items(of profile: Identifier<Profile>) async throws -> [ShoppingItem] {
        if let failure { throw failure }
        return lists[profile] ?? []
    }

    @discardableResult
    package func add(_ entries: [ShoppingEntry], of profile: Identifier<Profile>) async throws -> [ShoppingItem] {
        if let failure { throw failure }
        var items = lists[profile] ?? []
        var touched: [Int] = []
        for entry in entries {
            if let place = items.place(for: entry), let sum = items[place].entry.merged(with: entry) {
                guard sum != items[place].entry else { continue }
                items[place].entry = sum
                if !touched.contains(place) { touched.append(place) }
            } else {
                lastNumber += 1
                touched.append(items.count)
                items.append(ShoppingItem(id: Identifier(String(lastNumber)), entry: entry))
            }
        }
        lists[profile] = items
        return touched.map { items[$0] }
    }

    @discardableResult
    package func setDone(
        _ isDone: Bool, _ ids: [Identifier<ShoppingItem>], of profile: Identifier<Profile>
    ) async throws -> ShoppingTick {
        if let failure { throw failure }
        var items = lists[profile] ?? []
        let places = items.indices.filter { ids.contains(items[$0].id) && items[$0].isDone != isDone }
        for place in places { items[place].isDone = isDone }
        lists[profile] = items
        let changed = places.map { items[$0] }
        guard isDone else { return ShoppingTick(items: changed) }
        let present = Dictionary(
            try await bars.bottles(of: profile).map { ($0.ingredient, $0) }, uniquingKeysWith: { first, _ in first })
        let bought = changed.compactMap { item in
            item.subject.ingredient.flatMap {
                Bottle.bought($0, for: item.entry, replacing: present[$0], category: categories[$0])
            }
        }
        let bar = try await bars.change(BarChange(added: bought), of: profile)
        return ShoppingTick(items: changed, bar: bar)
    }

    @discardableResult
    package func remove(
        _ ids: [Identifier<ShoppingItem>], of profile: Identifier<Profile>
    ) async throws -> [ShoppingItem] {
        try apply(profile) { ids.contains($0.id) }
    }

    @discardableResult
    package func clear(onlyDone: Bool, of profile: Identifier<Profile>) async throws -> [ShoppingItem] {
        try apply(profile) { !onlyDone || $0.isDone }
    }

    private func apply(_ profile: Identifier<Profile>, where isGoing: (ShoppingItem) -> Bool) throws -> [ShoppingItem] {
        if let failure { throw failure }
        let going = (lists[profile] ?? []).filter(isGoing)
        lists[profile]?.removeAll(where: isGoing)
        return going
    }
}
