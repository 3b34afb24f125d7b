import Testing

@testable import Terminal

struct ASCIIFallbackTests {
    @Test func everyBoxAndBlockHasAStandIn() {
        for value in UInt32(0x2500)...0x259f {
            #expect(ASCIIFallback.letter(for: value) != nil, "\(value)")
        }
    }

    @Test func everyStandInIsPrintableASCII() {
        for value in UInt32(0xa0)..<0x1_0000 {
            guard let letter = ASCIIFallback.letter(for: value)?.asciiValue else { continue }
            #expect((0x20..<0x7f).contains(letter), "\(value)")
        }
    }

    @Test(arguments: zip("ÀçñőŁøœẞƒệẤ「♡⏎₩", "AcnoLoosfeA[-<W"))
    func signHasItsStandIn(sign: Character, plain: Character) {
        #expect(sign.unicodeScalars.first.flatMap { ASCIIFallback.letter(for: $0.value) } == plain)
    }

    @Test(arguments: zip("°·✓", " -+"))
    func `a sign between words becomes no letter or full stop`(sign: Character, plain: Character) {
        #expect(sign.unicodeScalars.first.flatMap { ASCIIFallback.letter(for: $0.value) } == plain)
    }

    @Test func tablesCoverTheirRanges() {
        #expect(LatinFallback.letters.count == 0x250 - 0xa0)
        #expect(LatinFallback.additionalLetters.count == 0x100)
        #expect(ASCIIFallback.letter(for: 0x2027) == ".")
        #expect(ASCIIFallback.letter(for: 0x2595) == "|")
        #expect(ASCIIFallback.letter(for: 0x25b6) == ">")
        #expect(ASCIIFallback.letter(for: 0x25cf) == "*")
        #expect(ASCIIFallback.letter(for: 0x25fe) == "#")
    }

    @Test func letterOfAnotherScriptHasNone() {
        for character in "가漢яΩ🍹½" {
            #expect(character.unicodeScalars.first.flatMap { ASCIIFallback.letter(for: $0.value) } == nil)
        }
    }

    @Test func emptyAndFullSignsStayApart() {
        for (full, empty) in [("★", "☆"), ("■", "□"), ("●", "○"), ("♥", "♡"), ("☑", "☐"), ("◆", "◇")] {
            let letters = (full + empty).unicodeScalars.map { ASCIIFallback.letter(for: $0.value) }
            #expect(letters[0] != nil && letters[1] != nil && letters[0] != letters[1])
        }
    }
}
