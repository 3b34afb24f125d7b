/// How the member makes an ingredient at home: a syrup, a cordial, an infusion. It was made when its bottle was opened,
/// and keeps for the ingredient's shelf life.
package struct HouseRecipe: Hashable, Sendable, Identifiable {
    package static let mostParts = 20
    package static let mostDays = 365
    package static let mostYield = 100_000.0

    package struct Part: Hashable, Sendable {
        package let ingredient: Identifier<Ingredient>
        /// In `unit`, above 0.
        package let amount: Double
        package let unit: MeasureUnit

        package init(_ ingredient: Identifier<Ingredient>, _ amount: Double, _ unit: MeasureUnit) {
            self.ingredient = ingredient
            self.amount = amount
            self.unit = unit
        }
    }

    package let ingredient: Identifier<Ingredient>
    package let parts: [Part]
    /// Millilitres that the parts make.
    package let yield: Double
    /// Days that it must stand before it is ready, 0…365.
    package let days: Int

    /// Nil without a part or a yield above 0.
    package init?(_ ingredient: Identifier<Ingredient>, parts: [Part], yield: Double, days: Int = 0) {
        let parts = parts.filter { $0.amount > 0 && $0.amount.isFinite && $0.ingredient != ingredient }
        guard !parts.isEmpty, parts.count <= Self.mostParts, yield > 0, yield <= Self.mostYield else { return nil }
        self.ingredient = ingredient
        self.parts = parts
        self.yield = yield
        self.days = min(max(days, 0), Self.mostDays)
    }

    package var id: Identifier<Ingredient> { ingredient }

    func lines(for millilitres: Double) -> [DrinkLine] {
        parts.map { DrinkLine(ingredient: $0.ingredient, amount: $0.amount * millilitres / yield, unit: $0.unit) }
    }
}

/// A member's house recipes. Every change is one undoable step.
package protocol HouseRecipeRepository: Sendable {
    /// Sorted by the ingredient they make.
    func houseRecipes(of profile: Identifier<Profile>) async throws -> [HouseRecipe]
    func put(_ recipe: HouseRecipe, of profile: Identifier<Profile>) async throws
    @discardableResult
    func removeRecipe(for ingredient: Identifier<Ingredient>, of profile: Identifier<Profile>) async throws -> Bool
}

/// Puts a homemade batch into the bar, dated today, and subtracts its parts from counted bottles.
package struct MakeBatch: Sendable {
    private let bar: HomeBar
    private let ingredients: any IngredientRepository
    private let clock: any WallClock

    package init(bar: HomeBar, ingredients: any IngredientRepository, clock: any WallClock) {
        self.bar = bar
        self.ingredients = ingredients
        self.clock = clock
    }

    /// Adds the batch to what is left of an older one that has not spoiled; the older date counts.
    @discardableResult
    package func callAsFunction(_ recipe: HouseRecipe) async throws -> BarOutcome {
        let (matcher, contents) = try await bar.matching()
        let lines = recipe.lines(for: recipe.yield)
        let statuses = lines.map { matcher.match($0, in: contents) }
        let known = try await ingredients.ingredients(lines.map(\.ingredient) + statuses.flatMap(\.parts))
        let poured = PouredAmounts.amounts(zip(lines, statuses), known)
        let bottles = try await bar.bottles()
        let days = try await ShelfLife(ingredients: ingredients, bar: bar).days(of: [recipe.ingredient])
        let now = clock.now()
        var change = BarChange(
            added: bottles.compactMap { bottle in poured[bottle.ingredient].flatMap { bottle.pouring($0) } })
        let old = bottles.first { $0.ingredient == recipe.ingredient && $0.isInBar }
        let isOldGood = old?.freshness(shelfLife: days[recipe.ingredient], now: now)?.isPast != true
        let left = isOldGood ? old?.remaining ?? 0 : 0
        change.added.append(
            Bottle(
                ingredient: recipe.ingredient, level: .full, openedAt: left > 0 ? old?.openedAt ?? now : now,
                size: recipe.yield, price: old?.price, remaining: left + recipe.yield))
        return try await bar.apply(change)
    }
}

/// The amounts that lines take from the bottles of a bar: millilitres, or pieces for ingredients counted in pieces.
enum PouredAmounts {
    static func amounts(
        _ lines: some Sequence<(DrinkLine, LineStatus)>, _ known: [Identifier<Ingredient>: Ingredient]
    ) -> [Identifier<Ingredient>: Double] {
        var sums: [Identifier<Ingredient>: Double] = [:]
        for (line, status) in lines {
            if case .made(let parts) = status {
                guard let fruit = FruitShare.pressed(line, from: parts, known) else { continue }
                sums[fruit.ingredient, default: 0] += fruit.pieces
                continue
            }
            guard status.isMet else { continue }
            let poured = line.poured(by: status)
            let ingredient = known[poured.ingredient]
            guard let amount = poured.amount else { continue }
            if ingredient?.isCountedInPieces == true {
                if let share = FruitShare.share(of: poured.unit) {
                    sums[poured.ingredient, default: 0] += amount * share
                } else if let one = poured.unit.millilitres(isAfter: line.isAfter),
                    let piece = ingredient?.content.pieceMillilitres
                {
                    sums[poured.ingredient, default: 0] += amount * one / piece
                }
            } else if let one = poured.unit.millilitres(isAfter: line.isAfter) {
                sums[poured.ingredient, default: 0] += amount * one
            }
        }
        return sums
    }
}

extension LineStatus {
    /// The owned ingredients that the status names.
    var parts: [Identifier<Ingredient>] {
        switch self {
        case .kind(let owned), .substitute(let owned, _): [owned]
        case .made(let parts): parts
        case .exact, .missing: []
        }
    }
}
