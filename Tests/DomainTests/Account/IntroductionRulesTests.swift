import Domain
import Testing

/// An introduction is one line of at most 100 characters without control characters.
struct IntroductionRulesTests {
    @Test func `an overlong introduction is cut between characters`() {
        let family = "👨‍👩‍👧‍👦"
        #expect(Introduction(String(repeating: family, count: 120)).text == String(repeating: family, count: 100))
        #expect(Introduction(String(repeating: "e\u{301}", count: 101)).text.count == 100)
    }

    @Test func `letters keep their marks, line breaks and control characters are removed`() {
        #expect(Introduction("cafe\u{301}").text.unicodeScalars.count == 4)
        #expect(Introduction(" a\u{1b}[31m\nb\u{202e} ").text == "a [31m b")
        #expect(Introduction(" \n\t").isEmpty)
    }
}
