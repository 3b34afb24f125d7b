import Domain
import FeatureKit

/// Puts recommendations into words: `Gin and lime like 3 you loved; you have all but lime.`
struct AdviceFormatter {
    let facts: AdviceFacts
    let strings: Strings

    private var language: Language { strings.language }

    var state: AdviceState {
        let cards = facts.advice.drinks.compactMap(card)
        return AdviceState(
            phase: cards.isEmpty ? .empty : .loaded, cards: cards, blocks: blocks(of: cards),
            isCold: facts.advice.isCold, triedCount: facts.advice.triedCount)
    }

    private func blocks(of cards: [AdviceState.Card]) -> [PageBlock<Identifier<Drink>>] {
        guard !cards.isEmpty else { return [] }
        var blocks: [PageBlock<Identifier<Drink>>] = [.gap]
        if facts.advice.isCold { blocks += [.text(strings["advice.cold"], .muted), .gap] }
        for card in cards { blocks += [.row(row(of: card)), .gap] }
        return blocks
    }

    private func row(of card: AdviceState.Card) -> PageRow<Identifier<Drink>> {
        let row = card.row
        let marks = facts.marks[row.id]?.words(strings) ?? []
        return PageRow(
            row.id, mark: row.reach == .now ? .check : .circle, title: row.name, other: row.otherName,
            detail: (marks + [row.reachText]).filter { !$0.isEmpty }.joined(separator: " · "), body: card.reason,
            bodyLines: 2, parts: card.held,
            foot: [row.base, card.character].filter { !$0.isEmpty }.joined(separator: " · "), meters: card.meters)
    }

    private func card(_ recommendation: Recommendation) -> AdviceState.Card? {
        guard let drink = facts.drinks[recommendation.drink] else { return nil }
        let row = DrinkRow(drink, away: facts.away[drink.id], strings: strings)
        return AdviceState.Card(
            row: row, held: held(recommendation),
            meters: [
                PageMeter(row.strengthMeter, strength(of: drink, row)),
                PageMeter(row.meters.sugar, strings["meter.sugar.\(row.meters.sugar)"]),
                PageMeter(row.meters.level, strings["meter.level.\(row.meters.level)"]),
            ],
            character: drink.tags.prefix(4).compactMap { facts.tags[$0]?[language] }.joined(separator: ", "),
            reason: sentence(recommendation))
    }

    /// Returns the strength as a number, or in words if it is zero or unknown.
    private func strength(of drink: DrinkSummary, _ row: DrinkRow) -> String {
        if drink.basis == .unknown { return strings["meter.strength.unknown"] }
        return drink.strength > 0 || drink.basis != .known ? row.strength : strings["meter.strength.none"]
    }

    /// Lists the required ingredients, owned ones first.
    private func held(_ recommendation: Recommendation) -> [PagePart] {
        let replaced = (facts.standIns[recommendation.drink] ?? []).map(\.ingredient)
        for case .bar(let reach) in recommendation.reasons {
            return reach.has.map { PagePart(name($0), mark: replaced.contains($0) ? .standIn : .check) }
                + reach.lacks.map { PagePart(name($0), mark: .cross) }
        }
        return []
    }

    /// States the reasons for a drink, then its distance from the bar.
    private func sentence(_ recommendation: Recommendation) -> String {
        var taste: String?
        var bar: String?
        for reason in recommendation.reasons {
            switch reason {
            case .resembles(let like): taste = taste ?? phrase(like)
            case .coldStart(let popularity): taste = taste ?? phrase(popularity)
            case .bar(let reach):
                bar = phrase(reach, facts.standIns[recommendation.drink] ?? [], isAlone: taste == nil)
            }
        }
        let parts = [taste, bar].compactMap { $0 }
        switch parts.count {
        case 0: return ""
        case 1: return capitalized(strings("reason.one", parts[0]))
        default: return capitalized(strings("reason.two", parts[0], parts[1]))
        }
    }

    private func phrase(_ like: Resemblance) -> String? {
        let ingredients = like.ingredients.compactMap { facts.ingredients[$0]?[language] }
        guard let first = ingredients.first, let nearest = like.drinks.first else { return nil }
        let what = ingredients.count > 1 ? strings("reason.and", first, ingredients[1]) : first
        let name = facts.drinks[nearest]?.name[language] ?? nearest.rawValue
        let basis =
            switch like.basis {
            case .loved: "loved"
            case .kept: "kept"
            case .tried: "tried"
            }
        let count = like.drinks.count
        return count == 1
            ? strings("reason.\(basis)-this", what, name) : strings("reason.\(basis)", what, String(count))
    }

    private func phrase(_ popularity: Popularity) -> String {
        if popularity.isEverywhere { return strings["reason.asked"] }
        if popularity.iba != nil { return strings["reason.iba"] }
        return strings[popularity.isClassic ? "reason.classic" : "reason.unlisted"]
    }

    /// - Parameter isAlone: whether it is the only reason; beside another, the row itself shows that the bar has all.
    private func phrase(_ reach: BarReach, _ standIns: [AdviceFacts.StandIn], isAlone: Bool) -> String? {
        var words: [String] = []
        for case .substitute(let bottle, let origin) in standIns.map(\.status) {
            let word = strings("line.stand-in.\(origin.rawValue)", name(bottle))
            // One bottle may replace several ingredients.
            if !words.contains(word) { words.append(word) }
        }
        switch reach.lacks.count {
        case 0 where words.isEmpty: return isAlone ? strings["reason.bar-all"] : nil
        case 0: return strings("reason.bar-stand-in", words.joined(separator: ", "))
        case 1 where !reach.has.isEmpty:
            return strings(words.isEmpty ? "reason.bar-but" : "reason.bar-only", name(reach.lacks[0]))
        case let count where !reach.has.isEmpty: return strings.counted("reason.bar-lacks", count)
        default: return nil
        }
    }

    private func name(_ id: Identifier<Ingredient>) -> String { facts.ingredients[id]?[language] ?? id.rawValue }

    private func capitalized(_ text: String) -> String {
        language == .english ? text.prefix(1).uppercased() + text.dropFirst() : text
    }
}

struct AdviceState: LoadedPageState {
    struct Card: Equatable {
        let row: DrinkRow
        let held: [PagePart]
        let meters: [PageMeter]
        /// The tags in words.
        let character: String
        let reason: String
    }

    var phase: Phase = .idle
    var cards: [Card] = []
    var blocks: [PageBlock<Identifier<Drink>>] = []
    /// Whether the member's taste is unknown.
    var isCold = false
    var triedCount = 0

    var title: String { "" }

    func card(of drink: Identifier<Drink>?) -> Card? { cards.first { $0.row.id == drink } }
}

struct AdviceFacts: Sendable {
    static let count = 20

    /// A required ingredient that the bar replaces or makes.
    struct StandIn: Sendable {
        let ingredient: Identifier<Ingredient>
        let status: LineStatus
    }

    let advice: DrinkAdvice
    let drinks: [Identifier<Drink>: DrinkSummary]
    let marks: [Identifier<Drink>: DrinkMarks]
    let away: [Identifier<Drink>: Int]
    let standIns: [Identifier<Drink>: [StandIn]]
    let ingredients: [Identifier<Ingredient>: LocalizedText]
    let tags: [Identifier<Tag>: LocalizedText]

    /// `kept` is the order to keep; empty to choose drinks anew.
    static func read(
        _ adviser: DrinkAdviser, _ drinks: any DrinkRepository, _ ingredients: any IngredientRepository, _ bar: HomeBar,
        _ marks: any DrinkMarkRepository, kept: [Identifier<Drink>]
    ) async throws -> AdviceFacts {
        let advice = try await adviser.recommendations(count, kept: kept)
        let ids = advice.drinks.map(\.drink)
        var named: Set<Identifier<Ingredient>> = []
        var liked: Set<Identifier<Drink>> = []
        var standIns: [Identifier<Drink>: [StandIn]] = [:]
        let bottles = Set(try await bar.bottles().filter(\.isInBar).map(\.ingredient))
        for recommendation in advice.drinks {
            for reason in recommendation.reasons {
                switch reason {
                case .resembles(let like):
                    named.formUnion(like.ingredients)
                    liked.formUnion(like.drinks.prefix(1))
                case .bar(let reach):
                    named.formUnion(reach.has + reach.lacks)
                    // Without another bottle in their place, there is nothing to read.
                    guard !bottles.isSuperset(of: reach.has) else { break }
                    let found = try await Self.standIns(for: recommendation.drink, drinks, bar)
                    standIns[recommendation.drink] = found
                    named.formUnion(found.flatMap { $0.status.sources(of: $0.ingredient) })
                case .coldStart: break
                }
            }
        }
        let summaries = try await drinks.drinks(with: ids + liked.subtracting(ids).sorted())
        let known = try await drinks.tags(Set(summaries.flatMap(\.tags)).sorted())
        return AdviceFacts(
            advice: advice, drinks: Dictionary(firstOf: summaries.map { ($0.id, $0) }),
            marks: try await marks.marks(of: ids, for: bar.profile), away: try await bar.away(of: ids),
            standIns: standIns,
            ingredients: try await ingredients.ingredients(named.sorted()).mapValues(\.name),
            tags: Dictionary(firstOf: known.map { ($0.id, $0.name) }))
    }

    private static func standIns(
        for id: Identifier<Drink>, _ drinks: any DrinkRepository, _ bar: HomeBar
    ) async throws -> [StandIn] {
        guard let drink = try await drinks.drink(id) else { return [] }
        return zip(drink.lines, try await bar.match(drink).lines).compactMap { line, status in
            line.isOptional || !status.isStandIn ? nil : StandIn(ingredient: line.ingredient, status: status)
        }
    }
}
