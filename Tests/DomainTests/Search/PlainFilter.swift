import Domain

/// A plain implementation of filtering, one drink after the other, to compare the index with.
struct PlainFilter {
    let catalogue: Catalogue
    let missingCounts: [Int]
    let values: DrinkMemberValues
    private let ordered: [Drink]
    private let estimates: [Identifier<Drink>: DrinkEstimate]
    private let graph: IngredientGraph

    init(_ world: SearchWorld) {
        let catalogue = world.catalogue
        self.catalogue = catalogue
        values = world.values
        missingCounts = world.missingCounts
        graph = IngredientGraph(ingredients: catalogue.ingredients)
        ordered = Self.sorted(catalogue.drinks, .english)
        let contents = catalogue.contents()
        estimates = Dictionary(
            catalogue.drinks.map {
                ($0.id, DrinkCalculator().estimate(of: $0, contents: contents, glassVolume: nil))
            },
            uniquingKeysWith: { first, _ in first })
    }

    static func sorted(_ drinks: [Drink], _ language: Language) -> [Drink] {
        drinks.sorted { ($0.name[language], $0.id) < ($1.name[language], $1.id) }
    }

    func strength(_ drink: Drink) -> Double { estimates[drink.id]?.strength ?? 0 }

    func isKnown(_ drink: Drink) -> Bool { estimates[drink.id]?.basis != .unknown }

    func away(_ drink: Drink) -> Int { ordered.firstIndex { $0.id == drink.id }.map { missingCounts[$0] } ?? 99 }

    func passes(_ drink: Drink, _ filter: DrinkFilter) -> Bool {
        for kind in DrinkOptionKind.allCases {
            let wanted = filter.wanted.filter { $0.kind == kind }
            if kind == .ingredient {
                guard wanted.allSatisfy({ holds($0, drink) }) else { return false }
            } else if !wanted.isEmpty, !wanted.contains(where: { holds($0, drink) }) {
                return false
            }
        }
        return !filter.unwanted.contains { holds($0, drink) }
            && filter.bounds.allSatisfy { isKnown(drink) && $0.contains(strength(drink)) }
    }

    func holds(_ option: DrinkOption, _ drink: Drink) -> Bool {
        switch option {
        case .base(let base): return drink.base == base
        case .away(let limit): return away(drink) <= limit
        case .marked(.saved): return values.saved[drink.id] != nil
        case .marked(.tried): return values.tried[drink.id] != nil
        case .made: return values.made[drink.id] != nil
        case .own: return drink.id.rawValue.hasPrefix("my-")
        case .rated(let stars): return values.ratings[drink.id].map { $0 >= Double(stars) } ?? false
        case .collection(let id):
            return values.collections.contains { $0.collection.id == id && $0.drinks.contains(drink.id) }
        case .source(let name): return drink.source == name
        case .tool(let id): return drink.tools.contains(id)
        case .strength(let step): return (isKnown(drink) ? meters(drink).strength : 4) == step
        case .sugar(let step): return meters(drink).sugar == step
        case .level(let step): return meters(drink).level == step
        case .size(let range): return range.contains(Set(drink.requiredLines.map(\.ingredient)).count)
        case .ingredient(let id):
            return drink.lines.contains { $0.ingredient == id || graph.ancestors(of: $0.ingredient).contains(id) }
        case .technique(let kind): return drink.techniques.contains(kind)
        case .tag(let tag): return drink.tags.contains(tag)
        case .glass(let glass): return drink.glass == glass
        case .iba(let group): return drink.iba == group
        case .alcoholFree: return isKnown(drink) && strength(drink) <= 0
        }
    }

    private func meters(_ drink: Drink) -> DrinkMeters {
        estimates[drink.id].map { DrinkMeters(drink, estimate: $0) } ?? DrinkMeters(strength: 9, sugar: 9, level: 9)
    }
}
