import Domain
import FeatureKit

struct IngredientDraft {
    private static let mostDays = 3_650.0

    enum Flaw: Equatable {
        case noName
        case brandOfNothing
        case belowBrand(LocalizedText)
        case outOfRange(String)
        case noWholeDays(String)
    }

    var texts: [IngredientFieldID: String] = [:]
    var parent: Ingredient?
    /// The parts it can be made from, all of them together.
    var parts: [Ingredient] = []
    var category = IngredientCategory.other
    var isBrand = false
    /// The ingredient to change; nil for a new one, and until it is read.
    private(set) var known: Ingredient?

    /// A new ingredient with the searched name in a language. An existing one stays empty until it is read.
    init(_ subject: IngredientSubject, in language: Language) {
        let name = if case .new(let name) = subject { name } else { "" }
        texts[language == .korean ? .nameKorean : .nameEnglish] = name
    }

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

    /// Nil if neither language has a name.
    var name: LocalizedText? {
        LocalizedText.either(texts[.nameEnglish] ?? "", texts[.nameKorean] ?? "", limit: RecipeDraft.longestName)
    }

    /// Returns the present flaws; with `isComplete`, missing values too.
    func flaws(isComplete: Bool) -> [IngredientFieldID: Flaw] {
        var flaws: [IngredientFieldID: Flaw] = [:]
        if isComplete, name == nil { flaws[.nameEnglish] = .noName }
        if isComplete, isBrand, parent == nil { flaws[.parent] = .brandOfNothing }
        if let parent, parent.isBrand { flaws[.parent] = .belowBrand(parent.name) }
        if !number(.strength, atMost: 96).isGood { flaws[.strength] = .outOfRange("96") }
        if !number(.sugar, atMost: 140).isGood { flaws[.sugar] = .outOfRange("140") }
        if !shelfLife.isGood { flaws[.shelfLife] = .noWholeDays(String(Int(Self.mostDays))) }
        return flaws
    }

    /// The first field, from the top, that prevents saving.
    var firstFlawed: IngredientFieldID? {
        let flaws = flaws(isComplete: true)
        let order: [IngredientFieldID] = [.nameEnglish, .parent, .strength, .sugar, .shelfLife]
        return order.first { flaws[$0] != nil }
    }

    /// Returns the ingredient as typed. Properties that the form does not show stay unchanged.
    func ingredient(named name: LocalizedText) -> Ingredient {
        let content = known?.content ?? IngredientContent()
        return Ingredient(
            id: known?.id ?? "", name: name, parent: parent?.id, isBrand: isBrand, category: category,
            content: IngredientContent(
                strength: number(.strength, atMost: 96).value, sugar: number(.sugar, atMost: 140).value,
                acid: content.acid, kilocalories: content.kilocalories, color: content.color,
                pieceMillilitres: content.pieceMillilitres, pieceSugar: content.pieceSugar,
                dryGramsPerTeaspoon: content.dryGramsPerTeaspoon, dryMillilitresPerGram: content.dryMillilitresPerGram),
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

    /// In whole days; nil for years or unknown.
    private var shelfLife: (days: Int?, isGood: Bool) {
        let (value, isGood) = number(.shelfLife, atMost: Self.mostDays)
        guard let value else { return (nil, isGood) }
        return value >= 1 && value == value.rounded() ? (Int(value), true) : (nil, false)
    }
}

enum IngredientSubject: Hashable, Sendable {
    case new(name: String)
    case own(Identifier<Ingredient>)

    var draftKey: String {
        switch self {
        case .new(let name): "new \(name)"
        case .own(let id): id.rawValue
        }
    }

    /// The route of its form, which cannot be opened from outside.
    var route: String {
        switch self {
        case .new: "edit/new-ingredient"
        case .own: "edit/ingredient"
        }
    }
}

struct KeptIngredient: Codable, Hashable {
    let texts: [String: String]
    let parent: String?
    let parts: [String]
    let category: String
    let isBrand: Bool

    init(_ draft: IngredientDraft) {
        texts = Dictionary(uniqueKeysWithValues: draft.texts.filter { !$0.value.isEmpty }.map { ($0.rawValue, $1) })
        parent = draft.parent?.id.rawValue
        parts = draft.parts.map(\.id.rawValue)
        category = draft.category.rawValue
        isBrand = draft.isBrand
    }

    var others: [Identifier<Ingredient>] { ([parent].compactMap { $0 } + parts).map { Identifier($0) } }
}

extension IngredientDraft {
    /// Restores a draft. Leaves out ingredients that no longer exist.
    mutating func restore(_ kept: KeptIngredient, _ others: [Identifier<Ingredient>: Ingredient]) {
        texts = Dictionary(
            uniqueKeysWithValues: kept.texts.compactMap { id, text in IngredientFieldID(rawValue: id).map { ($0, text) }
            })
        parent = kept.parent.flatMap { others[Identifier($0)] }
        parts = kept.parts.compactMap { others[Identifier($0)] }
        category = IngredientCategory(rawValue: kept.category) ?? category
        isBrand = kept.isBrand
    }
}

enum IngredientFieldID: String {
    case nameEnglish, nameKorean, parent, category, brand, strength, sugar, shelfLife, parts, done, delete
}
