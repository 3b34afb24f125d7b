package import Domain
import Synchronization

/// Remembers what was backed up and restored.
package final class RecordingBackupService: BackupService {
    private let state = Mutex<(backups: [String], restored: [String])>(([], []))
    private let failure: TransferProblem?

    /// Some files.
    package let files: [(name: String, path: String)] = [("database", "/data/dimo.sqlite")]

    /// Makes a keeper that succeeds, or always fails with a problem.
    package init(failure: TransferProblem? = nil) {
        self.failure = failure
    }

    /// The files that were written.
    package var backups: [String] { state.withLock { $0.backups } }
    /// The files that were restored.
    package var restored: [String] { state.withLock { $0.restored } }

    package func backup(to path: String, isOverwriting: Bool) async throws -> BackupReport {
        if let failure { throw failure }
        state.withLock { $0.backups.append(path) }
        return BackupReport(path: path, bytes: 4_096)
    }

    /// A backup of two members.
    package func check(_ path: String) async throws -> BackupContents {
        if let failure { throw failure }
        return BackupContents(path: path, schema: 4, profiles: 2, bottles: 14, made: 31)
    }

    package func restore(from path: String) async throws -> RestoreReport {
        if let failure { throw failure }
        state.withLock { $0.restored.append(path) }
        return RestoreReport(path: path, keptAs: "/data/dimo-20261121-104000.sqlite")
    }
}
