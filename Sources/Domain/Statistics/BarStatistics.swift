package struct BarStatistics: Equatable, Sendable {
    package struct MadeDrink: Hashable, Sendable {
        package let base: BaseSpirit
        /// Per cent alcohol by volume with the recipe's ingredients.
        package let strength: Double
        package let basis: StrengthBasis
        package let tags: [Identifier<Tag>]
        package let count: Int

        package init(
            base: BaseSpirit, strength: Double, tags: [Identifier<Tag>], count: Int,
            basis: StrengthBasis = .known
        ) {
            self.base = base
            self.strength = strength
            self.tags = tags
            self.count = count
            self.basis = basis
        }
    }

    package struct UsedRecipe: Hashable, Sendable {
        package let lines: [DrinkLine]
        /// Servings made of it.
        package let count: Int

        package init(lines: [DrinkLine], count: Int) {
            self.lines = lines
            self.count = count
        }
    }

    package enum StrengthBand: Int, CaseIterable, Sendable {
        case none
        /// Below 13%.
        case light
        /// From 13% to below 22%.
        case medium
        /// 22% or more.
        case strong
        case unknown

        package init(strength: Double, basis: StrengthBasis = .known) {
            self =
                basis == .unknown
                ? .unknown : strength <= 0 ? .none : strength < 13 ? .light : strength < 22 ? .medium : .strong
        }
    }

    /// The servings per base, most first.
    package let bases: [(BaseSpirit, Int)]
    /// The servings per tag, most first.
    package let tags: [(Identifier<Tag>, Int)]
    /// The servings per band, from none to strong.
    package let strengths: [(StrengthBand, Int)]
    package let total: Int

    package init(_ drinks: [MadeDrink]) {
        var bases: [BaseSpirit: Int] = [:]
        var tags: [Identifier<Tag>: Int] = [:]
        var strengths: [StrengthBand: Int] = [:]
        for drink in drinks {
            bases[drink.base, default: 0] += drink.count
            for tag in drink.tags { tags[tag, default: 0] += drink.count }
            strengths[StrengthBand(strength: drink.strength, basis: drink.basis), default: 0] += drink.count
        }
        self.bases = BaseSpirit.allCases.compactMap { base in bases[base].map { (base, $0) } }
            .enumerated().sorted { ($1.element.1, $0.offset) < ($0.element.1, $1.offset) }.map(\.element)
        self.tags = tags.sorted { $0.value != $1.value ? $0.value > $1.value : $0.key < $1.key }
            .map { ($0.key, $0.value) }
        self.strengths = StrengthBand.allCases.map { ($0, strengths[$0] ?? 0) }
            .filter { $0.0 != .unknown || $0.1 > 0 }
        total = drinks.reduce(0) { $0 + $1.count }
    }

    package static func == (left: Self, right: Self) -> Bool {
        left.bases.elementsEqual(right.bases, by: ==) && left.tags.elementsEqual(right.tags, by: ==)
            && left.strengths.elementsEqual(right.strengths, by: ==) && left.total == right.total
    }

    /// The servings made with each ingredient; a substitute from the bar counts in place of the ingredient it replaces.
    /// A recipe counts once per ingredient, without optional lines.
    package static func used(
        in recipes: [UsedRecipe], _ matcher: Matcher, _ bar: BarContents
    ) -> [Identifier<Ingredient>: Int] {
        var counts: [Identifier<Ingredient>: Int] = [:]
        for recipe in recipes {
            let used = recipe.lines.filter { !$0.isOptional }.map { line in
                if case .substitute(let owned, _) = matcher.match(line, in: bar) { owned } else { line.ingredient }
            }
            for ingredient in Set(used) { counts[ingredient, default: 0] += recipe.count }
        }
        return counts
    }
}

/// Reads the input of the statistics: only the member's rows, each through an index.
package protocol BarStatisticsRepository: Sendable {
    /// Returns the logged drinks still in the catalogue, with the servings made of each.
    func madeDrinks(of profile: Identifier<Profile>) async throws -> [BarStatistics.MadeDrink]
    func usedRecipes(of profile: Identifier<Profile>) async throws -> [BarStatistics.UsedRecipe]
    /// Returns how many drinks were made without being marked as tried.
    func untriedCount(of profile: Identifier<Profile>) async throws -> Int
    /// Returns the servings made between neighbouring moments: one number fewer than moments.
    func madeCounts(between moments: [Int64], of profile: Identifier<Profile>) async throws -> [Int]
}
