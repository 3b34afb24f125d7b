import Terminal
import Testing

@MainActor
struct HitMapTests {
    private let hits = HitMap()

    @Test func `a click on a line has its position within the line`() {
        var seen: [Point] = []
        hits.add(points: Rect(x: 3, y: 2, width: 5, height: 2)) { seen.append($0) }
        #expect(hits.click(at: Point(x: 3, y: 2)))
        #expect(hits.click(at: Point(x: 7, y: 3)))
        #expect(!hits.click(at: Point(x: 8, y: 3)))
        #expect(seen == [Point(x: 0, y: 0), Point(x: 4, y: 1)])
    }

    @Test func `the region added last wins`() {
        var answers: [String] = []
        hits.add(Rect(x: 0, y: 0, width: 9, height: 9)) { answers.append("below") }
        hits.add(rows: Rect(x: 2, y: 4, width: 3, height: 3)) { answers.append("row \($0)") }
        _ = hits.click(at: Point(x: 2, y: 6))
        _ = hits.click(at: Point(x: 1, y: 6))
        #expect(answers == ["row 2", "below"])
    }

    @Test func `regions of a scrolled page are hit where they are visible`() {
        var seen: [Point] = []
        let page = HitMap()
        page.add(points: Rect(x: 1, y: 4, width: 6, height: 4)) { seen.append($0) }
        hits.add(page, from: 5, in: Rect(x: 10, y: 2, width: 20, height: 2))
        #expect(!hits.click(at: Point(x: 11, y: 1)))
        #expect(hits.click(at: Point(x: 12, y: 2)))
        #expect(hits.click(at: Point(x: 11, y: 3)))
        #expect(!hits.click(at: Point(x: 11, y: 4)))
        #expect(seen == [Point(x: 1, y: 1), Point(x: 0, y: 2)])
    }
}
