import Domain
import FeatureKit

struct MakeableReader: Sendable {
    let bar: HomeBar
    let drinks: any DrinkRepository
    let ingredients: any IngredientRepository
    let useUp: UseUp
    let times: BarTimes
    let strings: Strings

    /// Returns all makeable drinks: urgent ones first, then the most called for.
    func list() async throws -> (ids: [Identifier<Drink>], urgent: UrgentDrinks) {
        let urgent = UrgentDrinks(try await useUp(now: times.now, by: strings.language))
        return (urgent.first(in: try await bar.makeableMostAskedFirst(by: strings.language)), urgent)
    }

    func rows(_ ids: [Identifier<Drink>], _ urgent: UrgentDrinks) async throws -> [MakeableState.Row] {
        var rows: [MakeableState.Row] = []
        for summary in try await drinks.drinks(with: ids) {
            guard let drink = try await drinks.drink(summary.id) else { continue }
            let match = try await bar.match(drink)
            let bottle = urgent.bottles[summary.id]
            let known = try await ingredients.ingredients(
                MakeableReason.named(drink, match) + [bottle].compactMap(\.self))
            let reason = MakeableReason.text(drink, match, ingredients: known, strings)
            let opened = bottle.map { strings("makeable.use-up", known[$0]?.name[strings.language] ?? $0.rawValue) }
            rows.append(
                MakeableState.Row(
                    drink: DrinkRow(summary, away: match.away, strings: strings),
                    reason: [opened, reason].compactMap(\.self).joined(separator: " · "), isUrgent: bottle != nil))
        }
        return rows
    }

    /// Returns the positions in a list of the drinks that match a text, and of the one it most likely means.
    func positions(of text: String, in ids: [Identifier<Drink>]) async throws -> (found: [Int], best: Int?) {
        let language = strings.language
        let found = Set(try await drinks.positions(finding: text, by: language))
        let all = try await bar.positions(awayAtMost: 0, by: language)
        let names = try await bar.makeable(by: language)
        let matching = Dictionary(firstOf: zip(names, all).filter { found.contains($0.1) })
        let best = try await drinks.positions(beginning: text, among: Array(matching.values), by: language).first
        return (
            ids.indices.filter { matching[ids[$0]] != nil },
            best.flatMap { best in ids.firstIndex { matching[$0] == best } }
        )
    }
}

/// The makeable drinks; `rows` covers only a window around the visible part.
struct MakeableState: ListScreenState {
    var phase: Phase = .idle
    var ids: [Identifier<Drink>] = []
    var rows: [Int: Row] = [:]
    /// The positions of the search results, ascending.
    var matches: [Int] = []
    var matchedText: String? = ""
    var bestMatch: Int?

    var rowCount: Int { ids.count }

    func row(at index: Int) -> Row? { rows[index] }

    struct Row: Equatable, Sendable {
        let drink: DrinkRow
        /// The bottles that make it possible: `your Beefeater, Campari, Punt e Mes stands in`.
        let reason: String
        var isUrgent = false
    }
}

enum MakeableReason {
    static func text(
        _ drink: Drink, _ match: DrinkMatch, ingredients: [Identifier<Ingredient>: Ingredient], _ strings: Strings
    ) -> String {
        func name(_ id: Identifier<Ingredient>) -> String {
            ingredients[id]?.name[strings.language] ?? id.rawValue
        }
        let reasons = zip(drink.lines, match.lines).compactMap { line, status -> String? in
            guard !line.isOptional else { return nil }
            switch status {
            case .exact: return name(line.ingredient)
            case .kind(let bottle): return strings("line.yours", name(bottle))
            case .substitute(let bottle, let origin):
                return strings("line.stand-in.\(origin.rawValue)", name(bottle))
            case .made(let parts):
                let made = strings("line.made", parts.map(name).joined(separator: " + "))
                return "\(name(line.ingredient)) (\(made))"
            case .missing: return nil
            }
        }
        return reasons.joined(separator: ", ")
    }

    static func named(_ drink: Drink, _ match: DrinkMatch) -> [Identifier<Ingredient>] {
        zip(drink.lines, match.lines).flatMap { line, status -> [Identifier<Ingredient>] in
            switch status {
            case .kind(let bottle), .substitute(let bottle, _): [line.ingredient, bottle]
            case .made(let parts): [line.ingredient] + parts
            case .exact, .missing: [line.ingredient]
            }
        }
    }
}
