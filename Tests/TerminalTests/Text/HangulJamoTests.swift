import Testing

@testable import Terminal

struct HangulJamoTests {
    @Test func allSyllablesInPartsCompose() {
        for value in UInt32(0xac00)...0xd7a3 {
            guard let syllable = Unicode.Scalar(value), let parts = HangulJamo.parts(of: syllable) else { continue }
            let letters = [0x1100 + parts.initial, 0x1161 + parts.vowel, 0x11a7 + parts.final]
                .prefix(parts.final == 0 ? 2 : 3).compactMap { Unicode.Scalar(UInt32($0)) }
            #expect(HangulJamo.composed(letters) == [syllable])
        }
    }
}
