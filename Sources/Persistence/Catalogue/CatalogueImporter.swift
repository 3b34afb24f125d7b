package import Domain
import GRDB

/// Brings the bundled catalogue into the database.
///
/// One transaction: all of it or nothing. What a member wrote is never touched; a bottle of an ingredient that is gone
/// stays. What members added to the catalogue is written again beside the new one (see `Schema.version2`). Numbers
/// of rows stay with their ids.
package struct CatalogueImporter: Sendable {
    private let database: AppDatabase
    private let calculator: DrinkCalculator

    /// Memberwise.
    /// - Parameters:
    ///   - database: the database.
    ///   - calculator: works out the strength and the meters that lists show.
    package init(database: AppDatabase, calculator: DrinkCalculator = DrinkCalculator()) {
        self.database = database
        self.calculator = calculator
    }

    /// Whether the database holds another catalogue than this, or none; cheap.
    package func needsImport(fingerprint: String) async throws -> Bool {
        try await database.read { db in try Self.fingerprint(db) } != fingerprint
    }

    /// Imports a catalogue unless the database holds it already.
    /// - Parameters:
    ///   - catalogue: what the files hold, already validated.
    ///   - fingerprint: a text that changes when the files do.
    @discardableResult
    package func importIfChanged(_ catalogue: Catalogue, fingerprint: String) async throws -> ImportResult {
        guard try await needsImport(fingerprint: fingerprint) else {
            return try await database.read { db in try Self.result(db, isChanged: false) }
        }
        // Prepared before the transaction, so that other programs wait as little as possible.
        let own = try await database.read(OwnRecordRows.all)
        let plan = ImportPlan(try own.added(to: catalogue), calculator: calculator)
        return try await database.write { [calculator] db in
            // Another program may have done the same meanwhile, or a member may have added something.
            if try Self.fingerprint(db) == fingerprint { return try Self.result(db, isChanged: false) }
            let present = try OwnRecordRows.all(db)
            if present == own {
                try plan.write(to: db)
            } else {
                try ImportPlan(try present.added(to: catalogue), calculator: calculator).write(to: db)
            }
            try db.execute(sql: "DELETE FROM own_pending")
            try db.execute(
                sql: "INSERT OR REPLACE INTO meta (key, value) VALUES ('catalogue', ?)", arguments: [fingerprint])
            return try Self.result(db, isChanged: true)
        }
    }

    private static func fingerprint(_ db: Database) throws -> String? {
        try String.fetchOne(db, sql: "SELECT value FROM meta WHERE key = 'catalogue'")
    }

    private static func result(_ db: Database, isChanged: Bool) throws -> ImportResult {
        ImportResult(
            isChanged: isChanged, drinks: try Int.fetchOne(db, sql: "SELECT count(*) FROM drink") ?? 0,
            ingredients: try Int.fetchOne(db, sql: "SELECT count(*) FROM ingredient") ?? 0)
    }
}
