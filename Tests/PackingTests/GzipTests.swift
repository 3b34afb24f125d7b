import Foundation
import Testing

@testable import Packing

@Suite struct GzipTests {
    private static let text = Data((0..<5_000).map { "line \($0 % 40)\n" }.joined().utf8)

    @Test(arguments: [0, 1, 32 * 1_024, 32 * 1_024 + 1, 40_000])
    func `packed data is unpacked unchanged`(count: Int) throws {
        let data = Data(Self.text.prefix(count))
        let packed = try #require(Gzip.packed(data))
        #expect(try Gzip.unpacked(packed, limit: count) == data)
        if count > 1_000 { #expect(packed.count < count / 10) }
    }

    @Test func `a body that unpacks beyond the limit is abandoned`() throws {
        let bomb = try #require(Gzip.packed(Data(count: 100_000_000)))
        #expect(bomb.count < 200_000)
        #expect(throws: Gzip.Problem.tooLarge) { try Gzip.unpacked(bomb, limit: 64 * 1_024) }
        let whole = try #require(Gzip.packed(Data(count: 1_000)))
        #expect(throws: Gzip.Problem.tooLarge) { try Gzip.unpacked(whole, limit: 999) }
    }

    @Test func `garbage, truncated bodies, wrong checksums and trailing bytes are refused`() throws {
        let packed = try #require(Gzip.packed(Self.text))
        var wrong = packed
        wrong[packed.count - 6] ^= 1
        for body in [Data("abc".utf8), Data(packed.dropLast(9)), Data(packed.prefix(3)), wrong, packed + Data([0])] {
            #expect(throws: Gzip.Problem.damaged) { try Gzip.unpacked(body, limit: 1_000_000) }
        }
    }

    @Test(arguments: [
        ("gzip", true), ("deflate, gzip;q=0.5", true), ("GZIP", true), ("*", true), ("br, *;q=0.1", true),
        ("gzip;q=0", false), ("gzip; q=0, *", false), ("*;q=0", false), ("br", false), ("", false),
        ("identity", false), ("gzipped", false),
    ])
    func `gzip is sent only if the header accepts it`(header: String, isAccepted: Bool) {
        #expect(Gzip.isAccepted(by: header) == isAccepted)
        #expect(!Gzip.isAccepted(by: nil))
    }
}
