package import Domain
import GRDB

package struct SQLiteCollectionRepository: CollectionRepository {
    let database: AppDatabase

    package init(database: AppDatabase) { self.database = database }

    package func create(
        _ name: String, with drinks: [Identifier<Drink>], at now: Int64, of profile: Identifier<Profile>
    ) async throws -> Identifier<DrinkCollection> {
        try await database.write { db in
            let name = PlainText.line(name, limit: DrinkCollection.longestName)
            let slug = Slug.make(Romanization.text(of: name), stem: "collection")
            let taken = try db.cachedStatement(
                sql: "SELECT 1 FROM own_id WHERE id = ?1 UNION ALL SELECT 1 FROM collection WHERE id = ?1")
            let base = OwnRecordID.prefix + slug
            var id = base
            var number = 2
            while try Bool.fetchOne(taken, arguments: [id]) == true {
                id = "\(base)-\(number)"
                number += 1
            }
            try db.insert("own_id", "id", [id], or: .ignore)
            var steps = try CollectionSteps(db, id: id, profile: profile, at: now)
            try steps.write(name: name)
            try steps.append(drinks)
            try steps.journal.record("collection.create", subjects: [name])
            return Identifier(id)
        }
    }

    @discardableResult
    package func rename(
        _ id: Identifier<DrinkCollection>, to name: String, at now: Int64, of profile: Identifier<Profile>
    ) async throws -> Bool {
        try await change(id, at: now, of: profile, "collection.rename") { steps, old in
            let name = PlainText.line(name, limit: DrinkCollection.longestName)
            guard name != old, !name.isEmpty else { return false }
            try steps.write(name: name)
            return true
        } ?? false
    }

    @discardableResult
    package func delete(_ id: Identifier<DrinkCollection>, of profile: Identifier<Profile>) async throws -> Bool {
        try await change(id, at: 0, of: profile, "collection.delete") { steps, _ in
            try steps.removeAll()
            return true
        } ?? false
    }

    @discardableResult
    package func add(
        _ drinks: [Identifier<Drink>], to id: Identifier<DrinkCollection>, at now: Int64,
        of profile: Identifier<Profile>
    ) async throws -> [Identifier<Drink>] {
        try await change(id, at: now, of: profile, "collection.add") { steps, name in
            let added = try steps.append(drinks)
            if !added.isEmpty { try steps.write(name: name) }
            return added
        } ?? []
    }

    @discardableResult
    package func remove(
        _ drink: Identifier<Drink>, from id: Identifier<DrinkCollection>, at now: Int64,
        of profile: Identifier<Profile>
    ) async throws -> Bool {
        try await change(id, at: now, of: profile, "collection.remove") { steps, name in
            guard try steps.remove(drink) else { return false }
            try steps.write(name: name)
            return true
        } ?? false
    }

    @discardableResult
    package func move(
        _ drink: Identifier<Drink>, by step: Int, in id: Identifier<DrinkCollection>, at now: Int64,
        of profile: Identifier<Profile>
    ) async throws -> Bool {
        try await change(id, at: now, of: profile, "collection.move") { steps, _ in
            try steps.swap(drink, isDown: step > 0)
        } ?? false
    }

    private func change<Answer: Sendable>(
        _ id: Identifier<DrinkCollection>, at now: Int64, of profile: Identifier<Profile>, _ kind: String,
        _ work: @escaping @Sendable (inout CollectionSteps, String) throws -> Answer
    ) async throws -> Answer? {
        try await database.write { db in
            let found = try String.fetchOne(
                db, "SELECT name FROM collection WHERE id = ? AND profile = ?", [id.rawValue, profile.rawValue])
            guard let name = found else { return nil }
            var steps = try CollectionSteps(db, id: id.rawValue, profile: profile, at: now)
            let answer = try work(&steps, name)
            try steps.journal.record(kind, subjects: [name])
            return answer
        }
    }

    package func collections(
        of profile: Identifier<Profile>, after last: DrinkCollection?, limit: Int
    ) async throws -> [DrinkCollection] {
        try await database.rows(
            SQL.collectionPage,
            [profile.rawValue, last?.editedAt.mark ?? Int64.max, last?.id.rawValue ?? "", max(limit, 0)]
        ) { Self.collection($0) }
    }

    package func collection(
        _ id: Identifier<DrinkCollection>, of profile: Identifier<Profile>
    ) async throws -> DrinkCollection? {
        try await database.row(SQL.collection, [id.rawValue, profile.rawValue]) { Self.collection($0) }
    }

    package func drinks(
        in id: Identifier<DrinkCollection>, after last: Identifier<Drink>?, limit: Int
    ) async throws -> [Identifier<Drink>] {
        try await database.read { db in
            var place: (Int64, String) = (.min, "")
            if let last {
                let positions = try Int64.fetchAll(
                    db, "SELECT position FROM collection_drink WHERE collection = ? AND drink = ?",
                    [id.rawValue, last.rawValue])
                guard let position = positions.first else { return [] }
                place = (position, last.rawValue)
            }
            return try String.fetchAll(
                db, SQL.collectionDrinks, [id.rawValue, place.0, place.1, max(limit, 0)]
            ).map { Identifier($0) }
        }
    }

    package func collections(
        holding drink: Identifier<Drink>, of profile: Identifier<Profile>
    ) async throws -> Set<Identifier<DrinkCollection>> {
        try await database.read { db in
            let ids = try String.fetchAll(db, SQL.collectionsHolding, [profile.rawValue, drink.rawValue])
            return Set(ids.map { Identifier($0) })
        }
    }

    private static func collection(_ row: Row) -> DrinkCollection {
        DrinkCollection(id: Identifier(row["id"]), name: row["name"], count: row["count"], editedAt: row["edited_at"])
    }

    enum SQL {
        static let collectionColumns = """
            collection.id, collection.name,
            (SELECT count(*) FROM collection_drink WHERE collection_drink.collection = collection.id) AS count,
            collection.edited_at
            """
        static let collectionPage = """
            SELECT \(collectionColumns) FROM collection WHERE profile = ? AND (edited_at, id) < (?, ?)
            ORDER BY edited_at DESC, id DESC LIMIT ?
            """
        static let collection = "SELECT \(collectionColumns) FROM collection WHERE id = ? AND profile = ?"
        static let collectionDrinks = """
            SELECT drink FROM collection_drink WHERE collection = ? AND (position, drink) > (?, ?)
            ORDER BY position, drink LIMIT ?
            """
        static let collectionsHolding = """
            SELECT collection.id FROM collection WHERE profile = ? AND EXISTS (
                SELECT 1 FROM collection_drink WHERE collection_drink.collection = collection.id AND drink = ?)
            """
    }
}

/// Changes the rows of one collection, in the caller's transaction.
struct CollectionSteps {
    var journal: Journal
    private let db: Database
    private let id: String
    private let profile: Identifier<Profile>
    private let now: Int64

    init(_ db: Database, id: String, profile: Identifier<Profile>, at now: Int64) throws {
        self.db = db
        self.id = id
        self.profile = profile
        self.now = now
        journal = try Journal(db, profile: profile)
    }

    mutating func write(name: String) throws {
        try journal.put(
            .collection,
            ["id": .text(id), "profile": .text(profile.rawValue), "name": .text(name), "edited_at": .integer(now)])
    }

    @discardableResult
    mutating func append(_ drinks: [Identifier<Drink>]) throws -> [Identifier<Drink>] {
        let last = try Int64.fetchOne(db, "SELECT max(position) FROM collection_drink WHERE collection = ?", [id])
        var position = (last ?? 0) + 1
        var added: [Identifier<Drink>] = []
        for drink in drinks where try place(of: drink) == nil {
            try put(drink, at: position)
            position += 1
            added.append(drink)
        }
        return added
    }

    mutating func remove(_ drink: Identifier<Drink>) throws -> Bool {
        guard try place(of: drink) != nil else { return false }
        try journal.remove(.collectionDrink, key: ["collection": .text(id), "drink": .text(drink.rawValue)])
        return true
    }

    mutating func removeAll() throws {
        let drinks = try String.fetchAll(db, "SELECT drink FROM collection_drink WHERE collection = ?", [id])
        for drink in drinks {
            try journal.remove(.collectionDrink, key: ["collection": .text(id), "drink": .text(drink)])
        }
        try journal.remove(.collection, key: ["id": .text(id)])
    }

    mutating func swap(_ drink: Identifier<Drink>, isDown: Bool) throws -> Bool {
        guard let place = try place(of: drink) else { return false }
        let (sign, order) = isDown ? (">", "ASC") : ("<", "DESC")
        let neighbour = try Row.fetchOne(
            db,
            sql: """
                SELECT drink, position FROM collection_drink WHERE collection = ? AND position \(sign) ?
                ORDER BY position \(order) LIMIT 1
                """, arguments: [id, place])
        guard let neighbour else { return false }
        try put(Identifier(neighbour[0]), at: place)
        try put(drink, at: neighbour[1])
        return true
    }

    private func place(of drink: Identifier<Drink>) throws -> Int64? {
        try Int64.fetchOne(
            db, "SELECT position FROM collection_drink WHERE collection = ? AND drink = ?", [id, drink.rawValue])
    }

    private mutating func put(_ drink: Identifier<Drink>, at position: Int64) throws {
        try journal.put(
            .collectionDrink,
            ["collection": .text(id), "drink": .text(drink.rawValue), "position": .integer(position)])
    }
}
