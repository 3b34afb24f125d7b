package import Domain

/// Reads the bottles most homes have, and what a choice of them makes.
package struct FirstBottlesReader: Sendable {
    struct Shelf: Sendable {
        let bar: HomeBar
        let bottles: [Ingredient]
        let owned: Set<Identifier<Ingredient>>
        fileprivate let index: MakeableIndex

        var isCatalogueRead: Bool { !index.recipes.isEmpty }
    }

    struct Opening: Sendable {
        let bottle: LocalizedText
        let drink: LocalizedText
    }

    struct Outcome: Sendable {
        /// The drinks the bar can make, classics first.
        let drinks: [LocalizedText]
        /// The bottles that would add most, each with a drink that no other bottle names. The bottle of the recipe
        /// comes before one that stands in for it, as Home names what a drink lacks.
        let openings: [Opening]
    }

    /// In reading order: the gin, the Campari and the vermouth of a Negroni are a few keys apart.
    static let ids: [Identifier<Ingredient>] = [
        "gin", "vodka", "white-rum", "blanco-tequila", "bourbon", "whiskey", "campari", "sweet-vermouth",
        "dry-vermouth", "triple-sec", "coffee-liqueur", "aperol", "lemon", "lime", "tonic-water", "soda-water", "cola",
        "soju", "sugar", "lager",
    ]
    private static let mostOpenings = 10
    private static let classic: Identifier<Tag> = "classic"

    private let ingredients: any IngredientRepository
    private let drinks: any DrinkRepository
    private let makeBar: @Sendable () -> HomeBar

    package init(
        ingredients: any IngredientRepository, drinks: any DrinkRepository, makeBar: @escaping @Sendable () -> HomeBar
    ) {
        self.ingredients = ingredients
        self.drinks = drinks
        self.makeBar = makeBar
    }

    /// Reads everything again, because the catalogue may have been imported meanwhile.
    func shelf() async throws -> Shelf {
        let bar = makeBar()
        let found = try await ingredients.ingredients(Self.ids)
        let owned = try await bar.bottles().filter(\.isInBar).map(\.ingredient)
        return Shelf(
            bar: bar, bottles: Self.ids.compactMap { found[$0] }, owned: Set(owned),
            index: try await bar.makeableIndex())
    }

    func outcome(
        of ticked: Set<Identifier<Ingredient>>, on shelf: Shelf, by language: Language
    ) async throws -> Outcome {
        var index = shelf.index
        for bottle in shelf.bottles { index.set(bottle.id, isInBar: ticked.contains(bottle.id)) }
        let makeable = classicsFirst(try await drinks.drinks(with: index.makeable(by: language)))
        let open = shelf.bottles.filter { !ticked.contains($0.id) }
        let lacking = index.oneAway().filter { group in open.contains { $0.id == group.ingredient } }
        let meant: [Identifier<Drink>: Identifier<Ingredient>] = Dictionary(
            firstOf: lacking.flatMap { group in group.drinks.map { ($0, group.ingredient) } })
        let purchases =
            open.map { bottle in
                let unlocks = index.effect(ofAdding: bottle.id).unlocks
                return (bottle: bottle, unlocks: unlocks.filter { meant[$0, default: bottle.id] == bottle.id })
            }
            .filter { !$0.unlocks.isEmpty }
            .sorted { $0.unlocks.count > $1.unlocks.count }
        let unlocked = try await drinks.drinks(with: Array(Set(purchases.flatMap { $0.unlocks })))
        let known = Dictionary(firstOf: unlocked.map { ($0.id, $0) })
        var openings: [Opening] = []
        for (bottle, unlocks) in purchases where openings.count < Self.mostOpenings {
            let named = openings.map(\.drink)
            guard
                let drink = classicsFirst(unlocks.compactMap { known[$0] }).first(where: { !named.contains($0.name) })
            else { continue }
            openings.append(Opening(bottle: bottle.name, drink: drink.name))
        }
        return Outcome(drinks: makeable.map(\.name), openings: openings)
    }

    private func classicsFirst(_ drinks: [DrinkSummary]) -> [DrinkSummary] {
        drinks.filter { $0.tags.contains(Self.classic) } + drinks.filter { !$0.tags.contains(Self.classic) }
    }
}
