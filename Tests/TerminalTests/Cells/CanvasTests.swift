import Testing

@testable import Terminal

@MainActor
struct CanvasTests {
    private func canvas(_ width: Int, _ height: Int = 1, metrics: TextMetrics = TextMetrics()) -> Canvas {
        Canvas(size: Size(width: width, height: height), metrics: metrics)
    }

    @Test func newCanvasIsBlank() {
        #expect(canvas(4, 2).text(inRow: 0) == "    ")
        #expect(canvas(4, 2).text == "\n")
        #expect(canvas(0, 0).text == "")
    }

    @Test func putAnswersTheColumnAfterTheText() {
        var canvas = canvas(10)
        #expect(canvas.put("ab", x: 1, y: 0) == 3)
        #expect(canvas.put("가나", x: 3, y: 0) == 7)
        #expect(canvas.put("x"[...], x: 7, y: 0) == 8)
        #expect(canvas.text(inRow: 0) == " ab가나x  ")
    }

    @Test func wideGlyphTakesTwoCells() {
        var canvas = canvas(4)
        canvas.put("가", x: 1, y: 0)
        #expect(canvas[1, 0].width == 2 && canvas[1, 0].text == "가")
        #expect(canvas[2, 0].isContinuation && canvas[2, 0].text == "")
    }

    @Test func overwritingTheFirstHalfBlanksTheSecond() {
        var canvas = canvas(4)
        canvas.put("가", x: 1, y: 0)
        canvas.put("x", x: 1, y: 0)
        #expect(canvas.text(inRow: 0) == " x  " && !canvas[2, 0].isContinuation)
    }

    @Test func overwritingTheSecondHalfBlanksTheFirst() {
        var canvas = canvas(4)
        canvas.put("가", x: 1, y: 0)
        canvas.put("x", x: 2, y: 0)
        #expect(canvas.text(inRow: 0) == "  x " && canvas[1, 0].width == 1)
    }

    @Test func wideGlyphOverTwoHalvesBlanksTheOthers() {
        var canvas = canvas(6)
        canvas.put("가나", x: 1, y: 0)
        canvas.put("힣", x: 2, y: 0)
        #expect(canvas.text(inRow: 0) == "  힣  ")
        #expect(canvas[1, 0].width == 1 && canvas[4, 0].width == 1)
    }

    @Test func wideGlyphDoesNotPassTheRightEdge() {
        var canvas = canvas(5)
        #expect(canvas.put("가나다", x: 0, y: 0) == 4)
        #expect(canvas.text(inRow: 0) == "가나 ")
    }

    @Test func limitStopsBeforeAGlyphThatPassesIt() {
        var canvas = canvas(8)
        #expect(canvas.put("가나다", x: 0, y: 0, limit: 3) == 2)
        #expect(canvas.put("abc", x: 3, y: 0, limit: 2) == 5)
        #expect(canvas.put("abc", x: 6, y: 0, limit: 0) == 6)
        #expect(canvas.put("abc", x: 6, y: 0, limit: -1) == 6)
        #expect(canvas.text(inRow: 0) == "가 ab   ")
    }

    @Test func textThatExceedsItsRoomEndsInAnEllipsis() {
        var canvas = canvas(8)
        #expect(canvas.put("abcd", x: 0, y: 0, fitting: 3) == 3)
        #expect(canvas.put("abc", x: 4, y: 0, fitting: 3) == 7)
        #expect(canvas.put("abc", x: 7, y: 0, fitting: 0) == 7)
        #expect(canvas.text(inRow: 0) == "ab… abc ")
    }

    @Test func textOutsideDrawsNothing() {
        var canvas = canvas(3, 1)
        canvas.put("abc", x: 0, y: 1)
        canvas.put("abc", x: 0, y: -1)
        #expect(canvas.put("abc", x: 5, y: 0) == 5)
        canvas.put("abcd", x: -2, y: 0)
        #expect(canvas.text(inRow: 0) == "cd ")
    }

    @Test func clipProtectsWhatIsOutside() {
        var canvas = canvas(6, 2)
        canvas.put("......", x: 0, y: 0)
        canvas.clipped(to: Rect(x: 2, y: 0, width: 2, height: 1)) {
            $0.put("abcdef", x: 0, y: 0)
            $0.put("abcdef", x: 0, y: 1)
        }
        #expect(canvas.text(inRow: 0) == "..cd.." && canvas.text(inRow: 1) == "      ")
        canvas.put("x", x: 0, y: 0)
        #expect(canvas.text(inRow: 0) == "x.cd..")
    }

    @Test func clipThroughAWideGlyphShowsBlanks() {
        var canvas = canvas(6)
        canvas.put("......", x: 0, y: 0)
        canvas.clipped(to: Rect(x: 1, y: 0, width: 4, height: 1)) { $0.put("가나다", x: 0, y: 0) }
        #expect(canvas.text(inRow: 0) == ". 나 .")
    }

    @Test func nestedClipsIntersect() {
        var canvas = canvas(6)
        canvas.clipped(to: Rect(x: 0, y: 0, width: 3, height: 1)) {
            $0.clipped(to: Rect(x: 2, y: 0, width: 4, height: 1)) { $0.put("abcdef", x: 0, y: 0) }
        }
        #expect(canvas.text(inRow: 0) == "  c   ")
    }

    @Test func narrowBaseOfAWideClusterIsFollowedByABlank() {
        var canvas = canvas(6)
        #expect(canvas.put("❤\u{fe0f}1\u{fe0f}\u{20e3}x", x: 0, y: 0) == 5)
        #expect(canvas.text(inRow: 0) == "❤ 1 x ")
        #expect(canvas[0, 0].width == 1 && !canvas[1, 0].isContinuation)
    }

    @Test func clusterIsKeptInOneCell() {
        var canvas = canvas(4)
        canvas.put("e\u{301}🇰🇷", x: 0, y: 0)
        #expect(canvas[0, 0].scalar == nil && canvas[0, 0].text == "e\u{301}")
        #expect(canvas[1, 0].width == 2 && canvas[1, 0].text == "🇰🇷")
        #expect(canvas.text(inRow: 0) == "e\u{301}🇰🇷 ")
    }

    @Test func controlCharactersLeaveNoCell() {
        var canvas = canvas(8)
        #expect(canvas.put("a\u{1b}[2Jb\nc", x: 0, y: 0) == 7)
        #expect(canvas.text(inRow: 0) == "a[2Jb c ")
    }

    @Test func asciiCanvasDrawsReplacements() {
        var canvas = canvas(6, metrics: TextMetrics(isASCII: true))
        canvas.put("┌─가é…", x: 0, y: 0)
        #expect(canvas.text(inRow: 0) == "+-?e. ")
    }

    @Test func fillBlanksHalvesAtItsEdges() {
        var canvas = canvas(6)
        canvas.put("가나다", x: 0, y: 0)
        canvas.fill(Rect(x: 1, y: 0, width: 2, height: 1), character: "#")
        #expect(canvas.text(inRow: 0) == " ## 다")
        canvas.fill(canvas.bounds, character: "가")
        #expect(canvas.text(inRow: 0) == " ## 다")
    }

    @Test func restyleKeepsGlyphs() {
        var canvas = canvas(4)
        canvas.put("가x", x: 0, y: 0)
        canvas.restyle(canvas.bounds) { $0.adding(.bold) }
        #expect(canvas.text(inRow: 0) == "가x ")
        #expect((0..<4).allSatisfy { canvas[$0, 0].style.attributes == .bold })
    }
}
