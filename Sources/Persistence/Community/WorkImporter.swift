package import Domain
import GRDB

/// Validated works, with the texts of their names in the index, which take as long to compute as to write.
package struct WorkPlan: Sendable {
    let catalogue: WorkCatalogue
    let names: NameTextCache

    package init(_ catalogue: WorkCatalogue) {
        self.catalogue = catalogue
        var names = NameTextCache()
        for record in catalogue.works {
            names.add(IndexedNames(record.work))
            for character in record.cast { names.add(IndexedNames(character)) }
        }
        self.names = names
    }
}

/// Imports the bundled works in one transaction. Votes and the members' own data stay; an id keeps its row number.
/// Records removed from the files leave the lists, but stay for those who voted. Matches new records against watched
/// keywords and requests.
package struct WorkImporter: Sendable {
    private let database: AppDatabase

    package init(database: AppDatabase) { self.database = database }

    /// Whether the database contains other works than these files or none; cheap.
    package func needsImport(fingerprint: String) async throws -> Bool {
        try await database.read { db in try Self.fingerprint(db) } != fingerprint
    }

    package func hasWorks() async throws -> Bool { try await database.read { db in try Self.fingerprint(db) } != nil }

    /// Imports works unless the database has those with this fingerprint; returns whether. `now` dates inbox items.
    @discardableResult
    package func importIfChanged(_ plan: WorkPlan, fingerprint: String, now: Int64) async throws -> Bool {
        guard try await needsImport(fingerprint: fingerprint) else { return false }
        return try await database.write { db in
            // Meanwhile another program may have imported them.
            if try Self.fingerprint(db) == fingerprint { return false }
            try WorkWriter(db: db, now: now).write(plan)
            try db.execute("INSERT OR REPLACE INTO meta (key, value) VALUES ('works', ?)", [fingerprint])
            return true
        }
    }

    private static func fingerprint(_ db: Database) throws -> String? {
        try String.fetchOne(db, "SELECT value FROM meta WHERE key = 'works'")
    }
}
