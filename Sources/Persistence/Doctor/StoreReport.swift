package struct StoreReport: Hashable, Sendable {
    /// Nil for a database in memory.
    package let path: String?
    package let schemaVersion: Int
    /// The version this program writes.
    package let expectedVersion: Int
    package let sqliteVersion: String
    /// The result of the integrity check; `["ok"]` if there is no problem.
    package let integrity: [String]
    /// Rows that refer to a missing row.
    package let danglingReferences: Int
    package let rows: [String: Int]
    /// Rows of `outbox` that a server has accepted but not yet carried out.
    package let accepted: Int
    package let cities: Set<String>

    package var isHealthy: Bool {
        integrity == ["ok"] && danglingReferences == 0 && schemaVersion == expectedVersion
    }
}
