import Domain
import GRDB

enum IngredientRows {
    static func ingredient(_ id: Identifier<Ingredient>, _ db: Database) throws -> Ingredient? {
        try Row.fetchOne(db, SQL.ingredient, [id.rawValue]).map { try ingredient($0, db) }
    }

    static func ingredient(_ row: Row, _ db: Database) throws -> Ingredient {
        let parts = try String.fetchAll(db, SQL.ingredientParts, [row["number"] as Int64])
        return ingredient(row, parts: parts.map { Identifier($0) })
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

struct IngredientWriter {
    private let row: Statement
    private let part: Statement
    private let grams: Statement
    private let substitution: Statement

    init(_ db: Database) throws {
        row = try db.insertion(
            "ingredient",
            """
            number, id, parent, is_brand, is_staple, category, category_rank, name_en, name_ko, rank_en, rank_ko,
            strength, sugar, acid, kilocalories, color, piece_ml, piece_sugar, dry_teaspoon_g, dry_ml_per_g,
            origin_en, origin_ko, summary_en, summary_ko, shelf_life_days, aliases, search
            """)
        part = try db.insertion("ingredient_part", "ingredient, position, part")
        grams = try db.insertion("ingredient_gram", "rowid, grams")
        substitution = try db.insertion("substitution", "position, ingredient, stand_in")
    }

    func write(_ plan: ImportPlan, numbers: [String: Int64]) throws {
        for (place, ingredient) in plan.catalogue.ingredients.enumerated() {
            guard let number = numbers[ingredient.id.rawValue] else { continue }
            try write(
                ingredient, number: number,
                ranks: (plan.ingredientRanks.english[place], plan.ingredientRanks.korean[place]),
                names: plan.ingredientNames[place], grams: plan.ingredientGrams[place])
        }
        for (position, pair) in plan.catalogue.substitutions.enumerated() {
            try substitution.execute(arguments: [position, pair.ingredient.rawValue, pair.standIn.rawValue])
        }
    }

    func write(
        _ ingredient: Ingredient, number: Int64, ranks: (english: Int, korean: Int), names: [String],
        grams text: String
    ) throws {
        let content = ingredient.content
        try row.execute(arguments: [
            number, ingredient.id.rawValue, ingredient.parent?.rawValue, ingredient.isBrand, ingredient.isStaple,
            ingredient.category.rawValue, Self.categories[ingredient.category], ingredient.name.english,
            ingredient.name.korean, ranks.english, ranks.korean,
            content.strength, content.sugar, content.acid, content.kilocalories, content.color,
            content.pieceMillilitres, content.pieceSugar, content.dryGramsPerTeaspoon,
            content.dryMillilitresPerGram, ingredient.origin?.english, ingredient.origin?.korean,
            ingredient.summary?.english,
            ingredient.summary?.korean, ingredient.shelfLifeDays, TextList.text(ingredient.aliases),
            names.joined(separator: "\n"),
        ])
        for (position, id) in ingredient.parts.enumerated() {
            try part.execute(arguments: [number, position, id.rawValue])
        }
        try grams.execute(arguments: [number, text])
    }

    private static let categories = Dictionary(
        uniqueKeysWithValues: zip(IngredientCategory.allCases, IngredientCategory.allCases.indices))
}
