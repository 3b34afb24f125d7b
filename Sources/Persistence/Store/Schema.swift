import GRDB

enum Schema {
    /// The SQL of each version, oldest first. The text of a released version never changes and contains nothing
    /// computed, so that later code changes cannot alter it.
    static let versions = [
        version1, version2, version3, version4, version5, version6, version7, drinkStrengthBasis,
        shownVotesAndOtherNames, workOptions, onlineCatalogues, picturesAndPulls, ownGearAndOpinions, evenings,
        sharedCommunity, communityRows, temporaryTriggers, communityMembers, mergedWorks, addedCharacters,
        communityMerges, keptIDs, moodOfOthers, acknowledged, series,
    ]

    /// The newest version; every migration sets `user_version` to its own.
    static var version: Int { versions.count }

    enum State {
        case current
        /// Empty, or to be migrated.
        case older
        case newer
        /// A database of another program.
        case foreign
    }

    /// Tables without which a file is not this program's, whatever its version.
    static let expectedTables = TableAreas.privateTables.union(TableAreas.areas.keys)

    static var migrator: DatabaseMigrator {
        var migrator = DatabaseMigrator()
        for (number, sql) in zip(1..., versions) {
            migrator.registerMigration("v\(number)") { db in
                try db.execute(sql: sql)
                try db.execute(sql: "PRAGMA user_version = \(number)")
            }
        }
        return migrator
    }

    /// The version of a file; 0 while it is empty.
    static func version(_ db: Database) throws -> Int {
        try Int.fetchOne(db, sql: "PRAGMA user_version") ?? 0
    }

    /// Reads the state without the migrator, which would cost milliseconds at every start.
    static func state(_ db: Database) throws -> State {
        let found = try version(db)
        let tables = try Set(String.fetchAll(db, sql: "SELECT name FROM sqlite_master WHERE type = 'table'"))
        if found > version { return .newer }
        if found == version { return tables.isSuperset(of: expectedTables) ? .current : .foreign }
        if found == 0 { return tables.isSubset(of: ["grdb_migrations", "sqlite_sequence"]) ? .older : .foreign }
        return .older
    }
}
