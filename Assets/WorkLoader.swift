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

    /// Works that most people know, best known first: an identifier per line. They precede all others in the catalogue,
    /// and so in lists and searches where votes do not decide.
    private static let bestKnown = "best-known.txt"

    /// A number that changes with any byte of the files.
    package static func fingerprint(of folder: AssetFolder) -> String {
        folder.fingerprint(of: (["genres.json", bestKnown] + files(in: folder)).map { "Catalog/\($0)" })
    }

    package static func load(from folder: AssetFolder) -> Result {
        var reader = CatalogueReader(folder: folder)
        let genres = reader.read("genres.json", as: GenreRecord.self)
        let works = bestKnownFirst(files(in: folder).flatMap { reader.read($0, as: WorkRecord.self) }, in: folder)
        return Result(catalogue: WorkCatalogue(works: works, genres: genres), problems: reader.problems)
    }

    private static func bestKnownFirst(_ works: [CastWork], in folder: AssetFolder) -> [CastWork] {
        let bytes = (try? folder.bytes(of: "Catalog/\(bestKnown)")) ?? []
        let ids = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline).map(String.init)
        let positions = Dictionary(zip(ids, 0...), uniquingKeysWith: min)
        func position(_ work: CastWork) -> Int { positions[work.work.id.rawValue] ?? ids.count }
        // By position in the files if equal, since the order of the sort's equal elements is not guaranteed.
        return works.enumerated().sorted { (position($0.element), $0.offset) < (position($1.element), $1.offset) }
            .map(\.element)
    }

    /// Reads works from a member's own file, in the same format.
    package static func read(_ bytes: [UInt8], of file: String) -> Result {
        var reader = CatalogueReader(folder: AssetFolder(path: ""))
        let works = reader.read(bytes, of: file, as: WorkRecord.self)
        return Result(catalogue: WorkCatalogue(works: works), problems: reader.problems)
    }
}
