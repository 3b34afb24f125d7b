/// Backs up and restores the whole store.
public protocol BackupService: Sendable {
    /// The paths of the program's files: `configuration`, `database`, `log`, `cache`.
    var files: [(name: String, path: String)] { get }

    /// Copies the store, as it is at one moment, to a file.
    ///
    /// - Throws: `TransferProblem`, `StoreError`; an existing file is left as it was.
    func backup(to path: String, isOverwriting: Bool) async throws -> BackupReport

    /// Checks whether this program can restore a file; changes nothing.
    ///
    /// - Throws: `TransferProblem` with the reason if it cannot.
    func check(_ path: String) async throws -> BackupContents

    /// Replaces the store with a backup. The old store is saved to a file beside it.
    ///
    /// - Throws: `TransferProblem`, `StoreError`; the store is left as it was.
    func restore(from path: String) async throws -> RestoreReport
}

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

/// The result of a backup.
public struct BackupReport: Hashable, Sendable {
    /// The file.
    public let path: String
    /// The size of the file.
    public let bytes: Int

    /// Memberwise.
    public init(path: String, bytes: Int) {
        self.path = path
        self.bytes = bytes
    }
}

/// The result of a restore.
public struct RestoreReport: Hashable, Sendable {
    /// The restored file.
    public let path: String
    /// The file with the previous store; nil if there was none.
    public let keptAs: String?

    /// Memberwise.
    public init(path: String, keptAs: String?) {
        self.path = path
        self.keptAs = keptAs
    }
}
