import Testing

@testable import Terminal

struct KeyTranslationTests {
    private func commands(_ character: Character) -> String {
        KeyTranslation.commands(for: .character(character)).reduce(into: "") {
            if case .character(let typed) = $1.code { $0.append(typed) }
        }
    }

    @Test func lettersGiveTheKeysTheyStandOn() {
        #expect("ㅂㅈㄷㄱㅅㅛㅕㅑㅐㅔ".map(commands).joined() == "qwertyuiop")
        #expect("ㅁㄴㅇㄹㅎㅗㅓㅏㅣ".map(commands).joined() == "asdfghjkl")
        #expect("ㅋㅌㅊㅍㅠㅜㅡ".map(commands).joined() == "zxcvbnm")
    }

    @Test func shiftedLettersGiveCapitals() {
        #expect("ㅃㅉㄸㄲㅆㅒㅖ".map(commands).joined() == "QWERTOP")
    }

    @Test(
        arguments: [
            ("ㅘ", "hk"), ("ㅙ", "ho"), ("ㅚ", "hl"), ("ㅝ", "nj"), ("ㅞ", "np"), ("ㅟ", "nl"), ("ㅢ", "ml"), ("ㄳ", "rt"),
            ("ㄵ", "sw"), ("ㄶ", "sg"), ("ㄺ", "fr"), ("ㄻ", "fa"), ("ㄼ", "fq"), ("ㄽ", "ft"), ("ㄾ", "fx"), ("ㄿ", "fv"),
            ("ㅀ", "fg"), ("ㅄ", "qt"),
        ] as [(Character, String)])
    func compoundLetterGivesTwoKeys(letter: Character, keys: String) {
        #expect(commands(letter) == keys)
    }

    @Test(
        arguments: [
            ("가", "rk"), ("한", "gks"), ("값", "rkqt"), ("쀍", "Qnpfr"), ("힣", "glg"), ("꺄", "Ri"),
            ("\u{1112}\u{1161}\u{11ab}", "gks"), ("\u{1112}", "g"), ("\u{11b9}", "qt"),
        ] as [(Character, String)])
    func syllableGivesItsLettersInOrder(syllable: Character, keys: String) {
        #expect(commands(syllable) == keys)
    }

    @Test func fullWidthCharactersGiveASCII() {
        #expect("ｑＱ？／：１\u{3000}￦₩".map(commands).joined() == "qQ?/:1 \\\\")
    }

    @Test func russianLettersGiveTheKeysTheyStandOn() {
        #expect("йцукенгшщзхъ".map(commands).joined() == "qwertyuiop[]")
        #expect("фывапролджэ".map(commands).joined() == "asdfghjkl;'")
        #expect("ячсмитьбюё".map(commands).joined() == "zxcvbnm,.`")
        #expect("ЙПЖЭБЮ".map(commands).joined() == "QG:\"<>")
    }

    @Test func everythingElseIsItself() {
        for key in [
            Key.character("q"), .character("é"), .character("漢"), .character("є"), .character("γ"), .control("p"),
            Key(.up), Key(.escape),
        ] {
            #expect(KeyTranslation.commands(for: key) == [key])
        }
    }

    @Test func modifiersStay() {
        #expect(KeyTranslation.commands(for: .alt("ㅂ")) == [.alt("q")])
    }

    @Test func everySyllableGivesTwoToFiveKeys() {
        for value in UInt32(0xac00)...0xd7a3 {
            guard let scalar = Unicode.Scalar(value) else { continue }
            let keys = commands(Character(scalar))
            #expect((2...5).contains(keys.count) && keys.allSatisfy { $0.isASCII && $0.isLetter })
        }
    }
}
