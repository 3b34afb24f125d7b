import Testing

@testable import Domain

/// How a text ends when it is read aloud, which chooses the particle after it.
struct KoreanEndingTests {
    @Test(
        arguments: [
            ("진", .consonant), ("럼", .consonant), ("네그로니", .vowel), ("데킬", .rieul), ("", .vowel), ("🍸", .vowel),
            ("네그로니 🍸", .vowel), ("\"진\"", .consonant),
        ] as [(String, KoreanEnding)])
    func `Hangul has the ending of its last syllable`(text: String, ending: KoreanEnding) {
        #expect(KoreanEnding(of: text) == ending)
    }

    @Test func `a digit has the ending of its reading`() {
        let endings: [KoreanEnding] = [
            .consonant, .rieul, .vowel, .consonant, .vowel, .vowel, .consonant, .rieul, .rieul, .vowel,
        ]
        for digit in 0...9 { #expect(KoreanEnding(of: "No. \(digit)") == endings[digit], "\(digit)") }
    }

    @Test func `a capital has the ending of its name: only L, M, N and R are closed`() {
        for letter in "ABCDEFGHIJKLMNOPQRSTUVWXYZ" {
            let wanted: KoreanEnding = "LR".contains(letter) ? .rieul : "MN".contains(letter) ? .consonant : .vowel
            #expect(KoreanEnding(of: String(letter)) == wanted, "\(letter)")
            #expect(KoreanEnding(of: "INF\(letter)") == wanted, "INF\(letter)")
        }
    }

    @Test(
        arguments: [
            ("Gin", .consonant), ("Rum", .consonant), ("Sling", .consonant), ("Jack", .consonant), ("Book", .consonant),
            ("Tonic", .consonant), ("Scott", .consonant), ("Club", .consonant), ("Elliot", .consonant),
            ("Wine", .consonant), ("Lime", .consonant), ("Michael", .rieul), ("Apple", .rieul), ("Martini", .vowel),
            ("Robert", .vowel), ("Mark", .vowel), ("Greek", .vowel), ("Soup", .vowel), ("Kate", .vowel),
            ("Zoe", .vowel),
            ("Rosé", .vowel), ("David", .vowel), ("Grog", .vowel), ("Curaçao", .vowel), ("mina", .vowel), ("x", .vowel),
        ] as [(String, KoreanEnding)])
    func `a Latin word has the ending of its Hangul spelling`(text: String, ending: KoreanEnding) {
        #expect(KoreanEnding(of: text) == ending)
    }

    @Test(
        arguments: [
            ("30 ml", .vowel), ("4 cl", .vowel), ("12 g", .consonant), ("1.5 oz", .vowel), ("24.5%", .vowel),
            ("100 %", .vowel), ("-3°", .vowel), ("60ml", .vowel),
        ] as [(String, KoreanEnding)])
    func `a unit or sign has the ending of its reading`(text: String, ending: KoreanEnding) {
        #expect(KoreanEnding(of: text) == ending)
    }

    @Test func `brackets after a name are ignored`() {
        #expect(KoreanEnding(of: "메트로폴리스 (1927)") == .vowel)
        #expect(KoreanEnding(of: "진 (London)") == .consonant)
        #expect(KoreanEnding(of: "(1927)") == .rieul)
    }
}
