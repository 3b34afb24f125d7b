package import Domain
import GRDB

/// Brings the bundled works into the database.
///
/// One transaction: all of it or nothing. Votes and everything members wrote stay; numbers of rows stay with their ids;
/// what the files no longer have is gone from lists, but stays for those who voted. Watched keywords and requests are
/// answered by what is new.
package struct WorkImporter: Sendable {
    private let database: AppDatabase

    package init(database: AppDatabase) {
        self.database = database
    }

    /// Whether the database holds other works than these files, or none; cheap.
    package func needsImport(fingerprint: String) async throws -> Bool {
        try await database.read { db in try Self.fingerprint(db) } != fingerprint
    }

    /// Imports works unless the database holds them already; answers whether it was changed.
    /// - Parameters:
    ///   - catalogue: what the files hold, already validated.
    ///   - fingerprint: a text that changes when the files do.
    ///   - now: seconds since 1970 UTC, for what members are told.
    @discardableResult
    package func importIfChanged(_ catalogue: WorkCatalogue, fingerprint: String, now: Int64) async throws -> Bool {
        guard try await needsImport(fingerprint: fingerprint) else { return false }
        return try await database.write { db in
            // Another program may have done the same meanwhile.
            if try Self.fingerprint(db) == fingerprint { return false }
            try WorkWriter(db, now: now).write(catalogue)
            try db.execute(
                sql: "INSERT OR REPLACE INTO meta (key, value) VALUES ('works', ?)", arguments: [fingerprint])
            return true
        }
    }

    private static func fingerprint(_ db: Database) throws -> String? {
        try String.fetchOne(db, sql: "SELECT value FROM meta WHERE key = 'works'")
    }
}
