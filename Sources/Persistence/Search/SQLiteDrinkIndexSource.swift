package import Domain
import GRDB

/// Reads the data for filters: one pass over an index of compact columns, and the matcher's rows of required lines.
package struct SQLiteDrinkIndexSource: DrinkIndexSource {
    private let database: AppDatabase

    package init(database: AppDatabase) { self.database = database }

    package func drinkIndex() async throws -> DrinkIndexContents {
        try await database.read { db in
            let (facts, positions) = try Self.facts(db)
            return DrinkIndexContents(
                graph: try SQLiteRecipeIndexSource.graph(db), table: try SQLiteRecipeIndexSource.table(db),
                facts: facts, extras: try Self.extras(db, positions: positions),
                vocabulary: try Self.vocabulary(db))
        }
    }

    private static func facts(_ db: Database) throws -> ([DrinkFacts], [Int64: Int]) {
        var facts: [DrinkFacts] = []
        var positions: [Int64: Int] = [:]
        // Many drinks share tags and techniques, so each list is created only once.
        var tags = TextValues<[Identifier<Tag>]> { WordList.words($0).map { Identifier($0) } }
        var techniques = TextValues { WordList.words($0).compactMap(TechniqueKind.init(rawValue:)) }
        var tools = TextValues<[Identifier<Tool>]> { WordList.words($0).map { Identifier($0) } }
        var sources = TextValues { SourceName.name(of: $0) }
        let rows = try Row.fetchCursor(db, SQL.facts)
        while let row = try rows.next() {
            positions[row[0]] = facts.count
            facts.append(
                DrinkFacts(
                    base: BaseSpirit(rawValue: row[1]) ?? .other, strength: row[2],
                    meters: DrinkMeters(strength: row[3], sugar: row[4], level: row[5]), tags: tags[row[6]],
                    glass: Identifier(row[7]), techniques: techniques[row[8]],
                    iba: (row[9] as String?).flatMap(IBAGroup.init(rawValue:)),
                    basis: StrengthBasis(rawValue: row[10]) ?? .unknown, tools: tools[row[11]],
                    source: (row[12] as String?).flatMap { sources[$0] }))
        }
        return (facts, positions)
    }

    private static func extras(_ db: Database, positions: [Int64: Int]) throws -> [DrinkIndexContents.Extra] {
        var extras: [DrinkIndexContents.Extra] = []
        let rows = try Row.fetchCursor(db, SQL.optionalLines)
        while let row = try rows.next() {
            guard let position = positions[row[0]] else { continue }
            extras.append(DrinkIndexContents.Extra(position: position, ingredient: Identifier(row[1])))
        }
        return extras
    }

    private static func vocabulary(_ db: Database) throws -> DrinkVocabulary {
        func entries(_ sql: String, _ option: (String) -> DrinkOption?) throws -> [DrinkVocabulary.Entry] {
            try Row.fetchAll(db, sql).compactMap { row in
                let id: String = row[0]
                let aliases: [String] = row.count > 3 ? TextList.texts(row[3]) : []
                return option(id).map {
                    DrinkVocabulary.Entry(
                        $0, name: LocalizedText(english: row[1], korean: row[2]), aliases: aliases + [id])
                }
            }
        }
        return DrinkVocabulary(
            try entries(SQL.ingredientNames) { .ingredient(Identifier($0)) }
                + entries(SQL.tagNames) { .tag(Identifier($0)) }
                + entries(SQL.glassNames) { .glass(Identifier($0)) }
                + entries(SQL.toolNames) { .tool(Identifier($0)) }
                + entries(SQL.techniqueNames) { TechniqueKind(rawValue: $0).map(DrinkOption.technique) })
    }

    enum SQL {
        static let facts = """
            SELECT number, base, strength, meter_strength, meter_sugar, meter_level, tags, glass, techniques, iba,
                strength_basis, tools, source
            FROM drink ORDER BY rank_en
            """
        static let optionalLines = "SELECT drink, ingredient FROM drink_line WHERE is_optional = 1"
        /// The names of the filter options: some hundred rows of small tables, read whole.
        static let ingredientNames = "SELECT id, name_en, name_ko, aliases FROM ingredient ORDER BY number"
        static let tagNames = "SELECT id, name_en, name_ko FROM tag"
        static let glassNames = "SELECT id, name_en, name_ko FROM glass"
        static let toolNames = "SELECT id, name_en, name_ko FROM tool"
        static let techniqueNames = "SELECT kind, name_en, name_ko FROM technique"
    }
}

/// Makes a value from a text, once for each text.
private struct TextValues<Value> {
    private var known: [String: Value] = [:]
    private let make: (String) -> Value

    init(_ make: @escaping (String) -> Value) { self.make = make }

    subscript(_ text: String) -> Value {
        mutating get {
            if let value = known[text] { return value }
            let value = make(text)
            known[text] = value
            return value
        }
    }
}
