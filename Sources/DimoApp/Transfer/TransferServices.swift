import Domain

struct TransferServices: Sendable {
    let importRecipes: ImportRecipes
    let puller: any RecipePullMaker
    let exporter: any RecipeExporter
    let backupService: any BackupService
    let folders: any FolderReader
    let pages: any PageFetcher
}
