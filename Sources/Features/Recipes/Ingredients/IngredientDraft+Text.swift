import Domain

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
    mutating func take(_ kept: KeptIngredient, _ others: [Identifier<Ingredient>: Ingredient]) {
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
