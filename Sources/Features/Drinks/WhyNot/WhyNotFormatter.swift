import Domain
import FeatureKit

struct WhyNotFormatter {
    let answer: WhyNotAnswer
    let strings: Strings

    var state: WhyNotState {
        let name = answer.drink.name[strings.language]
        guard let way = answer.way else {
            return WhyNotState(phase: .loaded, name: name, missing: strings["why.nothing"])
        }
        var steps: [String] = []
        if !way.purchases.isEmpty { steps.append(strings("why.buy", list(way.purchases))) }
        steps += way.steps.compactMap(sentence)
        return WhyNotState(
            phase: .loaded, name: name, missing: strings("why.missing", list(answer.missing)), steps: steps,
            effect: answer.others > 0 ? strings.counted("why.others", answer.others) : "",
            canBuy: !way.purchases.isEmpty)
    }

    private func sentence(_ step: PurchasePath.Step) -> String? {
        switch step {
        case .buy: return nil
        case .buyStandIn(let standIn, let missing):
            return strings("why.stand-in", name(standIn), name(missing))
        case .cousin(let cousin, let missing):
            return strings("why.cousin", name(missing), name(cousin))
        case .make(let made, let parts, nil):
            return strings("why.make", name(made), list(parts))
        case .make(let made, let parts, let ratio?):
            return strings("why.make-ratio", name(made), list(parts), text(of: ratio))
        }
    }

    /// `1:1`, `3:2`, `2:1`.
    private func text(of ratio: Double) -> String {
        let halves = Int(saturating: ratio * 2)
        return halves % 2 == 0 ? "\(halves / 2):1" : "\(halves):2"
    }

    private func list(_ ids: [Identifier<Ingredient>]) -> String { ids.map(name).joined(separator: ", ") }

    private func name(_ id: Identifier<Ingredient>) -> String { answer.names[id]?[strings.language] ?? id.rawValue }
}

struct WhyNotAnswer: Sendable {
    let drink: Drink
    let missing: [Identifier<Ingredient>]
    /// Nil for a makeable drink.
    let way: PurchasePath?
    /// The number of other drinks the purchases unlock.
    let others: Int
    let names: [Identifier<Ingredient>: LocalizedText]

    /// Throws `NotFound` for an unknown id; `StoreError`.
    static func read(
        _ id: Identifier<Drink>, _ drinks: any DrinkRepository, _ ingredients: any IngredientRepository, _ bar: HomeBar
    ) async throws -> WhyNotAnswer {
        guard let drink = try await drinks.drink(id) else { throw NotFound(id: id.rawValue) }
        let (matcher, contents) = try await bar.matching()
        var known = try await ingredients.ingredients(WhyNot.relevant(to: drink, matcher, in: contents))
        let way = WhyNot(matcher: matcher, ingredients: known)(drink, in: contents)
        for case .cousin(let cousin, _) in way?.steps ?? [] {
            if let owned = try await ingredients.ingredient(cousin) { known[cousin] = owned }
        }
        let unlocked = try await bar.unlockedCount(byAdding: way?.purchases ?? [])
        let opensThis = way.map { !$0.steps.contains { if case .cousin = $0 { true } else { false } } } ?? false
        return WhyNotAnswer(
            drink: drink, missing: matcher.match(drink, in: contents).missing, way: way,
            others: max(0, unlocked - (opensThis ? 1 : 0)), names: known.mapValues(\.name))
    }
}

struct WhyNotState: ReadingState {
    var phase: Phase = .idle
    var name = ""
    var missing = ""
    /// The purchases, one sentence per step.
    var steps: [String] = []
    var effect = ""
    var canBuy = false
}
