package import Domain

/// Reads the files of works: every JSON file of the folder `Catalog/works`, by name. A record with an error is left out
/// and reported; the rest is used.
package enum WorkLoader {
    /// What was read, and what was wrong with it.
    package struct Result: Sendable {
        /// The records that are in order.
        package let catalogue: WorkCatalogue
        /// One entry for each record or file that was left out, with file, record and field.
        package let problems: [CatalogueProblem]
    }

    /// The files that hold works, relative to the catalogue folder.
    package static func files(in folder: AssetFolder) -> [String] {
        FolderContents.names(in: "\(folder.path)/Catalog/works").filter { $0.hasSuffix(".json") }.map { "works/\($0)" }
    }

    /// A number that changes when any byte of the files does (FNV-1a, 64 bits).
    package static func fingerprint(of folder: AssetFolder) -> String {
        folder.fingerprint(of: (["genres.json"] + files(in: folder)).map { "Catalog/\($0)" })
    }

    /// Reads every file.
    package static func load(from folder: AssetFolder) -> Result {
        var reader = CatalogueReader(folder: folder)
        let genres = reader.read("genres.json", as: GenreRecord.self)
        let works = files(in: folder).flatMap { reader.read($0, as: WorkRecord.self) }
        return Result(catalogue: WorkCatalogue(works: works, genres: genres), problems: reader.problems)
    }

    /// Reads the works of a member's own file, in the same format.
    package static func read(_ bytes: [UInt8], of file: String) -> Result {
        var reader = CatalogueReader(folder: AssetFolder(path: ""))
        let works = reader.read(bytes, of: file, as: WorkRecord.self)
        return Result(catalogue: WorkCatalogue(works: works), problems: reader.problems)
    }
}
