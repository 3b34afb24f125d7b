/// Backs up and restores the whole store.
package protocol BackupService: Sendable {
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
package struct BackupContents: Hashable, Sendable {
    /// The file.
    package let path: String
    /// The version of the database schema.
    package let schema: Int
    /// Members in it.
    package let profiles: Int
    /// Bottles in all bars.
    package let bottles: Int
    /// Entries in all logs of made drinks.
    package let made: Int

    package init(path: String, schema: Int, profiles: Int, bottles: Int, made: Int) {
        self.path = path
        self.schema = schema
        self.profiles = profiles
        self.bottles = bottles
        self.made = made
    }
}

/// The result of a backup.
package struct BackupReport: Hashable, Sendable {
    /// The file.
    package let path: String
    /// The size of the file.
    package let bytes: Int

    package init(path: String, bytes: Int) {
        self.path = path
        self.bytes = bytes
    }
}

/// The result of a restore.
package struct RestoreReport: Hashable, Sendable {
    /// The restored file.
    package let path: String
    /// The file with the previous store; nil if there was none.
    package let keptAs: String?

    package init(path: String, keptAs: String?) {
        self.path = path
        self.keptAs = keptAs
    }
}
