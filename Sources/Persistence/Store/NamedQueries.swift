internal import Domain

/// The queries of lists, searches and counts. A test reads the plan of each: none may scan a table or sort.
enum NamedQueries {
    static let summaryColumns =
        "drink.id, drink.name_en, drink.name_ko, drink.base, drink.strength, drink.meter_strength, drink.meter_sugar, "
        + "drink.meter_level, drink.tags"
    static let ingredientColumns =
        "number, id, parent, is_brand, is_staple, category, name_en, name_ko, strength, sugar, acid, kilocalories, "
        + "color, piece_ml, piece_sugar, dry_teaspoon_g, dry_ml_per_g, origin_en, origin_ko, summary_en, summary_ko, "
        + "shelf_life_days, aliases"

    static func rank(_ language: Language) -> String { language == .english ? "rank_en" : "rank_ko" }

    /// The largest position; one less than the number of drinks.
    static let lastDrinkPosition = "SELECT max(rank_en) FROM drink"

    static func drinkPage(_ language: Language) -> String {
        let rank = rank(language)
        return "SELECT \(summaryColumns) FROM drink WHERE \(rank) >= ? AND \(rank) < ? ORDER BY \(rank)"
    }

    static let namedDrinks = "SELECT \(summaryColumns), drink.aliases FROM drink WHERE rank_en < ? ORDER BY rank_en"
    static let drinkSummary = "SELECT \(summaryColumns) FROM drink WHERE id = ?"
    static let drink = "SELECT * FROM drink WHERE id = ?"
    static let drinkLines = "SELECT * FROM drink_line WHERE drink = ? ORDER BY position"
    static let drinkSubstitutes = "SELECT * FROM drink_substitute WHERE drink = ? ORDER BY line, position"

    /// Positions of all that the index finds; the ranks stand close together in an index of their own.
    static func drinkPositions(_ language: Language) -> String {
        """
        SELECT drink.\(rank(language)) FROM drink_gram
        CROSS JOIN drink INDEXED BY drink_ranks ON drink.number = drink_gram.rowid WHERE drink_gram MATCH ?
        """
    }

    /// Positions with the names, of which some may not be meant.
    static func drinkCandidates(_ language: Language) -> String {
        """
        SELECT drink.\(rank(language)), drink.search FROM drink_gram
        CROSS JOIN drink ON drink.number = drink_gram.rowid WHERE drink_gram MATCH ?
        """
    }

    static func drinksUsing(_ language: Language) -> String {
        """
        SELECT \(summaryColumns), drink.\(rank(language)) FROM drink_line
        CROSS JOIN drink ON drink.number = drink_line.drink WHERE drink_line.ingredient = ?
        """
    }

    static let ingredient = "SELECT \(ingredientColumns) FROM ingredient WHERE id = ?"
    static let ingredientParts = "SELECT part FROM ingredient_part WHERE ingredient = ? ORDER BY position"

    static func ingredientChildren(_ language: Language) -> String {
        "SELECT \(ingredientColumns) FROM ingredient WHERE parent = ? ORDER BY \(rank(language))"
    }

    static func allIngredients(_ language: Language) -> String {
        """
        SELECT \(ingredientColumns) FROM ingredient INDEXED BY ingredient_category_\(language.rawValue)
        ORDER BY category_rank, \(rank(language)) LIMIT ?
        """
    }

    static func ingredientsOfCategory(_ language: Language) -> String {
        """
        SELECT \(ingredientColumns) FROM ingredient INDEXED BY ingredient_category_\(language.rawValue)
        WHERE category_rank = ? ORDER BY \(rank(language)) LIMIT ?
        """
    }

    static func ingredientsFound(_ language: Language) -> String {
        """
        SELECT ingredient.number, ingredient.\(rank(language)), ingredient.search FROM ingredient_gram
        CROSS JOIN ingredient ON ingredient.number = ingredient_gram.rowid WHERE ingredient_gram MATCH ?
        """
    }

    static let ingredientByNumber = "SELECT \(ingredientColumns) FROM ingredient WHERE number = ?"
    static let glass = "SELECT * FROM glass WHERE id = ?"
    static let tool = "SELECT * FROM tool WHERE id = ?"
    static let technique = "SELECT * FROM technique WHERE kind = ?"
    static let tag = "SELECT * FROM tag WHERE id = ?"
    static let bottles = "SELECT ingredient, level, opened_at, size, price FROM bottle WHERE profile = ?"
    static let staples = "SELECT ingredient FROM bar_staple WHERE profile = ?"
    static let memberSubstitutes =
        "SELECT ingredient, stand_in FROM bar_substitute WHERE profile = ? ORDER BY position"
    static let newestStep =
        "SELECT * FROM action_log WHERE profile = ? AND is_undone = 0 ORDER BY number DESC LIMIT 1"
    static let nextUndone =
        "SELECT * FROM action_log WHERE profile = ? AND is_undone = 1 ORDER BY number LIMIT 1"

    /// All of them, for the test.
    static var all: [String] {
        let byLanguage = Language.allCases.flatMap {
            [
                drinkPage($0), drinkPositions($0), drinkCandidates($0), drinksUsing($0), ingredientChildren($0),
                allIngredients($0), ingredientsOfCategory($0),
                ingredientsFound($0),
            ]
        }
        return byLanguage + SearchQueries.all + [
            lastDrinkPosition, namedDrinks, drinkSummary, drink, drinkLines, drinkSubstitutes, ingredient,
            ingredientParts, ingredientByNumber, glass, tool, technique, tag, bottles, staples,
            memberSubstitutes, newestStep, nextUndone,
        ] + member + finding + recipes + accounts + community + shelf + sharing
    }
}
