import Domain
import Foundation
import GRDB

struct ImportPlan: Sendable {
    let catalogue: Catalogue
    let drinkRanks: NameRanks
    let ingredientRanks: NameRanks
    let drinkNames: [[String]]
    let ingredientNames: [[String]]
    let drinkGrams: [String]
    let ingredientGrams: [String]
    let estimates: [DrinkEstimate]
    let recipes: [RecipeChunk]
    let recipeIngredients: [Identifier<Ingredient>]

    init(_ catalogue: Catalogue, calculator: DrinkCalculator) {
        self.catalogue = catalogue
        drinkNames = catalogue.drinks.map { Self.folded($0.name, $0.aliases) }
        ingredientNames = catalogue.ingredients.map { Self.folded($0.name, $0.aliases) }
        drinkRanks = NameRanks(catalogue.drinks.map(\.id.rawValue), names: drinkNames)
        ingredientRanks = NameRanks(catalogue.ingredients.map(\.id.rawValue), names: ingredientNames)
        drinkGrams = drinkNames.map(Grams.text)
        ingredientGrams = ingredientNames.map(Grams.text)
        let contents = catalogue.contents()
        let volumes = Dictionary(catalogue.glasses.map { ($0.id, $0.volume) }, uniquingKeysWith: { first, _ in first })
        estimates = catalogue.drinks.map {
            calculator.estimate(of: $0, contents: contents, glassVolume: volumes[$0.glass])
        }
        var numbers = RecipeNumbers()
        let packed = catalogue.drinks.enumerated().map { [drinkRanks] place, drink in
            (
                id: drink.id, english: drinkRanks.english[place], korean: drinkRanks.korean[place],
                words: RecipeWords.words(of: drink, numbers: &numbers)
            )
        }
        recipes = stride(from: 0, to: packed.count, by: RecipeChunk.size).map {
            RecipeChunk(packed[$0..<min($0 + RecipeChunk.size, packed.count)])
        }
        recipeIngredients = numbers.ingredients
    }

    func write(to db: Database) throws {
        let drinkNumbers = try Self.numbers(of: catalogue.drinks.map(\.id.rawValue), table: "drink", db)
        let ingredientNumbers = try Self.numbers(of: catalogue.ingredients.map(\.id.rawValue), table: "ingredient", db)
        for table in Self.tables { try db.execute("DELETE FROM \(table)") }
        for index in ["drink_gram", "ingredient_gram"] {
            try db.execute("INSERT INTO \(index) (\(index)) VALUES ('delete-all')")
        }
        try IngredientWriter(db).write(self, numbers: ingredientNumbers)
        try DrinkRowWriter(db).write(self, numbers: drinkNumbers)
        try writeRecipes(db)
        try GearWriter(db: db).write(catalogue)
        for index in ["drink_gram", "ingredient_gram"] {
            try db.execute("INSERT INTO \(index) (\(index)) VALUES ('optimize')")
        }
    }

    private func writeRecipes(_ db: Database) throws {
        let ingredient = try db.insertion("recipe_ingredient", "number, id")
        for (number, id) in recipeIngredients.enumerated() {
            try ingredient.execute(arguments: [number, id.rawValue])
        }
        let chunk = try db.insertion("recipe_chunk", "number, ids, positions, words")
        for (number, recipes) in recipes.enumerated() {
            try chunk.execute(arguments: [number, recipes.ids, recipes.positions, recipes.words])
        }
    }

    private static let tables = [
        "ingredient", "ingredient_part", "substitution", "drink", "drink_line",
        "drink_substitute", "drink_tag", "recipe_chunk",
        "recipe_ingredient", "glass", "tool", "technique", "tag",
    ]

    /// The folded names of a record: English, Korean, then the aliases.
    static func folded(_ name: LocalizedText, _ aliases: [String]) -> [String] {
        ([name.english, name.korean] + aliases).map(Folding.folded)
    }

    /// Existing ids keep their numbers; new ids get new ones.
    private static func numbers(of ids: [String], table: String, _ db: Database) throws -> [String: Int64] {
        var numbers: [String: Int64] = [:]
        let rows = try Row.fetchCursor(db, "SELECT id, number FROM \(table)")
        while let row = try rows.next() { numbers[row[0]] = row[1] }
        var next = (numbers.values.max() ?? 0) + 1
        for id in ids where numbers[id] == nil {
            numbers[id] = next
            next += 1
        }
        return numbers
    }
}

/// The positions of records in the lists by name. Sorts English names by their folded form and Korean names by code
/// points, which is dictionary order (가나다). Sorts equal names by id, so that the order never depends on the file.
struct NameRanks: Sendable {
    /// Positions by index in the given array.
    let english: [Int]
    let korean: [Int]

    /// The first name of each record is English, the second Korean.
    init(_ ids: [String], names: [[String]]) {
        english = Self.positions(ids, names.map { $0[0] })
        korean = Self.positions(ids, names.map { $0[1] })
    }

    private static func positions(_ ids: [String], _ names: [String]) -> [Int] {
        // Bytes of UTF-8 sort like code points.
        let order = names.indices.sorted { left, right in
            names[left].utf8.elementsEqual(names[right].utf8)
                ? ids[left] < ids[right] : names[left].utf8.lexicographicallyPrecedes(names[right].utf8)
        }
        var positions = [Int](repeating: 0, count: names.count)
        for (position, place) in order.enumerated() { positions[place] = position }
        return positions
    }
}

extension Language {
    var rankColumn: String { self == .english ? "rank_en" : "rank_ko" }
}
