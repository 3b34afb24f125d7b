package import Domain
import Synchronization

/// Records backups and restores.
package final class RecordingBackupService: BackupService {
    private let state = Mutex<(backups: [String], restored: [String])>(([], []))
    private let failure: TransferProblem?

    package let files: [(name: String, path: String)] = [("database", "/data/dimo.sqlite")]

    /// - Parameter failure: the error of every call; nil to succeed.
    package init(failure: TransferProblem? = nil) {
        self.failure = failure
    }

    package var backups: [String] { state.withLock { $0.backups } }
    package var restored: [String] { state.withLock { $0.restored } }

    package func backup(to path: String, isOverwriting: Bool) async throws -> BackupReport {
        if let failure { throw failure }
        state.withLock { $0.backups.append(path) }
        return BackupReport(path: path, bytes: 4_096)
    }

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
