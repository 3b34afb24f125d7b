import TestSupport

@testable import Domain

/// A random catalogue with everything filters look at.
struct SearchWorld {
    let catalogue: Catalogue
    let contents: DrinkIndexContents
    let options: [DrinkOption]
    let missingCounts: [Int]
    let values: DrinkMemberValues
    var random: SplitMix64

    init(seed: UInt64, drinks count: Int = 70) {
        var random = SplitMix64(seed: seed)
        let ids = (0..<24).map { Identifier<Ingredient>("i\($0)") }
        let ingredients = ids.enumerated().map { number, id in
            ingredient(
                id, under: number < 5 || random.chance(20) ? nil : ids[Int.random(in: 0..<number, using: &random)],
                content: IngredientContent(strength: random.chance(60) ? Double.random(in: 5...60, using: &random) : 0))
        }
        let tags = (0..<6).map { Identifier<Tag>("t\($0)") }
        func some<Value>(_ values: [Value], _ most: Int) -> [Value] {
            Array(values.shuffled(using: &random).prefix(Int.random(in: 0...most, using: &random)))
        }
        let drinks = (0..<count).map { number in
            // Few names, so that some are equal.
            let name = LocalizedText(
                english: "n\(Int.random(in: 0..<count, using: &random))",
                korean: "k\(Int.random(in: 0..<count, using: &random))")
            return Drink(
                id: Identifier("d\(number)"), name: name, summary: text(""),
                base: BaseSpirit.allCases.randomElement(using: &random) ?? .gin,
                lines: some(ids + ["ghost"], 7).map { line($0, optional: random.chance(20)) }, steps: [],
                techniques: some(TechniqueKind.allCases, 3),
                glass: ["a", "b", "c"].randomElement(using: &random) ?? "a", serving: .up, tags: some(tags, 3),
                iba: random.chance(40) ? IBAGroup.allCases.randomElement(using: &random) : nil)
        }
        catalogue = Catalogue(drinks: drinks, ingredients: ingredients)
        contents = DrinkIndexContents(catalogue)
        missingCounts = (0..<count).map { _ in Int.random(in: 0...4, using: &random) }
        func moments() -> [Identifier<Drink>: Int64] {
            Dictionary(
                uniqueKeysWithValues: drinks.filter { _ in random.chance(35) }
                    .map { ($0.id, Int64.random(in: 0...9, using: &random)) })
        }
        values = DrinkMemberValues(made: moments(), saved: moments(), tried: moments())
        let index = DrinkIndex(contents)
        options = DrinkOptionKind.allCases.flatMap { index.options(of: $0, by: .english) } + [.tag("nobody")]
        self.random = random
    }

    /// A filter of a few options.
    mutating func filter() -> DrinkFilter {
        func some(_ most: Int) -> [DrinkOption] {
            (0..<Int.random(in: 0...most, using: &random)).compactMap { _ in options.randomElement(using: &random) }
        }
        let bounds = random.chance(30) ? [StrengthBound(.less, Double.random(in: 0...30, using: &random))] : []
        return DrinkFilter(wanted: some(4), unwanted: some(2), bounds: bounds)
    }
}
