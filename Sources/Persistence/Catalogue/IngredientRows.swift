internal import Domain
internal import GRDB

/// Reads ingredients from rows of the columns of `NamedQueries.ingredientColumns`.
enum IngredientRows {
    static func ingredient(_ row: Row, _ db: Database) throws -> Ingredient {
        let number: Int64 = row["number"]
        return ingredient(
            row, parts: try DrinkRows.strings(NamedQueries.ingredientParts, number, db).map { Identifier($0) })
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
            aliases: TextList.texts(row["aliases"]),
            shelfLifeDays: row["shelf_life_days"],
            parts: parts, isStaple: row["is_staple"])
    }
}
