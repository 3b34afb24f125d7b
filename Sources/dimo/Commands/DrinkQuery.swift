import DimoApp
import Domain
import FeatureKit

struct DrinkQuery {
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
        let search = try await search()
        let listing = try await store.finder.listing(
            search, sort: options.sort.order, by: language, values: try await values())
        let positions = Array(listing.positions.prefix(options.limit ?? .max))
        let summaries = try await store.drinks.drinks(with: store.finder.drinks(at: positions, by: language))
        var results: [Result] = []
        for summary in summaries {
            guard let drink = try await store.drinks.drink(summary.id) else { continue }
            results.append(Result(drink: summary, missing: try await store.bar.match(drink).missing))
        }
        return results
    }

    /// The options with the words and operators of `--search`; what they cannot mean is an error.
    private func search() async throws -> DrinkSearch {
        let filter = try await filter()
        guard let text = options.search else { return DrinkSearch(filter: filter) }
        let query = DrinkQueryText(text)
        guard query.narrows else { return DrinkSearch(filter: filter, words: [text]) }
        let vocabulary = try await store.finder.vocabulary()
        let search = DrinkSearch(query, vocabulary: vocabulary)
        if let problem = search.problems.first {
            throw CommandFailure(message: problem.text(store.strings), status: Shell.usage)
        }
        return search.within(filter)
    }

    private func values() async throws -> DrinkMemberValues {
        guard [.rating, .made, .count].contains(options.sort) else { return DrinkMemberValues() }
        return try await store.log.memberValues(of: store.profile)
    }

    /// The filter of the options; an unknown id is an error.
    private func filter() async throws -> DrinkFilter {
        let lookup = CommandLookup(store)
        var including: [DrinkOption] = []
        for id in options.including { including.append(.ingredient(try await lookup.ingredient(id).id)) }
        var excluding: [DrinkOption] = []
        for id in options.excluding { excluding.append(.ingredient(try await lookup.ingredient(id).id)) }
        if let tag = options.tag, try await store.drinks.tags([Identifier(tag)]).isEmpty {
            throw CommandFailure(message: store.strings("shell.error.tag", tag))
        }
        var wanted = including
        if let base = options.base.flatMap({ BaseSpirit(rawValue: $0.rawValue) }) { wanted.append(.base(base)) }
        if let tag = options.tag { wanted.append(.tag(Identifier(tag))) }
        if let limit = options.makeable ? 0 : options.away { wanted.append(.away(limit)) }
        return DrinkFilter(wanted: wanted, unwanted: excluding)
    }
}

extension SortChoice {
    var order: DrinkSort {
        switch self {
        case .name: .name
        case .abv: .strength
        case .away: .away
        case .rating: .rating
        case .made: .made
        case .count: .count
        }
    }
}
