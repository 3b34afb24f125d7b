import Domain
import GRDB

enum IngredientRows {
    static func ingredient(_ id: Identifier<Ingredient>, _ db: Database) throws -> Ingredient? {
        return try Row.fetchOne(db, SQL.ingredient, [id.rawValue]).map { try ingredient($0, db) }
    }

    static func ingredient(_ row: Row, _ db: Database) throws -> Ingredient {
        ingredient(
            row, parts: try DrinkRows.strings(SQL.ingredientParts, row["number"], db).map { Identifier($0) })
    }

    static func ingredient(_ row: Row, parts: [Identifier<Ingredient>]) -> Ingredient {
        Ingredient(
            id: Identifier(row["id"]), name: DrinkRows.text(row, "name"),
            parent: (row["parent"] as String?).map { Identifier($0) }, isBrand: row["is_brand"],
            category: IngredientCategory(rawValue: row["category"]) ?? .other,
            content: IngredientContent(
                strength: row["strength"], sugar: row["sugar"], acid: row["acid"], kilocalories: row["kilocalories"],
                color: row["color"], pieceMillilitres: row["piece_ml"], pieceSugar: row["piece_sugar"],
                dryGramsPerTeaspoon: row["dry_teaspoon_g"], dryMillilitresPerGram: row["dry_ml_per_g"]),
            origin: DrinkRows.optionalText(row, "origin"), summary: DrinkRows.optionalText(row, "summary"),
            aliases: TextList.texts(row["aliases"]), shelfLifeDays: row["shelf_life_days"], parts: parts,
            isStaple: row["is_staple"])
    }

    enum SQL {
        static let columns =
            "number, id, parent, is_brand, is_staple, category, name_en, name_ko, strength, sugar, acid, kilocalories, "
            + "color, piece_ml, piece_sugar, dry_teaspoon_g, dry_ml_per_g, origin_en, origin_ko, summary_en, "
            + "summary_ko, shelf_life_days, aliases"
        static let ingredient = "SELECT \(columns) FROM ingredient WHERE id = ?"
        static let ingredientParts = "SELECT part FROM ingredient_part WHERE ingredient = ? ORDER BY position"
    }
}
