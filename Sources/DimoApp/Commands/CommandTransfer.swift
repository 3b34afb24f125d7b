package import Domain
import Persistence

extension CommandStore {
    /// The services that move data in and out of the store; `output` receives an export without a file.
    @MainActor
    package func transfer(output: @escaping @Sendable (String) throws -> Void = { _ in }) -> TransferServices {
        container.makeTransfer(store: store, profile: profile, bar: bar, output: output)
    }
}

package enum CommandTransfer {
    /// Checks whether a file is a backup; needs no store.
    @concurrent
    package static func check(_ path: String) async throws -> BackupContents {
        try BackupFile(path: path).check()
    }

    /// Replaces the database in the container's paths with a backup. The database may be missing or damaged.
    @concurrent
    package static func restore(from path: String, _ container: AppDIContainer) async throws -> RestoreReport {
        let (database, now) = (container.paths.database, container.clock.now())
        _ = try BackupFile(path: path).check()
        let isThere = TextFile.exists(database)
        let opened = try AppDatabase.open(at: database, now: now)
        if let notice = opened.notice, !notice.isKept { throw notice.reason }
        // Opening a damaged database set it aside, so that file is the one kept.
        let isSetAside = opened.notice != nil
        defer { try? opened.database.close() }
        let report = try DatabaseBackup(database: opened.database)
            .restore(from: path, now: now, isKeepingPresent: isThere && !isSetAside)
        return RestoreReport(path: path, keptAs: report.keptAs ?? opened.notice?.reason.setAside)
    }
}

extension StoreError {
    fileprivate var setAside: String? {
        switch self {
        case .corrupt(let name), .fromNewerVersion(let name): name
        case .diskFull, .readOnly, .damaged, .damagedFile, .newerFile, .olderFile, .disk, .busy, .other: nil
        }
    }
}
