internal import GRDB

/// The tables, by version.
enum Schema {
    /// The newest version; every migration sets `user_version` to its own.
    static let version = 6

    /// How a file stands to this program.
    enum State {
        case current
        /// Empty, or to be migrated.
        case older
        case newer
        /// A database of some other program.
        case foreign
    }

    /// Tables without which a file is none of ours, whatever its version says.
    static let expectedTables: Set<String> = earlierTables.union(communityTableNames)

    private static let earlierTables: Set<String> = [
        "account", "action_log", "attempt", "bar_share", "bar_staple", "bar_substitute", "bottle", "collection",
        "collection_drink", "draft", "drink", "drink_gram", "drink_line", "drink_mark", "drink_substitute",
        "drink_tag", "farewell", "glass", "ingredient", "ingredient_gram", "ingredient_part", "made", "made_drink",
        "member", "meta", "own_id", "own_pending", "own_record", "party_drink", "party_order", "profile",
        "recipe_chunk", "recipe_ingredient",
        "recovery_code", "saved_filter", "session", "shopping_item", "substitution", "tag", "technique", "tool",
    ]

    /// All migrations, oldest first. One that was released is never changed.
    static var migrator: DatabaseMigrator {
        var migrator = DatabaseMigrator()
        migrator.registerMigration("v1") { db in
            try db.execute(sql: catalogueTables)
            try db.execute(sql: personalTables)
            try db.execute(sql: memberTables)
            try db.execute(sql: "PRAGMA user_version = 1")
        }
        migrator.registerMigration("v2") { db in
            try db.execute(sql: recipeTables)
            try db.execute(sql: shelfTables)
            try db.execute(sql: filterTables)
            try db.execute(sql: "PRAGMA user_version = 2")
        }
        migrator.registerMigration("v3") { db in
            try db.execute(sql: accountTables)
            try db.execute(sql: "PRAGMA user_version = 3")
        }
        migrator.registerMigration("v4") { db in
            try db.execute(sql: communityTables)
            try db.execute(sql: "PRAGMA user_version = 4")
        }
        migrator.registerMigration("v5") { db in
            try db.execute(sql: memberColumns)
            try db.execute(sql: "PRAGMA user_version = 5")
        }
        migrator.registerMigration("v6") { db in
            try db.execute(sql: sharingTables)
            try db.execute(sql: "PRAGMA user_version = 6")
        }
        return migrator
    }

    /// Reads how a file stands, without the migrator, which would cost milliseconds at every start.
    static func state(_ db: Database) throws -> State {
        let found = try Int.fetchOne(db, sql: "PRAGMA user_version") ?? 0
        let tables = try Set(String.fetchAll(db, sql: "SELECT name FROM sqlite_master WHERE type = 'table'"))
        if found > version { return .newer }
        if found == version { return tables.isSuperset(of: expectedTables) ? .current : .foreign }
        if found == 0 { return tables.isSubset(of: ["grdb_migrations", "sqlite_sequence"]) ? .older : .foreign }
        return .older
    }
}
