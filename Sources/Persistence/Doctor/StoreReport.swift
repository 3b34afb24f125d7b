/// What a look at the database found.
package struct StoreReport: Hashable, Sendable {
    /// The file; nil for a database in memory.
    package let path: String?
    /// The version of the tables.
    package let schemaVersion: Int
    /// The version this program writes.
    package let expectedVersion: Int
    package let sqliteVersion: String
    /// What the integrity check says, `["ok"]` when all is well.
    package let integrity: [String]
    /// How many rows name something that is not there.
    package let danglingReferences: Int
    /// How many rows each table has, by name.
    package let rows: [String: Int]
    /// How many of the rows of `outbox` a server has, which has not done them yet.
    package let accepted: Int
    /// The ids of the cities in the members' lists.
    package let cities: Set<String>

    /// Whether nothing is wrong.
    package var isHealthy: Bool {
        integrity == ["ok"] && danglingReferences == 0 && schemaVersion == expectedVersion
    }
}
