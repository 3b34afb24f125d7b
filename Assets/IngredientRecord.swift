import Domain

struct IngredientRecord: CatalogueRecord {
    let id: String
    let en: String
    let ko: String
    let parent: String?
    let brand: Bool?
    let category: String
    let abv: Double?
    let sugar: Double?
    let acid: Double?
    let kcal: Double?
    let color: String?
    let origin_en: String?
    let origin_ko: String?
    let text_en: String?
    let text_ko: String?
    let aliases: [String]?
    let shelf_life_days: Int?
    let parts: [String]?
    let piece_ml: Double?
    let piece_g_sugar: Double?
    let dry_g_per_teaspoon: Double?
    let dry_ml_per_g: Double?
    let staple: Bool?

    func entity() throws(RecordFlaw) -> Ingredient {
        Ingredient(
            id: Identifier(id), name: LocalizedText(english: en, korean: ko), parent: parent.map { Identifier($0) },
            isBrand: brand ?? false, category: try choice(category, of: IngredientCategory.self, field: "category"),
            content: IngredientContent(
                strength: abv, sugar: sugar, acid: acid, kilocalories: kcal, color: color,
                pieceMillilitres: piece_ml, pieceSugar: piece_g_sugar, dryGramsPerTeaspoon: dry_g_per_teaspoon,
                dryMillilitresPerGram: dry_ml_per_g),
            origin: try pair(origin_en, origin_ko, field: "origin"), summary: try pair(text_en, text_ko, field: "text"),
            aliases: aliases ?? [],
            shelfLifeDays: shelf_life_days, parts: (parts ?? []).map { Identifier($0) },
            isStaple: staple ?? false)
    }
}
