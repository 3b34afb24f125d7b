import Testing

@testable import Terminal

struct InputParserTextTests {
    @Test func characterSplitOverReadsIsOneKey() {
        var parser = InputParser()
        let bytes = Array("가".utf8)
        #expect(parser.feed(bytes[..<1]) == [])
        #expect(parser.isPending && parser.pendingDelay == 100)
        #expect(parser.feed(bytes[1..<2]) == [])
        #expect(parser.feed(bytes[2...]) == [.key(.character("가"))])
        #expect(!parser.isPending)
    }

    /// An invalid byte must not swallow the keys after it.
    @Test(
        arguments: [
            [0xff], [0xc0], [0xc1], [0x80], [0xbf], [0xf5], [0xe3], [0xe3, 0x81], [0xf0, 0x9f], [0xed, 0xa0], [0xc2],
            [0xe0, 0x80], [0xf4, 0x90], [0xf0, 0x80], [0xff, 0xfe, 0xe3, 0xff],
        ] as [[UInt8]])
    func keyAfterInvalidBytesReacts(bytes: [UInt8]) {
        var parser = InputParser()
        #expect(parser.feed(bytes + Array("q가".utf8)) == [.key(.character("q")), .key(.character("가"))])
    }

    @Test func everyScalarIsItsKey() {
        var parser = InputParser()
        for value in UInt32(0xa0)..<0x11_0000 where value % 7 == 0 || value < 0x3000 {
            guard let scalar = Unicode.Scalar(value) else { continue }
            let events = parser.feed(String(scalar).utf8)
            #expect(events == [.key(.character(Character(scalar)))], "\(value)")
        }
    }

    @Test func surrogatesAndOverlongFormsAreNoKeys() {
        var parser = InputParser()
        #expect(parser.feed([0xed, 0xa0, 0x80, 0xc0, 0x80, 0xe0, 0x80, 0x80, 0xf4, 0x90, 0x80, 0x80]) == [])
        #expect(!parser.isPending)
    }

    @Test func controlCharactersOfTheUpperHalfAreNoKeys() {
        var parser = InputParser()
        #expect(parser.feed("\u{80}\u{9b}\u{9f}\u{a0}".utf8) == [.key(.character("\u{a0}"))])
    }
}
