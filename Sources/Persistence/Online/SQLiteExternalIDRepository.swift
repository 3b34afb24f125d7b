public import Domain
internal import GRDB

/// Which ids works have in other catalogues, from the database.
public struct SQLiteExternalIDRepository: ExternalIDRepository {
    private let database: AppDatabase

    /// Memberwise.
    public init(database: AppDatabase) {
        self.database = database
    }

    /// Of every work that has some.
    public func externalIDs() async throws -> [Identifier<Work>: [ExternalID]] {
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
