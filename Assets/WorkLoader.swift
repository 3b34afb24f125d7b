public import Domain
internal import Foundation

/// Reads the files of works: every JSON file of the folder `Catalog/works`, by name. A record with an error is left out
/// and reported; the rest is used.
public enum WorkLoader {
    /// What was read, and what was wrong with it.
    public struct Result: Sendable {
        /// The records that are in order.
        public let catalogue: WorkCatalogue
        /// One entry for each record or file that was left out, with file, record and field.
        public let problems: [CatalogueProblem]
    }

    /// The files that hold works, relative to the catalogue folder.
    public static func files(in folder: AssetFolder) -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: "\(folder.path)/Catalog/works")) ?? []
        return names.filter { $0.hasSuffix(".json") }.sorted().map { "works/\($0)" }
    }

    /// A number that changes when any byte of the files does (FNV-1a, 64 bits).
    public static func fingerprint(of folder: AssetFolder) -> String {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for file in ["genres.json"] + files(in: folder) {
            for byte in (try? folder.bytes(of: "Catalog/\(file)")) ?? [] {
                hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3
            }
        }
        return String(hash, radix: 16)
    }

    /// Reads every file.
    public static func load(from folder: AssetFolder) -> Result {
        var reader = CatalogueReader(folder: folder)
        let genres = reader.read("genres.json", as: GenreRecord.self)
        let works = files(in: folder).flatMap { reader.read($0, as: WorkRecord.self) }
        return Result(catalogue: WorkCatalogue(works: works, genres: genres), problems: reader.problems)
    }

    /// Reads the works of a member's own file, in the same format.
    public static func read(_ bytes: [UInt8], of file: String) -> Result {
        var reader = CatalogueReader(folder: AssetFolder(path: ""))
        let works = reader.read(bytes, of: file, as: WorkRecord.self)
        return Result(catalogue: WorkCatalogue(works: works), problems: reader.problems)
    }
}
