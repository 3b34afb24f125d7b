import Domain

/// What moves data in and out of a member's store.
struct TransferServices: Sendable {
    let importRecipes: ImportRecipes
    /// Makes what brings recipes from a server.
    let puller: any RecipePullMaker
    let exporter: any RecipeExporter
    let backupService: any BackupService
    let folders: any FolderReader
    let pages: any PageFetcher
}
