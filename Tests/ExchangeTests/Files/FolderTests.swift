import Domain
import Exchange
import Foundation
import TestSupport
import Testing

/// Folders, large files and unusual ones.
struct FolderTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    @Test func `links are not followed, hidden and unrelated files are skipped`() throws {
        let outside = try TemporaryFolder()
        try outside.write(Samples.recipe(name: "\"Secret\""), to: "secret.json")
        try folder.write(Samples.recipe(), to: "a/b.json")
        try folder.write(Samples.recipe(name: "\"Hidden\""), to: ".git/c.json")
        try folder.write([0x89, 0x50, 0x4e, 0x47], to: "a/picture.png")
        try FileManager.default.createSymbolicLink(
            atPath: folder.file("link.json"), withDestinationPath: outside.file("secret.json"))
        try FileManager.default.createSymbolicLink(atPath: folder.file("links"), withDestinationPath: outside.path)
        let batch = try ExchangeReader().read(.path(folder.path))
        #expect(batch.drinks.map(\.value.id) == ["test"])
        #expect(batch.warnings.map(\.place?.file) == ["link.json", "links"])
    }

    @Test func `a folder with several formats is read completely`() throws {
        for name in ["draft-04.json", "draft-02-exchange.json", "thecocktaildb.json", "recipes.csv"] {
            try folder.write(try Fixture.text(name), to: name)
        }
        try folder.write(ExchangeWriter().text(ExchangeContents(), as: .dimo), to: "own.json")
        let batch = try ExchangeReader().read(.path(folder.path))
        #expect(Set(batch.formats) == [.barAssistant, .theCocktailDB, .csv, .dimo])
        #expect(batch.drinks.count == 6 && batch.failures.count == 1)
    }

    @Test func `an explicit format skips other files`() throws {
        for name in ["draft-04.json", "thecocktaildb.json"] { try folder.write(try Fixture.text(name), to: name) }
        try folder.write([0x89, 0x50, 0x4e, 0x47], to: "picture.png")
        let batch = try ExchangeReader(format: .barAssistant).read(.path(folder.path))
        #expect(batch.drinks.map(\.value.id) == ["paper-lantern"] && batch.failures == [])
        #expect(batch.warnings.map(\.place?.file) == ["thecocktaildb.json"])
    }

    @Test func `an archive within a folder is named and not read as text`() throws {
        // The beginning of an archive whose first file is not compressed.
        let start: [UInt8] = [0x50, 0x4b, 3, 4]
        let diary = "watched.csvDate,Name,Year,Letterboxd URI\n2026-01-01,Parasite,2019,https://boxd.it/1\n"
        try folder.write(start + Array(diary.utf8), to: "diary.zip")
        try folder.write(Samples.recipe(), to: "recipe.json")
        let batch = try ExchangeReader().read(.path(folder.path))
        #expect(batch.formats == [.barAssistant] && batch.drinks.count == 1 && batch.failures == [])
        #expect(batch.warnings.map(\.place?.file) == ["diary.zip"])
        #expect(batch.warnings.map(\.remark.sentence) == [.archive])
    }

    @Test func `a missing source is an error`() {
        #expect(throws: SourceProblem.notFound(path: "/nowhere/at all")) {
            try ExchangeReader().read(.path("/nowhere/at all"))
        }
        #expect(throws: SourceProblem.self) { try ExchangeReader().read(.path("/dev/null")) }
    }

    @Test func `50 MB of recipes are read record by record`() throws {
        let path = folder.file("large.json")
        let record = Samples.recipe(more: ",\"images\":[\"\(String(repeating: "x", count: 50_000))\"]")
        #expect(FileManager.default.createFile(atPath: path, contents: nil))
        let file = try FileHandle(forWritingTo: URL(filePath: path))
        let piece = Data(Array(repeating: record, count: 10).joined(separator: ",\n").utf8)
        var size = 1
        try file.write(contentsOf: Data("[".utf8))
        var count = 0
        while size < 50_000_000 {
            try file.write(contentsOf: count > 0 ? Data(",".utf8) + piece : piece)
            size += piece.count + 1
            count += 10
        }
        try file.write(contentsOf: Data("]".utf8))
        try file.close()
        var drinks = 0
        var last = (done: 0, total: 0)
        try ExchangeReader().read(.path(path)) { event in
            if case .drink = event { drinks += 1 }
            if case .progress(let done, let total) = event { last = (done, total) }
        }
        #expect(drinks == count)
        #expect(last.done == last.total && last.total > 50_000_000)
    }

    @Test func `a record of 50 MB is refused without being held, and the others are read`() throws {
        let path = folder.file("fat.json")
        let fat = Samples.recipe(name: "\"Fat\"", instructions: "\"\(String(repeating: "x", count: 50_000_000))\"")
        try folder.write("[\(Samples.recipe()),\(fat),\(Samples.recipe(name: "\"After\""))]", to: "fat.json")
        let batch = try ExchangeReader().read(.path(path))
        #expect(batch.drinks.map(\.value.id) == ["test", "after"])
        #expect(batch.failures.map(\.reason) == ["is larger than 4 MiB: shorten or remove it"])
    }

    @Test func `a file over the limit is refused`() throws {
        var limits = ExchangeLimits()
        limits.fileBytes = 1 << 20
        let path = try folder.write([UInt8](repeating: 0x20, count: 2 << 20), to: "big.json")
        #expect(throws: SourceProblem.tooLarge(path: path, .file(1))) {
            try ExchangeReader(limits: limits).read(.path(path))
        }
    }

    @Test func `the receiver may stop reading`() throws {
        struct Stop: Error {}
        var count = 0
        #expect(throws: Stop.self) {
            try ExchangeReader().read(.path(Fixture.path("datapack"))) { event in
                if case .drink = event {
                    count += 1
                    throw Stop()
                }
            }
        }
        #expect(count == 1)
    }
}
