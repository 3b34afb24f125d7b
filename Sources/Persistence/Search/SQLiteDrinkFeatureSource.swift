package import Domain
import GRDB

/// Reads the facts of all drinks, their required lines and their ingredients' contents for taste rules, but no texts.
package struct SQLiteDrinkFeatureSource: DrinkFeatureSource {
    private let database: AppDatabase
    private let calculator: DrinkCalculator

    package init(database: AppDatabase, calculator: DrinkCalculator = DrinkCalculator()) {
        self.database = database
        self.calculator = calculator
    }

    package func drinkFeatures() async throws -> DrinkFeatureContents {
        try await database.read { [calculator] db in
            let graph = try SQLiteRecipeIndexSource.graph(db)
            let contents = try Self.contents(db, graph)
            let volumes = try Self.volumes(db)
            var lines = try RecipeLines(db)
            var drinks: [DrinkFeatures] = []
            let rows = try Row.fetchCursor(db, Self.facts)
            while let row = try rows.next() {
                let drink = Self.drink(row, lines: try lines.lines(of: row[0]))
                drinks.append(
                    DrinkFeatures(
                        drink, contents: contents, glassVolume: volumes[drink.glass], staples: graph.staples,
                        calculator: calculator))
            }
            return DrinkFeatureContents(drinks: drinks, graph: graph)
        }
    }

    private static let facts = """
        SELECT number, id, base, techniques, tags, iba, glass, serving, stated_strength, asked FROM drink
        ORDER BY number
        """

    private static func drink(_ row: Row, lines: [DrinkLine]) -> Drink {
        let noWords = LocalizedText(both: "")
        return Drink(
            id: Identifier(row[1]), name: noWords, summary: noWords, base: BaseSpirit(rawValue: row[2]) ?? .other,
            lines: lines, steps: [],
            techniques: WordList.words(row[3]).compactMap(TechniqueKind.init(rawValue:)), glass: Identifier(row[6]),
            serving: ServingStyle(rawValue: row[7]) ?? .up, tags: WordList.words(row[4]).map { Identifier($0) },
            iba: (row[5] as String?).flatMap(IBAGroup.init(rawValue:)),
            statedStrength: row[8], asked: row[9])
    }

    private static func volumes(_ db: Database) throws -> [Identifier<Glass>: Double] {
        try Row.fetchCursor(db, "SELECT id, volume FROM glass")
            .reduce(into: [:]) { volumes, row in volumes[Identifier(row[0])] = row[1] }
    }

    /// The contents of every ingredient; a bottle inherits those of its kind.
    private static func contents(
        _ db: Database, _ graph: IngredientGraph
    ) throws -> [Identifier<Ingredient>: IngredientContent] {
        var own: [Identifier<Ingredient>: IngredientContent] = [:]
        var categories: [Identifier<Ingredient>: IngredientCategory] = [:]
        var names: [Identifier<Ingredient>: LocalizedText] = [:]
        let rows = try Row.fetchCursor(
            db,
            sql: """
                SELECT id, strength, sugar, acid, kilocalories, piece_ml, piece_sugar, dry_teaspoon_g, dry_ml_per_g,
                    category, name_en, name_ko
                FROM ingredient
                """)
        while let row = try rows.next() {
            own[Identifier(row[0])] = IngredientContent(
                strength: row[1], sugar: row[2], acid: row[3], kilocalories: row[4], pieceMillilitres: row[5],
                pieceSugar: row[6], dryGramsPerTeaspoon: row[7], dryMillilitresPerGram: row[8])
            categories[Identifier(row[0])] = IngredientCategory(rawValue: row[9])
            names[Identifier(row[0])] = LocalizedText(english: row[10], korean: row[11])
        }
        var contents = own
        for id in own.keys {
            for ancestor in graph.ancestors(of: id) {
                if let above = own[ancestor] { contents[id] = contents[id]?.filled(from: above) }
            }
            contents[id] = contents[id]?.assuming(
                categories[id] ?? .other, name: names[id] ?? LocalizedText(both: ""), own: own[id]?.strength)
        }
        return contents
    }
}

/// Walks the lines of all recipes in the order of the drinks' numbers.
struct RecipeLines {
    private let rows: RowCursor
    private var next: Row?

    init(_ db: Database) throws {
        rows = try Row.fetchCursor(
            db,
            sql: """
                SELECT drink, ingredient, amount, amount_max, unit, unit_text, is_optional, is_after FROM drink_line
                ORDER BY drink, position
                """)
        next = try rows.next()
    }

    /// All lines of a drink, including optional ones, which count in its numbers. Call with ascending numbers.
    mutating func lines(of drink: Int64) throws -> [DrinkLine] {
        var lines: [DrinkLine] = []
        while let row = next, (row[0] as Int64) <= drink {
            if (row[0] as Int64) == drink { lines.append(Self.line(row)) }
            next = try rows.next()
        }
        return lines
    }

    private static func line(_ row: Row) -> DrinkLine {
        let unit: MeasureUnit =
            (row[5] as String?).map { .other($0) } ?? (row[4] as String?).flatMap { MeasureUnit(code: $0) }
            ?? .other("")
        return DrinkLine(
            ingredient: Identifier(row[1]), amount: row[2], amountMax: row[3], unit: unit, isOptional: row[6],
            isAfter: row[7])
    }
}
