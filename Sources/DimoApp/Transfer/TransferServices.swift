import Domain
import Persistence

struct TransferServices: Sendable {
    let importRecipes: ImportRecipes
    let puller: any RecipePullMaker
    let exporter: any RecipeExporter
    let backupService: any BackupService
    let folders: any FolderReader
    let pages: any PageFetcher
}

struct DatabaseBackupService: BackupService {
    private let database: AppDatabase
    private let clock: any WallClock
    let files: [(name: String, path: String)]

    init(database: AppDatabase, paths: AppPaths, clock: any WallClock) {
        self.database = database
        self.clock = clock
        files = paths.named
    }

    @concurrent
    func backup(to path: String, isOverwriting: Bool) async throws -> BackupReport {
        try DatabaseBackup(database: database).backup(to: path, isOverwriting: isOverwriting)
    }

    @concurrent
    func check(_ path: String) async throws -> BackupContents {
        try BackupFile(path: path).check()
    }

    @concurrent
    func restore(from path: String) async throws -> RestoreReport {
        try DatabaseBackup(database: database).restore(from: path, now: clock.now())
    }
}
