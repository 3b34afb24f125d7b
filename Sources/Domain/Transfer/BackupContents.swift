/// A summary of a backup.
public struct BackupContents: Hashable, Sendable {
    /// The file.
    public let path: String
    /// The version of the database schema.
    public let schema: Int
    /// Members in it.
    public let profiles: Int
    /// Bottles in all bars.
    public let bottles: Int
    /// Entries in all logs of made drinks.
    public let made: Int

    /// Memberwise.
    public init(path: String, schema: Int, profiles: Int, bottles: Int, made: Int) {
        self.path = path
        self.schema = schema
        self.profiles = profiles
        self.bottles = bottles
        self.made = made
    }
}
