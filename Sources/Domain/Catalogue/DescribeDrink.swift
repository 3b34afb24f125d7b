package struct DescribeDrink: Sendable {
    let drinks: any DrinkRepository
    let ingredients: any IngredientRepository
    private let bar: HomeBar
    let calculator: DrinkCalculator

    package init(
        drinks: any DrinkRepository, ingredients: any IngredientRepository, bar: HomeBar,
        calculator: DrinkCalculator = DrinkCalculator()
    ) {
        self.drinks = drinks
        self.ingredients = ingredients
        self.bar = bar
        self.calculator = calculator
    }

    package func with(calculator: DrinkCalculator) -> DescribeDrink {
        DescribeDrink(drinks: drinks, ingredients: ingredients, bar: bar, calculator: calculator)
    }

    package func callAsFunction(_ id: Identifier<Drink>) async throws -> DrinkDescription? {
        guard let drink = try await drinks.drink(id) else { return nil }
        async let found = drinks.gear(of: drink)
        let match = try await bar.match(drink)
        let known = try await ingredients.lineage(of: named(drink, match))
        let gear = try await found
        let glass = gear.glass
        let contents = known.mapValues { content(of: $0, in: known) }
        let estimate = calculator.estimate(of: drink, contents: contents, glassVolume: glass?.volume)
        let mine = calculator.estimate(of: drink, contents: contents, glassVolume: glass?.volume, match: match)
        let poured = calculator.pours(of: drink, contents: contents, glassVolume: glass?.volume)
        return DrinkDescription(
            drink: drink, match: match, ingredients: known, contents: contents, glass: glass,
            tools: gear.tools, techniques: gear.techniques, tags: gear.tags, estimate: estimate,
            bottleEstimate: match.isMakeable && mine != estimate ? mine : nil,
            color: DrinkColor(of: drink, pours: poured.pours, contents: contents),
            layers: DrinkLayer.layers(of: poured, contents: contents),
            cost: try await cost(of: drink, match, contents, known, glass))
    }

    private func cost(
        of drink: Drink, _ match: DrinkMatch, _ contents: [Identifier<Ingredient>: IngredientContent],
        _ known: [Identifier<Ingredient>: Ingredient], _ glass: Glass?
    ) async throws -> DrinkCost? {
        let bottles = try await bar.bottles()
        guard bottles.contains(where: { $0.price != nil }) else { return nil }
        let pours = calculator.pours(of: drink, contents: contents, glassVolume: glass?.volume, match: match).pours
        return DrinkCost(
            pours, bottles: bottles, categories: known.mapValues(\.category), staples: try await bar.graph().staples)
    }

    private func named(_ drink: Drink, _ match: DrinkMatch) -> [Identifier<Ingredient>] {
        var ids = drink.lines.map(\.ingredient)
        for status in match.lines {
            switch status {
            case .kind(let bottle), .substitute(let bottle, _): ids.append(bottle)
            case .made(let parts): ids += parts
            case .exact, .missing: break
            }
        }
        return ids
    }

    func content(
        of ingredient: Ingredient, in known: [Identifier<Ingredient>: Ingredient]
    ) -> IngredientContent {
        let above = ingredient.parent.map(known.lineage(of:)) ?? []
        let content = above.reduce(ingredient.content) { $0.filled(from: $1.content) }
        return content.assuming(ingredient.category, name: ingredient.name, own: ingredient.content.strength)
    }
}
