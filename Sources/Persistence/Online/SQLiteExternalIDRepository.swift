package import Domain
import GRDB

package struct SQLiteExternalIDRepository: ExternalIDRepository {
    private let database: AppDatabase

    package init(database: AppDatabase) {
        self.database = database
    }

    package func externalIDs() async throws -> [Identifier<Work>: [ExternalID]] {
        try await database.read { db in try Self.all(db) }
    }

    static func all(_ db: Database) throws -> [Identifier<Work>: [ExternalID]] {
        var found: [Identifier<Work>: [ExternalID]] = [:]
        for row in try Row.fetchAll(db, sql: SQL.all) {
            found[Identifier(row["target"]), default: []].append(ExternalID(row["source"], row["value"]))
        }
        return found.mapValues { ids in ids.sorted { $0.description < $1.description } }
    }

    private enum SQL {
        static let all = "SELECT source, value, target FROM external_id WHERE kind = 'work'"
    }
}
