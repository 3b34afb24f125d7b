import ArgumentParser
import DimoApp
import Domain
import FeatureKit

struct DrinksListCommand: ReadingCommand, DocumentCommand {
    static let configuration = CommandConfiguration(
        commandName: "list", abstract: "List drinks.",
        discussion: """
            $ dimo drinks list --makeable --base gin
            $ dimo drinks list --with campari --sort abv
            $ dimo drinks list --search with:gin
            """)

    @Flag(help: "Only drinks your bar can make now.")
    var makeable = false

    @Option(help: "Only drinks missing at most this many ingredients.")
    var away: Int?

    @Option(
        name: .customLong("with"), help: "Only drinks with this ingredient or a kind of it; repeat to require several.",
        completion: Completions.ingredient)
    var including: [String] = []

    @Option(
        name: .customLong("without"), help: "Only drinks without this ingredient or any kind of it.",
        completion: Completions.ingredient)
    var excluding: [String] = []

    @Option(
        help: "Only drinks with this base, such as gin, rum or whiskey.",
        completion: .list(BaseSpirit.allCases.map(\.rawValue)))
    var base: String?

    @Option(help: "Only drinks with this tag, by its name or ID.", completion: Completions.tag)
    var tag: String?

    @Option(
        help: "Only drinks with this name or ingredient, or that match operators such as with:gin, tag:tiki or abv<10.")
    var search: String?

    @Option(help: "Sort by name, abv, away, rating (best first), made (latest first) or count (most often made first).")
    var sort: SortChoice = .name

    @Option(help: "Maximum number of results. Default: all.")
    var limit: Int?

    @OptionGroup var output: OutputOptions

    func validate() throws {
        if let away, away < 0 { throw Self.usage("least", "--away", "0") }
        if let limit, limit < 1 { throw Self.usage("least", "--limit", "1") }
    }

    func run(_ store: CommandStore) async throws {
        let found = try await DrinkQuery(options: self, store: store).results()
        if found.isEmpty, !json { Shell.complain(store.strings["shell.drinks.none"]) }
        printList(
            found, members: { DrinkDocument.fields(of: $0.drink, missing: $0.missing) },
            columns: { DrinkDocument.columns($0, store.strings) })
    }
}

enum SortChoice: String, CaseIterable, ExpressibleByArgument {
    case name, abv, away, rating, made, count
}

struct DrinkQuery {
    struct Result {
        let drink: DrinkSummary
        let missing: [Identifier<Ingredient>]
    }

    let options: DrinksListCommand
    let store: CommandStore

    func results() async throws -> [Result] {
        let language = store.strings.language
        let search = try await search()
        let listing = try await store.finder.listing(search, sort: options.sort.order, by: language)
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
        if let problem = search.problems.first { throw CommandFailure.usage(problem.text(store.strings)) }
        return search.within(filter)
    }

    /// The filter of the options; an unknown id is an error.
    private func filter() async throws -> DrinkFilter {
        let lookup = CommandLookup(store)
        var including: [DrinkOption] = []
        for id in options.including { including.append(.ingredient(try await lookup.ingredient(id).id)) }
        var excluding: [DrinkOption] = []
        for id in options.excluding { excluding.append(.ingredient(try await lookup.ingredient(id).id)) }
        var wanted = including
        if let base = options.base { wanted.append(try await option(base, .base)) }
        if let tag = options.tag { wanted.append(try await option(tag, .tag)) }
        if let limit = options.makeable ? 0 : options.away { wanted.append(.away(limit)) }
        return DrinkFilter(wanted: wanted, unwanted: excluding)
    }

    /// The base or tag with an id or with a whole name in either language; for any other, the error lists the names.
    private func option(_ text: String, _ kind: DrinkOptionKind) async throws -> DrinkOption {
        let vocabulary = try await store.finder.vocabulary()
        if let option = vocabulary.wholeOption(text, of: kind) { return option }
        let strings = store.strings
        let missing = strings("shell.error.\(kind.rawValue)", text)
        if let near = vocabulary.suggestion(for: text, of: kind) {
            throw CommandFailure.usage(strings("shell.error.near", missing, near))
        }
        let names = vocabulary.options(of: kind, by: strings.language).map(\.name).joined(separator: ", ")
        throw CommandFailure.usage(strings("shell.parser.choices", missing, names))
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

enum DrinkDocument {
    static func fields(of drink: DrinkSummary, missing: [Identifier<Ingredient>]) -> JSONObject {
        [
            "id": drink.id, "name_en": drink.name.english, "name_ko": drink.name.korean, "base": drink.base.rawValue,
            "abv": drink.basis == .unknown ? JSONValue.null : drink.strength.tenths,
            "abv_basis": drink.basis.code, "sugar": drink.meters.sugar, "strength": drink.meters.strength,
            "level": drink.meters.level, "missing": missing, "away": missing.count,
            "makeable": missing.isEmpty,
        ]
    }

    static func columns(_ result: DrinkQuery.Result, _ strings: Strings) -> [String] {
        let drink = result.drink
        return [
            drink.id.rawValue, drink.name[strings.language], strings["base.\(drink.base.rawValue)"],
            StrengthText(strings).full(drink.strength, drink.basis),
            result.missing.isEmpty ? strings["reach.now"] : strings("reach.away", String(result.missing.count)),
        ]
    }
}
