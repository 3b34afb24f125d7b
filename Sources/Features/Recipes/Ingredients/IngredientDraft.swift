import Domain
import FeatureKit

/// An ingredient as it is typed, with what is wrong with it.
struct IngredientDraft {
    private static let mostDays = 3_650.0

    /// What cannot be saved, field by field.
    enum Flaw: Equatable {
        case noName
        case brandOfNothing
        case belowBrand(String)
        case outOfRange(String)
        case noWholeDays(String)
    }

    var texts: [IngredientFieldID: String] = [:]
    var parent: Ingredient?
    /// What it can be made from, all of them together.
    var parts: [Ingredient] = []
    var category = IngredientCategory.other
    var isBrand = false
    /// What is changed; nil for a new one, and until it was read.
    private(set) var known: Ingredient?

    /// A new one under the name that was looked for, in a language; one that is there is empty until it was read.
    init(_ subject: IngredientSubject, in language: Language) {
        let name = if case .new(let name) = subject { name } else { "" }
        texts[language == .korean ? .nameKorean : .nameEnglish] = name
    }

    /// One that is there.
    init(_ ingredient: Ingredient, parent: Ingredient?, parts: [Ingredient] = []) {
        known = ingredient
        self.parent = parent
        self.parts = parts
        category = ingredient.category
        isBrand = ingredient.isBrand
        texts[.nameEnglish] = ingredient.name.english
        texts[.nameKorean] = ingredient.name.korean
        texts[.strength] = ingredient.content.strength.map(NumberText.short)
        texts[.sugar] = ingredient.content.sugar.map(NumberText.short)
        texts[.shelfLife] = ingredient.shelfLifeDays.map(String.init)
    }

    /// Takes what the user did to the form.
    mutating func apply(_ edit: FormEdit) {
        switch edit {
        case .text(IngredientFieldID.parent.rawValue, _): parent = nil
        case .text(let field, let text): IngredientFieldID(rawValue: field).map { texts[$0] = text }
        case .option(_, let id): category = IngredientCategory(rawValue: id) ?? category
        case .flag(_, let isOn): isBrand = isOn
        case .removeRow(_, let row): if parts.indices.contains(row) { parts.remove(at: row) }
        case .moveRow(_, let row, let step):
            if parts.indices.contains(row), parts.indices.contains(row + step) { parts.swapAt(row, row + step) }
        }
    }

    /// Nil where neither language has one.
    var name: LocalizedText? {
        LocalizedText.either(texts[.nameEnglish] ?? "", texts[.nameKorean] ?? "", limit: RecipeDraft.longestName)
    }

    /// What is wrong now, and with `isComplete` what is missing too.
    func flaws(isComplete: Bool) -> [IngredientFieldID: Flaw] {
        var flaws: [IngredientFieldID: Flaw] = [:]
        if isComplete, name == nil { flaws[.nameEnglish] = .noName }
        if isComplete, isBrand, parent == nil { flaws[.parent] = .brandOfNothing }
        if let parent, parent.isBrand { flaws[.parent] = .belowBrand(parent.id.rawValue) }
        if !number(.strength, atMost: 96).isGood { flaws[.strength] = .outOfRange("96") }
        if !number(.sugar, atMost: 140).isGood { flaws[.sugar] = .outOfRange("140") }
        if !shelfLife.isGood { flaws[.shelfLife] = .noWholeDays(String(Int(Self.mostDays))) }
        return flaws
    }

    /// The first field, from the top, that keeps it from being saved.
    var firstFlawed: IngredientFieldID? {
        let flaws = flaws(isComplete: true)
        let order: [IngredientFieldID] = [.nameEnglish, .parent, .strength, .sugar, .shelfLife]
        return order.first { flaws[$0] != nil }
    }

    /// What the form says, with all it does not ask for as it was.
    func ingredient(named name: LocalizedText) -> Ingredient {
        let content = known?.content ?? IngredientContent()
        return Ingredient(
            id: known?.id ?? "", name: name, parent: parent?.id, isBrand: isBrand, category: category,
            content: IngredientContent(
                strength: number(.strength, atMost: 96).value, sugar: number(.sugar, atMost: 140).value,
                acid: content.acid, kilocalories: content.kilocalories, color: content.color,
                pieceMillilitres: content.pieceMillilitres, pieceSugar: content.pieceSugar,
                dryGramsPerTeaspoon: content.dryGramsPerTeaspoon,
                dryMillilitresPerGram: content.dryMillilitresPerGram),
            origin: known?.origin, summary: known?.summary, aliases: known?.aliases ?? [],
            shelfLifeDays: shelfLife.days, parts: parts.map(\.id), isStaple: known?.isStaple ?? false)
    }

    private func number(_ field: IngredientFieldID, atMost limit: Double) -> (value: Double?, isGood: Bool) {
        let text = texts[field] ?? ""
        if text.allSatisfy(\.isWhitespace) { return (nil, true) }
        guard let value = Double(text.replacing(",", with: ".").replacing(" ", with: "")), (0...limit).contains(value)
        else { return (nil, false) }
        return (value, true)
    }

    /// Whole days; nil for years or not known.
    private var shelfLife: (days: Int?, isGood: Bool) {
        let (value, isGood) = number(.shelfLife, atMost: Self.mostDays)
        guard let value else { return (nil, isGood) }
        return value >= 1 && value == value.rounded() ? (Int(value), true) : (nil, false)
    }
}
