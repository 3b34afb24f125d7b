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
