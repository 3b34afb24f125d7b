package import Domain
import Persistence

package struct CommandTransfer: Sendable {
    let services: TransferServices

    /// Opens the store like `CommandStore`, with the services that move data in and out of it.
    ///
    /// - Parameter output: receives an export without a file.
    /// - Throws: `StoreError`.
    @MainActor
    package static func make(
        _ store: CommandStore, _ container: AppDIContainer,
        output: @escaping @Sendable (String) throws -> Void = { _ in }
    ) -> CommandTransfer {
        CommandTransfer(
            services: container.makeTransfer(
                store: store.store, profile: store.profile, bar: store.bar, output: output))
    }

    /// The source of an import: the page behind an address, otherwise the path itself.
    package func source(_ path: String) async throws -> TransferSource { try await services.pages.source(path) }

    package func importing(
        _ request: ImportRequest, progress: @escaping @Sendable (TransferProgress) -> Void
    ) async throws -> ImportReport {
        try await services.importRecipes(request, progress: progress)
    }

    package func pulling(
        from access: ServerAccess, bar: String?, isDryRun: Bool,
        progress: @escaping @Sendable (TransferProgress) -> Void
    ) async throws -> ImportReport {
        try await services.puller.pull(access)(bar: bar, isDryRun: isDryRun, progress: progress)
    }

    package func export(_ request: ExportRequest) async throws -> ExportReport {
        try await services.exporter.export(request) { _ in }
    }

    package func backup(to path: String, isOverwriting: Bool) async throws -> BackupReport {
        try await services.backupService.backup(to: path, isOverwriting: isOverwriting)
    }

    /// Checks whether a file is a backup; needs no store.
    @concurrent
    package static func check(_ path: String) async throws -> BackupContents {
        try BackupFile(path: path).check()
    }

    /// Replaces the database in the container's paths with a backup. The database may be missing or damaged.
    @MainActor
    package static func restore(from path: String, _ container: AppDIContainer) async throws -> RestoreReport {
        try await restore(from: path, database: container.paths.database, now: container.clock.now())
    }

    @concurrent
    private static func restore(from path: String, database: String, now: Int64) async throws -> RestoreReport {
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
