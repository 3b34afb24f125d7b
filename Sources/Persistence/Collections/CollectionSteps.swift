import Domain
import GRDB

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
