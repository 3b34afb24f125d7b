internal import Domain
internal import GRDB

/// Reads ingredients from rows of the columns of `SQL.columns`.
enum IngredientRows {
    /// An ingredient; nil when there is none of that id.
    static func ingredient(_ id: Identifier<Ingredient>, _ db: Database) throws -> Ingredient? {
        let one = try db.cachedStatement(sql: SQL.ingredient)
        return try Row.fetchOne(one, arguments: [id.rawValue]).map { try ingredient($0, db) }
    }

    static func ingredient(_ row: Row, _ db: Database) throws -> Ingredient {
        ingredient(
            row, parts: try DrinkRows.strings(SQL.ingredientParts, row[0], db).map { Identifier($0) })
    }

    /// By position: a search reads dozens at a key, and to find a column by its name costs more than to read it.
    static func ingredient(_ row: Row, parts: [Identifier<Ingredient>]) -> Ingredient {
        Ingredient(
            id: Identifier(row[1]), name: LocalizedText(english: row[6], korean: row[7]),
            parent: (row[2] as String?).map { Identifier($0) }, isBrand: row[3],
            category: IngredientCategory(rawValue: row[5]) ?? .other,
            content: IngredientContent(
                strength: row[8], sugar: row[9], acid: row[10], kilocalories: row[11], color: row[12],
                pieceMillilitres: row[13], pieceSugar: row[14], dryGramsPerTeaspoon: row[15],
                dryMillilitresPerGram: row[16]),
            origin: text(row[17], row[18]), summary: text(row[19], row[20]), aliases: TextList.texts(row[22]),
            shelfLifeDays: row[21], parts: parts, isStaple: row[4])
    }

    private static func text(_ english: String?, _ korean: String?) -> LocalizedText? {
        guard let english, let korean else { return nil }
        return LocalizedText(english: english, korean: korean)
    }
}

extension IngredientRows {
    enum SQL {
        static let columns =
            "number, id, parent, is_brand, is_staple, category, name_en, name_ko, strength, sugar, acid, kilocalories, "
            + "color, piece_ml, piece_sugar, dry_teaspoon_g, dry_ml_per_g, origin_en, origin_ko, summary_en, "
            + "summary_ko, shelf_life_days, aliases"
        static let ingredient = "SELECT \(columns) FROM ingredient WHERE id = ?"
        static let ingredientParts = "SELECT part FROM ingredient_part WHERE ingredient = ? ORDER BY position"
    }
}
