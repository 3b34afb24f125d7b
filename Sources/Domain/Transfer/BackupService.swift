package protocol BackupService: Sendable {
    /// The names and paths of the program's files: `configuration`, `database`, `log`, `cache`.
    var files: [(name: String, path: String)] { get }

    /// Copies a consistent snapshot to a file. Throws `TransferProblem`, `StoreError`; an existing file then stays.
    func backup(to path: String, isOverwriting: Bool) async throws -> BackupReport

    /// Checks whether this program can restore a file, without changing anything; throws the reason if it cannot.
    func check(_ path: String) async throws -> BackupContents

    /// Replaces the store with a backup, saving the old one beside it; unchanged on `TransferProblem`, `StoreError`.
    func restore(from path: String) async throws -> RestoreReport
}

package struct BackupContents: Hashable, Sendable {
    package let path: String
    package let schema: Int
    package let profiles: Int
    package let bottles: Int
    /// The number of entries in all logs of made drinks.
    package let made: Int

    package init(path: String, schema: Int, profiles: Int, bottles: Int, made: Int) {
        self.path = path
        self.schema = schema
        self.profiles = profiles
        self.bottles = bottles
        self.made = made
    }
}

package struct BackupReport: Hashable, Sendable {
    package let path: String
    package let bytes: Int

    package init(path: String, bytes: Int) {
        self.path = path
        self.bytes = bytes
    }
}

package struct RestoreReport: Hashable, Sendable {
    package let path: String
    /// The file with the previous store; nil if there was none.
    package let keptAs: String?

    package init(path: String, keptAs: String?) {
        self.path = path
        self.keptAs = keptAs
    }
}
