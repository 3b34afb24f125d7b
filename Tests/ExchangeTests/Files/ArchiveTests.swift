import Domain
import Exchange
import Foundation
import TestSupport
import Testing

/// Zip archives, valid and malicious ones.
struct ArchiveTests {
    private let folder: TemporaryFolder
    private let reader = ExchangeReader()

    init() throws {
        folder = try TemporaryFolder()
    }

    private func make(_ entries: [ZipMaker.Entry]) throws -> String {
        let path = folder.file("x.zip")
        try ZipMaker.make(path, entries)
        return path
    }

    private var good: ZipMaker.Entry { ZipMaker.Entry("data/cocktails/test/data.json", Samples.recipe()) }

    @Test func `an archive reads like its folder, from a file and from bytes`() throws {
        var entries: [ZipMaker.Entry] = []
        let root = Fixture.path("datapack")
        for name in try FileManager.default.subpathsOfDirectory(atPath: root).sorted() where name.hasSuffix(".json") {
            entries.append(ZipMaker.Entry("pack/\(name)", try Fixture.text("datapack/\(name)")))
        }
        let path = try make(entries)
        let batch = try reader.read(.path(path))
        let same = try reader.read(.bytes(Array(try Data(contentsOf: URL(filePath: path))), name: "-"))
        let plain = try reader.read(.path(root))
        #expect(batch.drinks.map(\.value) == plain.drinks.map(\.value))
        #expect(batch.ingredients.map(\.value) == plain.ingredients.map(\.value))
        #expect(same.drinks == batch.drinks && batch.failures == [])
        #expect(batch.drinks.first?.place.file == "pack/data/cocktails/quiet-hour/data.json")
    }

    @Test(arguments: ["../evil.json", "/etc/evil.json", "a/../../evil.json", "C:/evil.json", "..\\evil.json"])
    func `an entry that climbs out of its folder is refused, and the rest is read`(name: String) throws {
        let batch = try reader.read(.path(make([ZipMaker.Entry(name, Samples.recipe()), good])))
        #expect(batch.drinks.count == 1)
        #expect(batch.failures.map(\.kind) == [.file])
        #expect(batch.failures.first?.sourceProblem == .unreadable(path: name, .climbs))
    }

    @Test func `a zip bomb is refused by its directory`() throws {
        let bomb = ZipMaker.Entry("bomb.json", bytes: [UInt8](repeating: 0x20, count: 8 << 20))
        let batch = try reader.read(.path(make([bomb, good])))
        #expect(batch.drinks.count == 1)
        #expect(batch.failures.map(\.sourceProblem) == [.tooLarge(path: "bomb.json", .ratio(200))])
    }

    @Test func `sizes and counts are limited`() throws {
        var limits = ExchangeLimits()
        limits.fileBytes = 1 << 20
        limits.compressionRatio = 1_000_000
        let big = ZipMaker.Entry("big.json", bytes: [UInt8](repeating: 0x20, count: 2 << 20))
        let path = try make([big, good])
        let batch = try ExchangeReader(limits: limits).read(.path(path))
        #expect(batch.failures.map(\.sourceProblem) == [.tooLarge(path: "big.json", .file(1))])
        limits.fileBytes = 4 << 20
        limits.totalBytes = 1 << 20
        #expect(throws: SourceProblem.self) { try ExchangeReader(limits: limits).read(.path(path)) }
        limits.totalBytes = 8 << 20
        limits.files = 1
        #expect(throws: SourceProblem.self) { try ExchangeReader(limits: limits).read(.path(path)) }
    }

    @Test func `a directory with a false size is detected`() throws {
        let path = try make([good])
        var bytes = Array(try Data(contentsOf: URL(filePath: path)))
        let directory = try #require(bytes.indices.last { bytes[$0...].starts(with: [0x50, 0x4b, 1, 2]) })
        bytes.replaceSubrange(directory + 24..<directory + 28, with: [10, 0, 0, 0])
        let batch = try? reader.read(.bytes(bytes, name: "x"))
        #expect(batch?.drinks.isEmpty ?? true)
        #expect(batch?.failures.count ?? 1 == 1)
    }

    @Test func `a link fails alone, and nested archives are skipped`() throws {
        let link = ZipMaker.Entry("link.json", "/etc/passwd", isLink: true)
        let batch = try reader.read(
            .path(make([link, good, ZipMaker.Entry("__MACOSX/x.json", "{"), ZipMaker.Entry("inner.zip", "PK")])))
        #expect(batch.drinks.count == 1 && batch.failures.count == 1)
        #expect(batch.failures.first?.sourceProblem == .unreadable(path: "link.json", .isLink))
    }

    @Test func `a file that only starts like an archive is an error`() throws {
        let path = try folder.write([0x50, 0x4b, 3, 4] + [UInt8](repeating: 7, count: 100), to: "bad.zip")
        #expect(throws: SourceProblem.self) { try reader.read(.path(path)) }
    }

    @Test func `escape codes in an entry's name reach no report`() throws {
        let path = try make([ZipMaker.Entry("../QQQQQred.json", "{}"), good])
        var bytes = Array(try Data(contentsOf: URL(filePath: path)))
        for place in bytes.indices where bytes[place...].starts(with: Array("QQQQQ".utf8)) {
            bytes.replaceSubrange(place..<place + 5, with: Array("\u{1b}[31m".utf8))
        }
        let batch = try reader.read(.bytes(bytes, name: "x"))
        let names = batch.failures.map(\.place.file)
        #expect(names.count == 1 && names.allSatisfy { $0.hasSuffix("red.json") })
        #expect(!names.joined().unicodeScalars.contains { $0.value < 32 || (0x7f..<0xa0).contains($0.value) })
    }
}
