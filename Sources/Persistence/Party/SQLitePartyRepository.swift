package import Domain
import GRDB

package struct SQLitePartyRepository: PartyRepository {
    private let database: AppDatabase

    package init(database: AppDatabase) {
        self.database = database
    }

    package func menu(of profile: Identifier<Profile>) async throws -> [PartyDrink] {
        try await database.read { db in try Self.menu(profile, db) }
    }

    package func setMenu(_ menu: [PartyDrink], of profile: Identifier<Profile>) async throws {
        try await database.write { db in
            var journal = try Journal(db, profile: profile)
            let old = try Self.menu(profile, db)
            var kept: [PartyDrink] = []
            for place in menu where !kept.contains(where: { $0.drink == place.drink }) { kept.append(place) }
            kept = Array(kept.prefix(PartyDrink.mostDrinks))
            for place in old where !kept.contains(where: { $0.drink == place.drink }) {
                try journal.remove(
                    .partyDrink, key: ["profile": .text(profile.rawValue), "drink": .text(place.drink.rawValue)])
            }
            for (position, place) in kept.enumerated() {
                try journal.put(
                    .partyDrink,
                    [
                        "profile": .text(profile.rawValue), "drink": .text(place.drink.rawValue),
                        "position": .integer(Int64(position)), "servings": .integer(Int64(place.servings)),
                        "section": .text(place.section),
                        "price": place.price.map { .real($0) } ?? JournalValue.none,
                    ])
            }
            let changed = Set(old).symmetricDifference(kept).map(\.drink.rawValue)
            try journal.record("party.menu", subjects: Set(changed).sorted())
        }
    }

    package func orders(
        of profile: Identifier<Profile>, after last: PartyOrder?, limit: Int
    ) async throws -> [PartyOrder] {
        try await database.read { db in
            try Row.fetchAll(
                db.cachedStatement(sql: SQL.partyQueue),
                arguments: [
                    profile.rawValue, last?.isDone ?? false, last.flatMap { RowNumbers.number($0.id) } ?? 0,
                    max(limit, 0),
                ]
            ).map(Self.order)
        }
    }

    @discardableResult
    package func add(
        _ drink: Identifier<Drink>, name: String, note: String, of profile: Identifier<Profile>
    ) async throws -> PartyOrder {
        try await database.write { db in
            var journal = try Journal(db, profile: profile)
            let number = try RowNumbers.next(in: .partyOrder, db)
            let order = PartyOrder(id: Identifier(String(number)), drink: drink, name: name, note: note)
            try journal.put(.partyOrder, Self.row(number, order, profile))
            try journal.record("party.order", subjects: [drink.rawValue])
            return order
        }
    }

    @discardableResult
    package func update(_ order: PartyOrder, of profile: Identifier<Profile>) async throws -> Bool {
        guard let number = RowNumbers.number(order.id) else { return false }
        return try await database.write { db in
            guard let old = try Self.order(number, profile, db) else { return false }
            var journal = try Journal(db, profile: profile)
            try journal.put(.partyOrder, Self.row(number, order, profile))
            let kind =
                old.isDone == order.isDone ? "party.change" : order.isDone ? "party.served" : "party.waiting"
            try journal.record(kind, subjects: [order.drink.rawValue])
            return !journal.changes.isEmpty
        }
    }

    @discardableResult
    package func remove(
        _ ids: [Identifier<PartyOrder>], of profile: Identifier<Profile>
    ) async throws -> [PartyOrder] {
        try await database.write { db in
            var journal = try Journal(db, profile: profile)
            var removed: [PartyOrder] = []
            for number in RowNumbers.numbers(ids) {
                guard let order = try Self.order(number, profile, db) else { continue }
                try journal.remove(.partyOrder, key: ["number": .integer(number)])
                removed.append(order)
            }
            try journal.record("party.remove", subjects: removed.map(\.drink.rawValue))
            return removed
        }
    }

    private static func menu(_ profile: Identifier<Profile>, _ db: Database) throws -> [PartyDrink] {
        try Row.fetchAll(db.cachedStatement(sql: SQL.partyMenu), arguments: [profile.rawValue])
            .map {
                PartyDrink(
                    drink: Identifier($0["drink"]), servings: $0["servings"], section: $0["section"], price: $0["price"]
                )
            }
    }

    private static func order(
        _ number: Int64, _ profile: Identifier<Profile>, _ db: Database
    ) throws -> PartyOrder? {
        try Row.fetchOne(db.cachedStatement(sql: SQL.partyOrder), arguments: [number, profile.rawValue])
            .map(order)
    }

    private static func order(_ row: Row) -> PartyOrder {
        PartyOrder(
            id: Identifier(String(row["number"] as Int64)), drink: Identifier(row["drink"]), name: row["name"],
            note: row["note"],
            isDone: row["is_done"])
    }

    private static func row(
        _ number: Int64, _ order: PartyOrder, _ profile: Identifier<Profile>
    ) -> [String: JournalValue] {
        [
            "number": .integer(number), "profile": .text(profile.rawValue), "drink": .text(order.drink.rawValue),
            "name": .text(order.name), "note": .text(order.note), "is_done": .integer(order.isDone ? 1 : 0),
        ]
    }
}

extension SQLitePartyRepository {
    enum SQL {
        static let partyMenu = """
            SELECT drink, servings, section, price FROM party_drink WHERE profile = ? ORDER BY position, drink
            """
        static let partyQueue = """
            SELECT number, drink, name, note, is_done FROM party_order
            WHERE profile = ? AND (is_done, number) > (?, ?) ORDER BY is_done, number LIMIT ?
            """
        static let partyOrder =
            "SELECT number, drink, name, note, is_done FROM party_order WHERE number = ? AND profile = ?"
    }
}
