import Testing

@testable import Terminal

struct TextMetricsLayoutTests {
    private let metrics = TextMetrics()

    @Test func textThatFitsStaysWhole() {
        #expect(metrics.truncated("네그로니", to: 8) == "네그로니")
        #expect(metrics.truncated("", to: 3) == "")
    }

    @Test func longTextEndsInAnEllipsis() {
        #expect(metrics.truncated("Negroni", to: 5) == "Negr…")
        #expect(metrics.truncated("네그로니", to: 7) == "네그로…")
        #expect(metrics.truncated("Negroni", to: 1) == "…")
    }

    @Test func wideGlyphIsNeverCut() {
        #expect(metrics.truncated("네그로니", to: 6) == "네그…")
        #expect(metrics.truncated("네그", to: 2) == "…")
        #expect(metrics.truncated("👩‍👩‍👧👩‍👩‍👧", to: 3) == "👩‍👩‍👧…")
    }

    @Test func noColumnsGiveNoText() {
        #expect(metrics.truncated("Negroni", to: 0) == "")
        #expect(metrics.truncated("Negroni", to: -3) == "")
        #expect(metrics.padded("Negroni", to: 0) == "")
        #expect(metrics.wrapped("Negroni", to: 0) == [])
    }

    @Test(arguments: [TextMetrics(isASCII: true), TextMetrics(ambiguousWidth: 2)])
    func ellipsisIsDotsWhereItCouldBeWide(metrics: TextMetrics) {
        #expect(metrics.truncated("Negroni", to: 5) == "Neg..")
        #expect(metrics.truncated("Negroni", to: 2) == "..")
        #expect(metrics.truncated("Negroni", to: 1) == ".")
    }

    @Test func paddingGoesWhereTheAlignmentSays() {
        #expect(metrics.padded("진", to: 5) == "진   ")
        #expect(metrics.padded("진", to: 5, alignment: .trailing) == "   진")
        #expect(metrics.padded("진", to: 5, alignment: .center) == " 진  ")
    }

    @Test func paddingTruncatesWhatIsTooLong() {
        #expect(metrics.padded("네그로니", to: 6) == "네그… ")
    }

    @Test func markThatWouldJoinThePaddingIsLeftOut() {
        #expect(metrics.width(of: metrics.padded("🏽", to: 4, alignment: .trailing)) == 4)
        #expect(metrics.width(of: metrics.padded("\u{93e}x", to: 4, alignment: .center)) == 4)
    }

    @Test func linesBreakAtSpaces() {
        #expect(metrics.wrapped("shake with ice and strain", to: 10) == ["shake with", "ice and", "strain"])
        #expect(metrics.wrapped("얼음과 함께 저어 따른다", to: 11) == ["얼음과 함께", "저어 따른다"])
        #expect(metrics.wrapped("얼음과 함께 저어 따른다", to: 10) == ["얼음과", "함께 저어", "따른다"])
    }

    @Test func lineEndsStay() {
        #expect(metrics.wrapped("a\n\nb\r\nc\n", to: 5) == ["a", "", "b", "c", ""])
        #expect(metrics.wrapped("", to: 5) == [""])
        #expect(metrics.wrapped("a\u{2028}b", to: 5) == ["a", "b"])
    }

    @Test func spacesOfABreakAreGoneAndOthersStay() {
        #expect(metrics.wrapped("one   two", to: 5) == ["one", "two"])
        #expect(metrics.wrapped("  one  two ", to: 10) == ["  one  two"])
        #expect(metrics.wrapped("   ", to: 5) == [""])
        #expect(metrics.wrapped("a   \n   b", to: 2) == ["a", "b"])
    }

    @Test func noBreakSpaceHoldsWordsTogether() {
        #expect(metrics.wrapped("add 30\u{a0}ml gin", to: 9) == ["add 30\u{a0}ml", "gin"])
        #expect(metrics.wrapped("add 30\u{a0}ml gin", to: 8) == ["add", "30\u{a0}ml", "gin"])
    }

    @Test func wordWiderThanALineIsCut() {
        #expect(metrics.wrapped("to abcdefgh x", to: 3) == ["to", "abc", "def", "gh", "x"])
        #expect(metrics.wrapped("가나다라마", to: 5) == ["가나", "다라", "마"])
    }

    @Test func wideWordBeginsOnTheLineItStandsIn() {
        #expect(metrics.wrapped("안녕 가나다라마바", to: 9) == ["안녕 가나", "다라마바"])
    }

    @Test func wordThatFitsALineIsNeverCut() {
        #expect(metrics.wrapped("안녕 가나다", to: 6) == ["안녕", "가나다"])
    }

    @Test func wideGlyphIsSkippedInOneColumn() {
        #expect(metrics.wrapped("a가b", to: 1) == ["a", "b"])
        #expect(metrics.truncated("가", to: 1) == "…")
    }
}
