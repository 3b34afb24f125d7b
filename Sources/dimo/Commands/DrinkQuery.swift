internal import DimoApp
internal import Domain

/// The drinks that the options of `dimo drinks list` ask for.
struct DrinkQuery {
    /// A drink with what the bar has of it.
    struct Result {
        let drink: DrinkSummary
        let missing: [Identifier<Ingredient>]
    }

    private let options: DrinksListCommand
    private let store: CommandStore

    init(_ options: DrinksListCommand, _ store: CommandStore) {
        self.options = options
        self.store = store
    }

    func results() async throws -> [Result] {
        let language = store.strings.language
        let graph = try await store.bar.graph()
        let lookup = CommandLookup(store)
        for id in options.including + options.excluding { _ = try await lookup.ingredient(id) }
        let including = options.including.map { Identifier<Ingredient>($0) }
        let excluding = options.excluding.map { Identifier<Ingredient>($0) }
        var matches: Set<Int>?
        if let text = options.search {
            matches = Set(try await store.drinks.positions(matching: text, by: language))
        }
        if let tag = options.tag, try await store.drinks.tags([Identifier(tag)]).isEmpty {
            throw CommandFailure(message: "no tag \"\(tag)\"")
        }
        let limit = options.makeable ? 0 : options.away
        var results: [Result] = []
        for (position, summary) in try await store.drinks.drinks(in: 0..<Int.max, by: language).enumerated() {
            if let matches, !matches.contains(position) { continue }
            if let base = options.base, summary.base.rawValue != base.rawValue { continue }
            if let tag = options.tag, !summary.tags.contains(Identifier(tag)) { continue }
            guard let drink = try await store.drinks.drink(summary.id) else { continue }
            let match = try await store.bar.match(drink)
            if let limit, match.away > limit { continue }
            let holds = { (wanted: Identifier<Ingredient>) in
                drink.lines.contains { $0.ingredient == wanted || graph.ancestors(of: $0.ingredient).contains(wanted) }
            }
            guard including.allSatisfy(holds), !excluding.contains(where: holds) else { continue }
            results.append(Result(drink: summary, missing: match.missing))
        }
        return Array(sorted(results).prefix(options.limit ?? .max))
    }

    /// Equal ones stay in the order of their names.
    private func sorted(_ results: [Result]) -> [Result] {
        let numbered = results.enumerated()
        switch options.sort {
        case .name: return results
        case .abv:
            return numbered.sorted { ($1.element.drink.strength, $0.offset) < ($0.element.drink.strength, $1.offset) }
                .map(\.element)
        case .away:
            return numbered.sorted { ($0.element.missing.count, $0.offset) < ($1.element.missing.count, $1.offset) }
                .map(\.element)
        }
    }
}
