package struct PlanParty: Sendable {
    package struct Plan: Sendable {
        /// In menu order; unknown drinks are left out.
        package let courses: [PartyTotals.Course]
        package let needs: [PartyNeed]
    }

    private let drinks: any DrinkRepository
    private let ingredients: any IngredientRepository
    private let bar: HomeBar
    private let totals: PartyTotals

    package init(
        drinks: any DrinkRepository, ingredients: any IngredientRepository, bar: HomeBar,
        totals: PartyTotals = PartyTotals()
    ) {
        self.drinks = drinks
        self.ingredients = ingredients
        self.bar = bar
        self.totals = totals
    }

    package func callAsFunction(_ menu: [PartyDrink]) async throws -> Plan {
        var courses: [PartyTotals.Course] = []
        for place in menu {
            guard let drink = try await drinks.drink(place.drink) else { continue }
            courses.append(
                PartyTotals.Course(drink: drink, servings: place.servings, match: try await bar.match(drink)))
        }
        let known = try await ingredients.ingredients(courses.flatMap { $0.drink.lines.map(\.ingredient) })
        let bottles = try await bar.bottles()
        let owned = try await ingredients.ingredients(bottles.map(\.ingredient))
        return Plan(
            courses: courses,
            needs: totals(
                courses, contents: known.mapValues(\.content), bottles: bottles,
                categories: owned.mapValues(\.category)))
    }
}
