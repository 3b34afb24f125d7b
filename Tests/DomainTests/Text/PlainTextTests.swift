import Domain
import Testing

struct PlainTextTests {
    @Test(arguments: [
        ("plain", "plain"), ("a\u{1b}b", "a b"), ("one\r\ntwo\tthree", "one two three"), ("  a  b  ", "a b"),
        ("a\u{7f}\u{9b}b", "a b"), ("\u{202e}evil\u{2066}", "evil"), ("\u{feff}네그로니", "네그로니"), ("\u{0}\u{1b}\n", ""),
        ("👩‍🍳 ❤️", "👩‍🍳 ❤️"), ("a\u{2028}b\u{a0}c", "a b c"),
    ])
    func `control characters are removed`(text: String, line: String) {
        #expect(PlainText.line(text, limit: 100) == line)
    }

    @Test func `a letter keeps the marks of a language, but not a pile of them`() {
        #expect(PlainText.line("a" + String(repeating: "\u{301}", count: 60_000) + "b", limit: 9).utf8.count < 50)
        #expect(
            PlainText.line("ng\u{304}\u{301} \u{1112}\u{1161}\u{11ab}", limit: 9)
                == "ng\u{304}\u{301} \u{1112}\u{1161}\u{11ab}")
    }

    @Test func `a text is cut between characters and loses trailing spaces`() {
        #expect(PlainText.line("👩‍🍳👩‍🍳👩‍🍳", limit: 2) == "👩‍🍳👩‍🍳")
        #expect(PlainText.line("ab cd", limit: 3) == "ab")
        #expect(PlainText.line("ab", limit: -1) == "")
    }
}
