import GRDB

enum Schema {
    /// The version of the program's databases; every database stores its own in `user_version`.
    static let version = 30

    /// The oldest version that can be brought up to date. Databases of older ones were never released.
    static let firstVersion = 25

    /// The SQL of each version, oldest first: the whole schema, then the changes to it. A change of the schema is a new
    /// version, appended with a raised `version`; what a version leads to never changes.
    static var versions: [(number: Int, sql: String)] {
        let first = [
            members, recents, weather, catalogue, ownRecords, bars, collections, works, onlineCatalogues, votes,
            evenings,
            posts, inbox, memberships, crowd, remoteIDs,
        ].joined(separator: "\n\n")
        return [
            (firstVersion, first), (26, version26), (27, version27), (28, version28), (29, version29), (30, version30),
        ]
    }

    enum State {
        case current
        /// Empty, or to be brought up to date.
        case older
        /// Older than `firstVersion`.
        case outdated
        case newer
        case foreign
    }

    /// Tables without which a file is not this program's.
    static let expectedTables = TableAreas.privateTables.union(TableAreas.areas.keys)

    /// The version of a file; 0 while it is empty.
    static func version(_ db: Database) throws -> Int {
        try Int.fetchOne(db, sql: "PRAGMA user_version") ?? 0
    }

    static func state(_ db: Database) throws -> State {
        let found = try version(db)
        let tables = try Set(String.fetchAll(db, sql: "SELECT name FROM sqlite_master WHERE type = 'table'"))
        switch found {
        case version: return tables.isSuperset(of: expectedTables) ? .current : .foreign
        case firstVersion...: return found > version ? .newer : .older
        case 1...: return tables.isSuperset(of: ["meta", "profile"]) ? .outdated : .foreign
        default: return tables.isEmpty ? .older : .foreign
        }
    }

    /// Creates or updates the schema in one transaction; does nothing but in `older`, as after another program did it.
    static func migrate(_ writer: some DatabaseWriter) throws {
        try writer.writeWithoutTransaction { db in
            try db.inTransaction(.immediate) {
                guard try state(db) == .older else { return .rollback }
                let found = try version(db)
                for (number, sql) in versions where number > found {
                    try db.execute(sql: sql)
                    try db.execute(sql: "PRAGMA user_version = \(number)")
                }
                return .commit
            }
        }
    }
}
