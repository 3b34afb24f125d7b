import Domain
import GRDB

struct OwnRecordReader {
    private let db: Database
    private var glasses: Set<String>
    private var nodes: [String: IngredientNode] = [:]
    private var suffixes: [String: Int] = [:]
    /// The catalogue's drinks by each of their names, folded; nil until needed.
    private var namedDrinks: [String: String]?
    /// The new ids of this batch's records by the ids they came with.
    private var followed: [RecordKind: [String: String]] = [:]

    init(_ db: Database) throws {
        self.db = db
        glasses = try Set(String.fetchAll(db, "SELECT id FROM glass"))
        let graph = try SQLiteRecipeIndexSource.graph(db)
        for id in graph.ids {
            nodes[id.rawValue] = IngredientNode(
                id: id, parent: graph.parent(of: id), isBrand: graph.isBrand(id), isStaple: false,
                parts: graph.parts(of: id))
        }
    }

    func stored(_ kind: RecordKind, _ id: String) throws -> (profile: String, body: String)? {
        let row = try Row.fetchOne(db, SQL.ownRecord, [kind.rawValue, id])
        return row.map { ($0[0], $0[1]) }
    }

    func checkOwner(_ kind: RecordKind, _ id: String, _ profile: Identifier<Profile>) throws {
        guard let stored = try stored(kind, id) else {
            throw try isThere(kind, id) ? OwnRecordProblem.ofCatalogue(id: id) : .unknown(id: id)
        }
        guard stored.profile == profile.rawValue else { throw OwnRecordProblem.ofAnother(id: id) }
    }

    mutating func newID(of record: OwnRecord) -> String {
        free(OwnRecordID.make(record.name, record.kind) { _ in false })
    }

    /// The id to store a record under, and what becomes of it there.
    mutating func place(
        of record: OwnRecord, _ policy: DuplicatePolicy, _ profile: Identifier<Profile>
    ) throws -> OwnRecordOutcome {
        var id = record.id
        if !id.hasPrefix(OwnRecordID.prefix) {
            // A recipe imported before the catalogue had its name keeps its id.
            if case .drink(let drink) = record, try !isThere(.drink, id),
                try stored(.drink, OwnRecordID.own(id)) == nil, let known = try catalogueDrink(drink.name)
            {
                id = known
            }
            if try isThere(record.kind, id), try stored(record.kind, id) == nil {
                // A record of the catalogue: only recipes may be copied, and nothing overwrites one.
                guard record.kind == .drink, policy != .skip else { return .skipped(id: id) }
                if policy == .overwrite, try stored(.drink, OwnRecordID.own(id)) == nil { return .skipped(id: id) }
            }
            if record.kind != .tag { id = OwnRecordID.own(id) }
        }
        guard let stored = try stored(record.kind, id) else { return .imported(id: id) }
        switch policy {
        case .skip: return .skipped(id: id)
        case .copy: return .imported(id: free(id))
        case .overwrite:
            guard stored.profile == profile.rawValue else { throw OwnRecordProblem.ofAnother(id: id) }
            return .updated(id: id)
        }
    }

    private mutating func catalogueDrink(_ name: LocalizedText) throws -> String? {
        if namedDrinks == nil {
            var names: [String: String] = [:]
            let rows = try Row.fetchCursor(db, "SELECT id, name_en, name_ko, aliases FROM drink")
            while let row = try rows.next() {
                let id: String = row[0]
                guard !OwnRecordID.isOwn(id) else { continue }
                let texts: [String] = [row[1], row[2]]
                for text in texts + TextList.texts(row[3]) where names[Folding.folded(text)] == nil {
                    names[Folding.folded(text)] = id
                }
            }
            namedDrinks = names
        }
        for text in [name.english, name.korean] where !text.isEmpty {
            if let id = namedDrinks?[Folding.folded(text)] { return id }
        }
        return nil
    }

    /// Redirects references of this batch from the record's id to a new one.
    mutating func follow(_ record: OwnRecord, to id: String) {
        if record.id != id { followed[record.kind, default: [:]][record.id] = id }
    }

    /// The record under its new id, with references to the batch's new ids. Throws `OwnRecordProblem` if invalid.
    func checked(_ record: OwnRecord, as id: String) throws -> OwnRecord {
        switch record {
        case .tag(let tag): return .tag(Tag(id: Identifier(id), name: tag.name))
        case .glass(let glass):
            return .glass(
                Glass(id: Identifier(id), name: glass.name, volume: glass.volume, summary: glass.summary, art: []))
        case .tool(let tool): return .tool(Tool(id: Identifier(id), name: tool.name, summary: tool.summary))
        case .ingredient(let ingredient):
            let own = ingredient.with(
                id: Identifier(id), parent: ingredient.parent.map { followed($0, .ingredient) },
                parts: ingredient.parts.map { followed($0, .ingredient) })
            try OwnRecordRules.check(
                own, parent: { nodes[$0.rawValue]?.parent }, isBrand: { nodes[$0.rawValue]?.isBrand },
                parts: { nodes[$0.rawValue]?.parts ?? [] })
            return .ingredient(own)
        case .drink(let drink):
            var origin = drink.variantOf.map { followed($0, .drink) }
            if let named = origin, try named.rawValue == id || !isThere(.drink, named.rawValue) {
                // A variant of a missing drink becomes an ordinary recipe.
                origin = try stored(.drink, named.rawValue) == nil || named.rawValue == id ? nil : named
            }
            let own = drink.with(
                id: Identifier(id), lines: drink.lines.map(followed), tags: drink.tags.map { followed($0, .tag) },
                glass: followed(drink.glass, .glass), tools: drink.tools.map { followed($0, .tool) }, variantOf: origin)
            try OwnRecordRules.check(
                own, hasIngredient: { nodes[$0.rawValue] != nil }, hasGlass: { glasses.contains($0.rawValue) })
            return .drink(own)
        }
    }

    mutating func add(_ record: OwnRecord, of source: OwnRecord) throws {
        follow(source, to: record.id)
        try db.insert("own_id", "id", [record.id], or: .ignore)
        if case .ingredient(let ingredient) = record { nodes[record.id] = IngredientNode(ingredient) }
        if case .glass = record { glasses.insert(record.id) }
    }

    private mutating func free(_ id: String) -> String {
        Slug.free(id, after: &suffixes[id, default: 1]) { [db] id in
            // An id that cannot be looked up counts as taken.
            (try? Self.isTaken(id, db)) ?? true
        }
    }

    private static func isTaken(_ id: String, _ db: Database) throws -> Bool {
        for sql in [
            "SELECT 1 FROM own_id WHERE id = ?", "SELECT 1 FROM drink WHERE id = ?",
            "SELECT 1 FROM ingredient WHERE id = ?",
        ] where try Bool.fetchOne(db, sql, [id]) == true {
            return true
        }
        return false
    }

    private func isThere(_ kind: RecordKind, _ id: String) throws -> Bool {
        try Bool.fetchOne(db, "SELECT 1 FROM \(kind.rawValue) WHERE id = ?", [id]) ?? false
    }

    private func followed<Entity>(_ id: Identifier<Entity>, _ kind: RecordKind) -> Identifier<Entity> {
        followed[kind]?[id.rawValue].map { Identifier($0) } ?? id
    }

    private func followed(_ line: DrinkLine) -> DrinkLine {
        guard followed[.ingredient] != nil else { return line }
        return line.with(
            ingredient: followed(line.ingredient, .ingredient), written: line.written,
            substitutes: line.substitutes.map {
                DrinkSubstitute(
                    ingredient: followed($0.ingredient, .ingredient), amount: $0.amount, unit: $0.unit,
                    written: $0.written)
            })
    }

    enum SQL {
        static let ownRecord = "SELECT profile, body FROM own_record WHERE kind = ? AND id = ?"
    }
}
