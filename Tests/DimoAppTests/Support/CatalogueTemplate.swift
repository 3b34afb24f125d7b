import DimoAssets
import Domain
import Foundation
import Persistence

@testable import DimoApp

/// A store in memory with the bundled catalogue, read once for all tests; each program gets a copy.
enum CatalogueTemplate {
    private static let reading = Task { () throws -> AppDatabase in
        let opener = StoreOpener(
            path: nil, assets: try AssetFolder.locate { ["DIMO_ASSETS": Stage.assets][$0] },
            calculator: DrinkCalculator(), loginName: nil, clock: Stage.evening)
        let database = try AppDatabase.inMemory()
        let store = Store(database: database, calculator: opener.calculator, loginName: nil)
        _ = try await opener.refreshCatalogue(in: store)
        return database
    }

    static func database() async throws -> AppDatabase { try await reading.value }

    /// Copies the catalogue to the program's database file, so that it is not imported again.
    static func install(in folder: String) async throws {
        try FileManager.default.createDirectory(
            atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        _ = try DatabaseBackup(database: await database()).backup(to: "\(folder)/dimo.sqlite", isOverwriting: false)
    }
}
