import TestSupport
import Testing

@testable import Terminal

struct InputParserPasteTests {
    private func paste(_ text: String) -> [InputEvent] {
        var parser = InputParser()
        return parser.feed("\u{1b}[200~\(text)\u{1b}[201~".utf8)
    }

    @Test(arguments: [
        ("", ""), ("네그로니 한 잔", "네그로니 한 잔"), ("a\r\nb\rc\nd\r\r\ne", "a\nb\nc\nd\n\ne"), ("a\tb", "a\tb"),
        ("a\u{0}\u{3}\u{8}\u{7f}b", "ab"), ("\u{1b}[31mred\u{1b}[0m", "red"), ("\u{1b}]0;title\u{7}x", "x"),
        ("\u{1b}]8;;u\u{1b}\\x", "x"), ("\u{1b}Pq\u{1b}\\x", "x"), ("\u{1b}(Bx", "x"), ("\u{1b}=x", "x"),
        ("\u{1b}\nx", "\nx"),
        ("\u{1b}]never closed\nnext", "\nnext"), ("\u{9b}31mred\u{85}", "red"), ("\u{9d}0;t\u{9c}x", "x"),
        ("\u{1b}[200~x", "x"), ("q:q!\u{3}", "q:q!"), ("👩‍👩‍👧", "👩‍👩‍👧"), ("\u{1b}[20", ""), ("\u{1b}\u{1b}[Ax", "x"),
        ("\u{1b}[3\u{1b}[Ax", "x"), ("\u{1b}[é", "é"),
    ])
    func pasteIsPlainText(text: String, shown: String) {
        #expect(paste(text) == [.paste(shown)])
    }

    @Test func keysAfterThePasteAreKeys() {
        var parser = InputParser()
        let events = parser.feed("a\u{1b}[200~qqq\r\u{1b}[201~b".utf8)
        #expect(events == [.key(.character("a")), .paste("qqq\n"), .key(.character("b"))])
    }

    @Test func endMarkerSplitOverReadsEnds() {
        for cut in 1..<6 {
            var parser = InputParser()
            let end = Array("\u{1b}[201~".utf8)
            #expect(parser.feed(Array("\u{1b}[200~x".utf8) + end[..<cut]) == [])
            #expect(parser.feed(end[cut...]) == [.paste("x")])
        }
    }

    @Test func beginningOfAnEndMarkerIsNoEnd() {
        #expect(paste("x\u{1b}[201\u{1b}[201yz") == [.paste("xz")])
    }

    @Test func invalidBytesAreLeftOut() {
        var parser = InputParser()
        let bytes = Array("\u{1b}[200~a".utf8) + [0xff, 0xe3, 0x81] + Array("b\u{1b}[201~".utf8)
        #expect(parser.feed(bytes) == [.paste("ab")])
    }

    @Test func longPasteIsCutAtItsLimit() {
        var parser = InputParser()
        #expect(parser.feed("\u{1b}[200~".utf8) == [])
        for _ in 0..<1100 { #expect(parser.feed(repeatElement(UInt8(ascii: "x"), count: 1024)) == []) }
        let events = parser.feed("\u{1b}[201~q".utf8)
        #expect(events == [.paste(String(repeating: "x", count: PasteBuffer.limit)), .key(.character("q"))])
    }

    @Test func limitDoesNotCutACharacterInHalf() {
        var parser = InputParser()
        let text = String(repeating: "가", count: PasteBuffer.limit / 3 + 10)
        let events = parser.feed("\u{1b}[200~\(text)\u{1b}[201~".utf8)
        #expect(events == [.paste(String(repeating: "가", count: PasteBuffer.limit / 3))])
    }

    /// Property: no pasted text produces a key.
    @Test func pasteNeverYieldsKeys() {
        var generator = SplitMix64(seed: 99)
        for round in 0..<2000 {
            let text = RandomText.make(pieces: 8, using: &generator)
            let events = paste(text)
            guard events.count == 1, case .paste(let shown) = events[0] else {
                Issue.record("seed 99 round \(round): \(events)")
                continue
            }
            let isPlain = shown.unicodeScalars.allSatisfy {
                $0 == "\n" || $0 == "\t" || $0.properties.generalCategory != .control
            }
            #expect(isPlain, "seed 99 round \(round)")
        }
    }
}
