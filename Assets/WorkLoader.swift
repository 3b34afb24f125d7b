package import Domain

/// Reads every JSON file in `Catalog/works`, by name. A record with an error is omitted and reported.
package enum WorkLoader {
    package struct Result: Sendable {
        package let catalogue: WorkCatalogue
        /// One entry per omitted record or file, with file, record and field.
        package let problems: [CatalogueProblem]
    }

    /// The files of works, relative to the catalogue folder.
    package static func files(in folder: AssetFolder) -> [String] {
        FolderContents.names(in: "\(folder.path)/Catalog/works").filter { $0.hasSuffix(".json") }.map { "works/\($0)" }
    }

    /// A number that changes with any byte of the files (FNV-1a, 64 bits).
    package static func fingerprint(of folder: AssetFolder) -> String {
        folder.fingerprint(of: (["genres.json"] + files(in: folder)).map { "Catalog/\($0)" })
    }

    package static func load(from folder: AssetFolder) -> Result {
        var reader = CatalogueReader(folder: folder)
        let genres = reader.read("genres.json", as: GenreRecord.self)
        let works = files(in: folder).flatMap { reader.read($0, as: WorkRecord.self) }
        return Result(catalogue: WorkCatalogue(works: works, genres: genres), problems: reader.problems)
    }

    /// Reads works from a member's own file, in the same format.
    package static func read(_ bytes: [UInt8], of file: String) -> Result {
        var reader = CatalogueReader(folder: AssetFolder(path: ""))
        let works = reader.read(bytes, of: file, as: WorkRecord.self)
        return Result(catalogue: WorkCatalogue(works: works), problems: reader.problems)
    }
}
