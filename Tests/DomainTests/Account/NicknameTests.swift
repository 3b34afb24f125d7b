import Domain
import Foundation
import Testing

@Suite struct NicknameTests {
    @Test(arguments: ["mina", "미나", "mi_na-2", "ミナ", "né", "🦊🦊", "👩‍👩‍👧‍👦x", "❤️❤️", "🇰🇷🇰🇷", "1️⃣2️⃣", "กากี่"])
    func `a nickname has letters, digits, signs and emoji`(text: String) throws {
        #expect(try Nickname(text).text == text.precomposed)
    }

    @Test func `ten emoji count as ten characters, and eleven are too many`() throws {
        let family = "👩‍👩‍👧‍👦"
        #expect(try Nickname(String(repeating: family, count: 10)).text.count == 10)
        #expect(throws: NicknameProblem.tooLong) { try Nickname(String(repeating: family, count: 11)) }
    }

    @Test(arguments: [
        "mi\u{200B}na", "mi\u{202E}na", "mi\u{200F}na", "mi\u{2066}na", "\u{FEFF}mina", "mi\u{00AD}na", "m\u{3164}na",
        "mina\u{200D}", "🦊\u{200D}🦊\u{200D}", "mi\u{7}na", "\u{115F}\u{1160}na",
    ])
    func `invisible characters and direction marks are refused`(text: String) {
        #expect(throws: NicknameProblem.invisible) { try Nickname(text) }
    }

    @Test(arguments: ["mi na", "mina!", "<b>", "m.n", "a/b", "\u{301}\u{301}", "a\u{301}\u{302}\u{303}\u{304}b"])
    func `other characters are refused`(text: String) {
        #expect(throws: NicknameProblem.self) { try Nickname(text) }
    }

    @Test func `length is counted in visible characters after composition`() throws {
        #expect(throws: NicknameProblem.tooShort) { try Nickname("m") }
        #expect(throws: NicknameProblem.tooShort) { try Nickname("") }
        #expect(throws: NicknameProblem.tooShort) { try Nickname("e\u{301}") }
        #expect(throws: NicknameProblem.tooLong) { try Nickname("abcdefghijk") }
        #expect(try Nickname("e\u{301}e\u{301}").text.unicodeScalars.count == 2)
        #expect(try Nickname(" mina ").text == "mina")
    }

    @Test(arguments: [
        ("MINA", "mina"), ("Ｍｉｎａ", "mina"), ("Straße", "strasse"), ("ΣΑΣ", "σασ"), ("ﬁne", "FINE"),
        ("한글".decomposed, "한글"), ("❤️x", "❤x"), ("Аnna", "Anna"), ("ΜΙΝΑ", "MINA"), ("мinа", "mina"),
    ])
    func `lookalike names fold to the same text`(pair: (String, String)) {
        #expect(Nickname.folded(pair.0) == Nickname.folded(pair.1))
    }
}

extension String {
    fileprivate var precomposed: String { precomposedStringWithCanonicalMapping }
    fileprivate var decomposed: String { decomposedStringWithCanonicalMapping }
}
