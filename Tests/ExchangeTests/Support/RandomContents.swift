import Domain
import Exchange
import TestSupport

/// Recipes and ingredients of every shape the entities allow, from a seed.
struct RandomContents {
    private var random: SplitMix64
    private let words = [
        "lime", "달빛", "Crème", "o'clock", "½", "a, b", "\"quoted\"", "#1", "x*y", "back\\slash", "é", "&", "<3",
    ]

    init(seed: UInt64) {
        random = SplitMix64(seed: seed)
    }

    mutating func contents(_ count: Int) -> ExchangeContents {
        let ingredients = (0..<count).map { ingredient($0) }
        let drinks = (0..<count).map { drink($0, ingredients) }
        let log = (0..<3).map {
            ExchangeValue.object([.init(key: "n", value: .integer($0)), .init(key: "t", value: .text(text()))])
        }
        return ExchangeContents(
            tags: [Tag(id: "tag-1", name: both())], ingredients: ingredients, drinks: drinks,
            sections: [ExchangeSection(name: "log", records: log)])
    }

    private mutating func flip() -> Bool { Bool.random(using: &random) }
    private mutating func maybe<Value>(_ value: Value) -> Value? { flip() ? value : nil }
    private mutating func text() -> String {
        (0..<Int.random(in: 1...4, using: &random)).map { _ in words.randomElement(using: &random) ?? "" }
            .joined(separator: " ")
    }
    private mutating func both() -> LocalizedText { LocalizedText(english: text(), korean: text()) }
    private mutating func amount() -> Double { (Double.random(in: 0.1...90, using: &random) * 100).rounded() / 100 }

    /// At most what a recipe may pour.
    private mutating func amount(of unit: MeasureUnit) -> Double {
        MeasureUnit.explained.contains(unit) ? Double(Int.random(in: 1...8, using: &random)) : amount()
    }

    private mutating func ingredient(_ index: Int) -> Ingredient {
        let parent =
            index > 0 ? maybe(Identifier<Ingredient>("ingredient-\(Int.random(in: 0..<index, using: &random))")) : nil
        return Ingredient(
            id: Identifier("ingredient-\(index)"), name: both(), parent: parent ?? nil, isBrand: flip(),
            category: IngredientCategory.allCases.randomElement(using: &random) ?? .other,
            content: IngredientContent(
                strength: maybe(amount()), sugar: maybe(amount()), acid: maybe(0.1), kilocalories: maybe(amount()),
                color: maybe("#a0b1c2"), pieceMillilitres: maybe(25), pieceSugar: maybe(4),
                dryGramsPerTeaspoon: maybe(4),
                dryMillilitresPerGram: maybe(0.6)),
            origin: maybe(both()), summary: maybe(both()), aliases: flip() ? [text()] : [],
            shelfLifeDays: maybe(30), parts: [], isStaple: flip())
    }

    private mutating func drink(_ index: Int, _ ingredients: [Ingredient]) -> Drink {
        let units = MeasureUnit.known.map(\.unit) + [.other("float"), .other("other")]
        let lines = (0..<Int.random(in: 1...6, using: &random)).map { _ in
            let unit = units.randomElement(using: &random) ?? .millilitre
            let amount = unit == .topUp ? nil : maybe(amount(of: unit))
            return DrinkLine(
                ingredient: ingredients.randomElement(using: &random)?.id ?? "x", amount: amount,
                amountMax: amount.flatMap { maybe($0 + 2) }, unit: unit, isOptional: flip(), isExact: flip(),
                isAfter: flip(), note: maybe(both()),
                substitutes: flip()
                    ? [
                        DrinkSubstitute(
                            ingredient: "ingredient-0", amount: maybe(self.amount(of: unit)), unit: maybe(unit))
                    ]
                    : [])
        }
        return Drink(
            id: Identifier("drink-\(index)"), name: both(), aliases: flip() ? [text()] : [], year: maybe(1936),
            creator: maybe(text()), summary: both(), base: BaseSpirit.allCases.randomElement(using: &random) ?? .other,
            lines: lines, steps: (0..<Int.random(in: 0...5, using: &random)).map { _ in both() },
            techniques: [TechniqueKind.allCases.randomElement(using: &random) ?? .build], glass: "rocks",
            serving: ServingStyle.allCases.randomElement(using: &random) ?? .up, garnish: maybe(both()),
            tools: flip() ? ["shaker"] : [], tags: flip() ? ["tag-1"] : [], source: maybe(text()),
            iba: maybe(.newEra), variantOf: index > 0 ? maybe("drink-0") : nil, color: maybe("#102030"),
            statedStrength: maybe(22.5))
    }
}
