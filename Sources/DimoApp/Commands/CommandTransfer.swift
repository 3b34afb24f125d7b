package import Domain
import Persistence

/// Import, export, backup and restore, as commands use them.
package struct CommandTransfer: Sendable {
    private let services: TransferServices

    init(services: TransferServices) {
        self.services = services
    }

    /// Opens the store with its catalogue read, as `CommandStore` does, and what moves data in and out of it.
    ///
    /// - Parameter output: takes what is exported to no file.
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

    /// What an import reads: the page of an address, else the path itself.
    package func source(_ path: String) async throws -> TransferSource { try await services.pages.source(path) }

    /// Imports files; see `ImportRecipes`.
    package func importing(
        _ request: ImportRequest, progress: @escaping @Sendable (TransferProgress) -> Void
    ) async throws -> ImportReport {
        try await services.importRecipes(request, progress: progress)
    }

    /// Brings what changed from a Bar Assistant server; see `PullRecipes`.
    package func pulling(
        from access: ServerAccess, bar: String?, isDryRun: Bool,
        progress: @escaping @Sendable (TransferProgress) -> Void
    ) async throws -> ImportReport {
        try await services.puller.pull(access)(bar: bar, isDryRun: isDryRun, progress: progress)
    }

    /// Exports; see `RecipeExporter`.
    package func export(_ request: ExportRequest) async throws -> ExportReport {
        try await services.exporter.export(request) { _ in }
    }

    /// Backs up; see `BackupService`.
    package func backup(to path: String, isOverwriting: Bool) async throws -> BackupReport {
        try await services.backupService.backup(to: path, isOverwriting: isOverwriting)
    }

    /// Looks whether a file is a backup; needs no store.
    @concurrent
    package static func check(_ path: String) async throws -> BackupContents {
        try BackupFile(path: path).check()
    }

    /// Restores a backup in the place of the database of the container's paths, which need not be there or whole.
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
        // A damaged database was set aside by opening it: it is what is kept.
        let isSetAside = opened.notice != nil
        defer { try? opened.database.close() }
        let report = try DatabaseBackup(database: opened.database)
            .restore(from: path, now: now, isKeepingPresent: isThere && !isSetAside)
        return RestoreReport(path: path, keptAs: report.keptAs ?? opened.notice?.reason.setAside)
    }
}

extension StoreError {
    /// The file that holds what could not be used.
    fileprivate var setAside: String? {
        switch self {
        case .corrupt(let name), .fromNewerVersion(let name): name
        case .diskFull, .readOnly, .damaged, .disk, .busy, .other: nil
        }
    }
}
