import Testing

@testable import Terminal

struct HangulJamoTests {
    @Test func syllablesGiveTheirInitialConsonants() {
        #expect(HangulJamo.initialConsonants(of: "네그로니") == "ㄴㄱㄹㄴ")
        #expect(HangulJamo.initialConsonants(of: "꽃 빵 쌈") == "ㄲ ㅃ ㅆ")
        #expect(HangulJamo.initialConsonants(of: "가힣") == "ㄱㅎ")
    }

    @Test func syllablesInPartsGiveTheSame() {
        #expect(HangulJamo.initialConsonants(of: "\u{1112}\u{1161}\u{11ab}\u{1100}\u{1173}\u{11af}") == "ㅎㄱ")
    }

    @Test func everythingElseStays() {
        #expect(HangulJamo.initialConsonants(of: "B52 ㅋㅏ é") == "B52 ㅋㅏ é")
        #expect(HangulJamo.initialConsonants(of: "") == "")
    }

    @Test func allSyllablesInPartsCompose() {
        for value in UInt32(0xac00)...0xd7a3 {
            guard let syllable = Unicode.Scalar(value), let parts = HangulJamo.parts(of: syllable) else { continue }
            let letters = [0x1100 + parts.initial, 0x1161 + parts.vowel, 0x11a7 + parts.final]
                .prefix(parts.final == 0 ? 2 : 3).compactMap { Unicode.Scalar(UInt32($0)) }
            #expect(HangulJamo.composed(letters) == [syllable])
        }
    }
}
