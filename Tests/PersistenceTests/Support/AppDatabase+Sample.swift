import Domain
import Foundation
import Persistence

extension AppDatabase {
    /// A database in memory with the sample catalogue.
    static func sample(_ catalogue: Catalogue = SampleCatalogue.whole) async throws -> AppDatabase {
        let database = try AppDatabase.inMemory()
        try await CatalogueImporter(database: database).importIfChanged(catalogue, fingerprint: "sample")
        return database
    }

    /// A moment for names of files: 2026-11-21 10:40:00 UTC.
    static let moment: Int64 = 1_795_257_600
}
