/// What a look at the database found.
public struct StoreReport: Hashable, Sendable {
    /// The file; nil for a database in memory.
    public let path: String?
    /// The version of the tables.
    public let schemaVersion: Int
    /// The version this program writes.
    public let expectedVersion: Int
    /// The version of SQLite.
    public let sqliteVersion: String
    /// What the integrity check says, `["ok"]` when all is well.
    public let integrity: [String]
    /// How many rows name something that is not there.
    public let danglingReferences: Int
    /// How many rows each table has, by name.
    public let rows: [String: Int]
    /// How many of the rows of `outbox` a server has, which has not done them yet.
    public let accepted: Int
    /// The ids of the cities in the members' lists.
    public let cities: Set<String>

    /// Whether nothing is wrong.
    public var isHealthy: Bool {
        integrity == ["ok"] && danglingReferences == 0 && schemaVersion == expectedVersion
    }
}
