/// Keeps copies of the whole store, and puts one in its place.
public protocol BackupService: Sendable {
    /// Where the program keeps its files, by what they are: `configuration`, `database`, `log`, `cache`.
    var files: [(name: String, path: String)] { get }

    /// Copies the store into a file, as it is at one moment.
    ///
    /// - Throws: `TransferProblem`, `StoreError`; a file that was there is as it was then.
    func backup(to path: String, isOverwriting: Bool) async throws -> BackupReport

    /// Looks whether a file is a backup this program can restore; changes nothing.
    ///
    /// - Throws: `TransferProblem` that says why it is none.
    func check(_ path: String) async throws -> BackupContents

    /// Puts a backup in the store's place. What was there is kept in a file beside it.
    ///
    /// - Throws: `TransferProblem`, `StoreError`; the store is as it was then.
    func restore(from path: String) async throws -> RestoreReport
}
