/// Plans a party: its menu with recipes and matches, and what it needs.
package struct PlanParty: Sendable {
    /// A party's menu with what it needs.
    package struct Plan: Sendable {
        /// The menu with recipes, in order; unknown drinks are left out.
        package let courses: [PartyTotals.Course]
        /// The needs of the whole menu.
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
