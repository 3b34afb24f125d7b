package struct PlanParty: Sendable {
    package struct Plan: Sendable {
        /// In menu order; unknown drinks are left out.
        package let courses: [PartyTotals.Course]
        package let needs: [PartyNeed]
        /// The batches to make, in the order of the needs.
        package let batches: [PartyBatch]
        /// The drinks whose ingredients are all in the bar, but not enough of them for the servings.
        package let short: Set<Identifier<Drink>>
    }

    private let drinks: any DrinkRepository
    private let ingredients: any IngredientRepository
    private let bar: HomeBar
    private let totals = PartyTotals()

    package init(drinks: any DrinkRepository, ingredients: any IngredientRepository, bar: HomeBar) {
        self.drinks = drinks
        self.ingredients = ingredients
        self.bar = bar
    }

    /// `served` drinks need nothing more; `recipes` are by the ingredient they make. Homemade bottles that spoil before
    /// `moment`, when the party begins in seconds since 1970 UTC (nil if it has no date), count as used up.
    package func callAsFunction(
        _ menu: [PartyDrink], served: [Identifier<Drink>: Int] = [:],
        recipes: [Identifier<Ingredient>: HouseRecipe] = [:], at moment: Int64? = nil
    ) async throws -> Plan {
        var courses: [PartyTotals.Course] = []
        for place in menu {
            guard let drink = try await drinks.drink(place.drink) else { continue }
            courses.append(
                PartyTotals.Course(drink: drink, servings: place.servings, match: try await bar.match(drink)))
        }
        var supplies = PartyTotals.Supplies()
        let bottles = try await bar.bottles()
        supplies.bottles = Dictionary(firstOf: bottles.map { ($0.ingredient, $0) })
        supplies.staples = try await bar.graph().staples.union(try await bar.preferences().staples)
        supplies.homemade = Set(recipes.keys)
        try await learn(bottles.map(\.ingredient), &supplies)
        supplies.spoiled = try await spoiled(bottles, supplies, by: moment)

        var all: [PartyTotals.Pouring] = []
        var required: [PartyTotals.Pouring] = []
        var extras = ServedExtras(ingredients)
        for course in courses.compactMap({ $0.without(served[$0.drink.id] ?? 0) }) {
            let lines = try await extras.lines(of: course.drink)
            required.append(course.pouring)
            all.append(course.pouring)
            all.append(try await pouring(lines, [course.drink.id], times: Double(course.servings)))
        }
        // A part may itself be made of parts.
        var level = all
        var batches: [PartyBatch] = []
        for _ in 0..<Matcher.makingDepth where !level.isEmpty {
            try await learn(level.flatMap { $0.lines.map(\.ingredient) }, &supplies)
            let made = totals(level, supplies).filter { $0.batch != nil }
            level = []
            for need in made {
                guard let amount = need.batch else { continue }
                let lines = parts(of: need.ingredient, millilitres: amount, recipes, supplies)
                level.append(try await pouring(lines, need.drinks, times: 1))
                batches.append(PartyBatch(need.ingredient, millilitres: amount, recipes[need.ingredient]))
            }
            all += level
        }
        let short = totals(required, supplies).filter { $0.short != nil }.flatMap(\.drinks)
        return Plan(
            courses: courses, needs: totals(all, supplies), batches: batches,
            short: Set(courses.filter(\.match.isMakeable).map(\.drink.id)).intersection(short))
    }

    private func pouring(
        _ lines: [DrinkLine], _ drinks: [Identifier<Drink>], times: Double
    ) async throws -> PartyTotals.Pouring {
        let (matcher, contents) = try await bar.matching()
        return PartyTotals.Pouring(
            drinks: drinks, lines: lines, statuses: lines.map { matcher.match($0, in: contents) }, times: times)
    }

    /// Reads the ingredients with those they are made of.
    private func learn(_ ids: [Identifier<Ingredient>], _ supplies: inout PartyTotals.Supplies) async throws {
        var open = ids
        for _ in 0...Matcher.makingDepth where !open.isEmpty {
            let known = try await ingredients.ingredients(open.filter { supplies.ingredients[$0] == nil })
            supplies.ingredients.merge(known) { first, _ in first }
            open = known.values.flatMap(\.parts)
        }
    }

    /// Returns an amount's parts by house recipe, else catalogue. A single sweetener is measured by the result's sugar.
    private func parts(
        of id: Identifier<Ingredient>, millilitres: Double, _ recipes: [Identifier<Ingredient>: HouseRecipe],
        _ supplies: PartyTotals.Supplies
    ) -> [DrinkLine] {
        if let recipe = recipes[id] { return recipe.lines(for: millilitres) }
        guard let made = supplies.ingredients[id] else { return [] }
        let sweet = made.parts.filter { (supplies.ingredients[$0]?.content.sugar ?? 0) > 0 }
        return made.parts.map { part in
            guard sweet == [part], let content = supplies.ingredients[part]?.content, let share = content.sugar,
                let sugar = made.content.sugar
            else { return DrinkLine(ingredient: part, amount: nil, unit: .gram) }
            return DrinkLine(
                ingredient: part, amount: millilitres * sugar / share, unit: content.isDry ? .gram : .millilitre)
        }
    }

    private func spoiled(
        _ bottles: [Bottle], _ supplies: PartyTotals.Supplies, by moment: Int64?
    ) async throws -> Set<Identifier<Ingredient>> {
        guard let moment else { return [] }
        let made = bottles.filter {
            supplies.homemade.contains($0.ingredient) || supplies.ingredients[$0.ingredient]?.parts.isEmpty == false
        }
        let days = try await ShelfLife(ingredients: ingredients, bar: bar).days(of: made.map(\.ingredient))
        return Set(
            made.filter { $0.freshness(shelfLife: days[$0.ingredient], now: moment)?.isPast == true }
                .map(\.ingredient))
    }
}

package struct PartyBatch: Hashable, Sendable {
    package let ingredient: Identifier<Ingredient>
    package let millilitres: Double
    /// Days until it is ready; 0 if it is ready at once.
    package let days: Int

    init(_ ingredient: Identifier<Ingredient>, millilitres: Double, _ recipe: HouseRecipe?) {
        self.ingredient = ingredient
        self.millilitres = millilitres
        days = recipe?.days ?? 0
    }

    /// The last day to make it for a party.
    package func day(for party: LocalDay) -> LocalDay { LocalDay(daysSince1970: party.daysSince1970 - Int64(days)) }
}
