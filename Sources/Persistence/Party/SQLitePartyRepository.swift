package import Domain
import GRDB

package struct SQLitePartyRepository: PartyRepository {
    private let database: AppDatabase

    package init(database: AppDatabase) { self.database = database }

    package func menu(of profile: Identifier<Profile>) async throws -> [PartyDrink] {
        try await database.read { db in try Self.menu(profile, db) }
    }

    package func setMenu(_ menu: [PartyDrink], of profile: Identifier<Profile>) async throws {
        try await database.write { db in
            var journal = try Journal(db, profile: profile)
            let old = try Self.menu(profile, db)
            let changed = try Self.put(menu, profile, &journal)
            if changed.count == 1, old.map({ $0.serving(1) }) == menu.map({ $0.serving(1) }) {
                // Counting one drink up or down is one step, regardless of the number of keys.
                let step = try journal.newest("party.count", subject: changed[0])
                _ = try journal.record("party.count", subjects: changed, continuing: step)
            } else {
                try journal.record("party.menu", subjects: changed)
            }
        }
    }

    package func party(of profile: Identifier<Profile>) async throws -> Party {
        try await database.row(SQL.party, [profile.rawValue]) {
            Party(
                guests: $0["guests"], each: $0["each_guest"],
                day: ($0["day"] as String?).flatMap { LocalDay($0) })
        } ?? Party()
    }

    package func setParty(_ party: Party, menu: [PartyDrink], of profile: Identifier<Profile>) async throws {
        try await database.step("party.guests", of: profile) { journal in
            if party == Party() {
                try journal.remove(.party, key: ["profile": .text(profile.rawValue)])
            } else {
                try journal.put(
                    .party,
                    [
                        "profile": .text(profile.rawValue), "guests": .optional(party.guests),
                        "each_guest": .optional(party.each), "day": .optional(party.day?.text),
                    ])
            }
            _ = try Self.put(menu, profile, &journal)
        }
    }

    @discardableResult
    package func endParty(of profile: Identifier<Profile>) async throws -> Bool {
        try await database.step("party.end", of: profile) { journal in
            try journal.remove(.party, key: ["profile": .text(profile.rawValue)])
            _ = try Self.put([], profile, &journal)
            for number in try Int64.fetchAll(journal.db, SQL.partyNumbers, [profile.rawValue]) {
                try journal.remove(.partyOrder, key: ["number": .integer(number)])
            }
        }
    }

    /// Replaces the menu; returns the drinks whose place changed.
    private static func put(
        _ menu: [PartyDrink], _ profile: Identifier<Profile>, _ journal: inout Journal
    ) throws -> [String] {
        let old = try Self.menu(profile, journal.db)
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
                    "section": .text(place.section), "price": .optional(place.price),
                ])
        }
        return Set(Set(old).symmetricDifference(kept).map(\.drink.rawValue)).sorted()
    }

    package func orders(
        of profile: Identifier<Profile>, after last: PartyOrder?, limit: Int
    ) async throws -> [PartyOrder] {
        try await database.rows(
            SQL.partyQueue,
            [
                profile.rawValue, last?.isDone ?? false, last.flatMap { RowNumbers.number($0.id) } ?? 0,
                max(limit, 0),
            ]
        ) { Self.order($0) }
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
            return try journal.record(kind, subjects: [order.drink.rawValue])
        }
    }

    package func serve(
        _ order: PartyOrder, making: Making, pouring poured: [Identifier<Ingredient>: Double],
        of profile: Identifier<Profile>
    ) async throws -> (entry: MadeEntry, bar: BarChange)? {
        guard let number = RowNumbers.number(order.id) else { return nil }
        return try await database.write { db in
            guard let old = try Self.order(number, profile, db), old.servedAt == nil else { return nil }
            var journal = try Journal(db, profile: profile)
            var served = order
            served.isDone = true
            served.servedAt = making.madeAt
            try journal.put(.partyOrder, Self.row(number, served, profile))
            let logged = try MadeRows.add(making, pouring: poured, of: profile, &journal, db)
            try journal.record("party.served", subjects: [order.drink.rawValue])
            return logged
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
        try Row.fetchAll(db, SQL.partyMenu, [profile.rawValue])
            .map {
                PartyDrink(
                    drink: Identifier($0["drink"]), servings: $0["servings"], section: $0["section"], price: $0["price"]
                )
            }
    }

    private static func order(
        _ number: Int64, _ profile: Identifier<Profile>, _ db: Database
    ) throws -> PartyOrder? {
        try Row.fetchOne(db, SQL.partyOrder, [number, profile.rawValue]).map(order)
    }

    private static func order(_ row: Row) -> PartyOrder {
        PartyOrder(
            id: Identifier(String(row["number"] as Int64)), drink: Identifier(row["drink"]), name: row["name"],
            note: row["note"],
            isDone: row["is_done"], servedAt: row["served_at"])
    }

    private static func row(
        _ number: Int64, _ order: PartyOrder, _ profile: Identifier<Profile>
    ) -> [String: JournalValue] {
        [
            "number": .integer(number), "profile": .text(profile.rawValue), "drink": .text(order.drink.rawValue),
            "name": .text(order.name), "note": .text(order.note), "is_done": .flag(order.isDone),
            "served_at": .optional(order.servedAt),
        ]
    }

    enum SQL {
        static let partyMenu = """
            SELECT drink, servings, section, price FROM party_drink WHERE profile = ? ORDER BY position, drink
            """
        static let partyQueue = """
            SELECT number, drink, name, note, is_done, served_at FROM party_order
            WHERE profile = ? AND is_done < 2 AND (is_done, number) > (?, ?) ORDER BY is_done, number LIMIT ?
            """
        static let partyOrder = """
            SELECT number, drink, name, note, is_done, served_at FROM party_order WHERE number = ? AND profile = ?
            """
        static let party = "SELECT guests, each_guest, day FROM party WHERE profile = ?"
        static let partyNumbers = "SELECT number FROM party_order WHERE profile = ?"
    }
}
