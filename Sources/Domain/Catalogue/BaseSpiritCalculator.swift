/// Derives the family of a drink's main spirit from its lines.
///
/// Compares volumes; spirits go before weaker alcohol: equal parts of gin, liqueur and vermouth make a gin drink. A
/// spirit of at most a third of the largest wine or beer is an accent and does not count (the cognac of a Champagne
/// Cocktail). Top-ups are not compared. If no spirit counts, the line with the most ethanol leads. A tie is `mixed`.
struct BaseSpiritCalculator: Sendable {
    /// Top-level kinds that form a family, in addition to those named like one.
    static let families: [Identifier<Ingredient>: BaseSpirit] = [
        "gin": .gin, "genever": .gin, "rum": .rum, "cachaca": .rum, "whiskey": .whiskey, "whisky": .whiskey,
        "tequila": .tequila, "mezcal": .tequila, "vodka": .vodka, "flavoured-vodka": .vodka, "brandy": .brandy,
        "fruit-brandy": .brandy,
        "cognac": .brandy, "armagnac": .brandy, "pisco": .brandy, "calvados": .brandy, "grappa": .brandy,
    ]

    private let graph: IngredientGraph
    private let categories: [Identifier<Ingredient>: IngredientCategory]
    private let contents: [Identifier<Ingredient>: IngredientContent]
    private let calculator = DrinkCalculator()

    /// - Parameter contents: the content of each ingredient, inherited values included.
    init(ingredients: [Ingredient], contents: [Identifier<Ingredient>: IngredientContent]) {
        graph = IngredientGraph(ingredients: ingredients)
        categories = Dictionary(firstOf: ingredients.map { ($0.id, $0.category) })
        self.contents = contents
    }

    /// Nil if an alcohol has no amount to compare.
    func base(of drink: Drink) -> BaseSpirit? {
        let poured = calculator.pours(of: drink, contents: contents, glassVolume: nil).pours
            .filter { $0.ethanol > 0 }
        guard !poured.isEmpty else {
            let hasAlcohol = drink.lines.contains { contents[$0.ingredient]?.mayHoldAlcohol ?? true }
            return hasAlcohol ? nil : BaseSpirit.none
        }
        let toppedUp = Set(drink.lines.filter { $0.unit == .topUp }.map(\.ingredient))
        let weak = poured.filter {
            (categories[$0.ingredient] == .wine || categories[$0.ingredient] == .beer)
                && !toppedUp.contains($0.ingredient)
        }
        let largest = weak.map(\.millilitres).max() ?? 0
        let spirits = poured.filter { categories[$0.ingredient] == .spirit && $0.millilitres * 3 > largest }
        return spirits.isEmpty ? leader(of: poured, by: \.ethanol) : leader(of: spirits, by: \.millilitres)
    }

    private func leader(of pours: [Pour], by amount: (Pour) -> Double) -> BaseSpirit {
        var shares: [BaseSpirit: Double] = [:]
        for pour in pours { shares[family(of: pour.ingredient), default: 0] += amount(pour) }
        let most = shares.values.max() ?? 0
        let leaders = shares.filter { $0.value > most * 0.99 }.keys
        return leaders.count == 1 ? leaders.first ?? .other : .mixed
    }

    private func family(of id: Identifier<Ingredient>) -> BaseSpirit {
        for kind in [id] + graph.ancestors(of: id) {
            if let family = Self.families[kind] { return family }
        }
        switch categories[id] {
        case .liqueur: return .liqueur
        case .wine, .vermouth: return .wine
        case .beer: return .beer
        default: return .other
        }
    }
}
