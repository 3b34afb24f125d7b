import TestSupport
import Testing

@testable import Terminal

@MainActor
struct CanvasPropertyTests {
    private static let seed = UInt64(4_711)

    /// Property: after any drawing, each wide glyph has its second half, and no half is left alone.
    @Test func randomDrawingLeavesNoHalfGlyph() {
        var generator = SplitMix64(seed: Self.seed)
        for round in 0..<300 {
            let size = Size(width: Int.random(in: 0...20, using: &generator), height: 3)
            var canvas = Canvas(size: size, metrics: TextMetrics(ambiguousWidth: round % 5 == 0 ? 2 : 1))
            for _ in 0..<12 {
                let text = RandomText.make(pieces: 4, using: &generator)
                let x = Int.random(in: -4...22, using: &generator)
                let y = Int.random(in: -1...3, using: &generator)
                let limit = Bool.random(using: &generator) ? Int.max : Int.random(in: -2...9, using: &generator)
                let area = Rect(
                    x: Int.random(in: -2...12, using: &generator), y: 0,
                    width: Int.random(in: 0...12, using: &generator), height: 2)
                switch Int.random(in: 0..<4, using: &generator) {
                case 0: canvas.fill(area, character: "#")
                case 1: canvas.clipped(to: area) { $0.put(text, x: x, y: y, limit: limit) }
                default: canvas.put(text, x: x, y: y, limit: limit)
                }
            }
            for row in 0..<size.height {
                #expect(isWhole(canvas.cells(inRow: row)), "seed \(Self.seed) round \(round)")
            }
        }
    }

    /// Property: a canvas draws exactly as many columns as the metrics measure.
    @Test func putAdvancesByTheWidthOfTheText() {
        var generator = SplitMix64(seed: Self.seed)
        let metrics = TextMetrics()
        for round in 0..<2000 {
            let text = RandomText.make(pieces: 6, using: &generator)
            var canvas = Canvas(size: Size(width: 200, height: 1), metrics: metrics)
            let comment = Comment("seed \(Self.seed) round \(round)")
            #expect(canvas.put(text, x: 0, y: 0) == metrics.width(of: text), comment)
            let columns = canvas.cells(inRow: 0).reduce(0) { $0 + Int($1.width) }
            #expect(columns == 200, comment)
        }
    }

    private func isWhole(_ cells: [Cell]) -> Bool {
        var isSecondDue = false
        for cell in cells {
            if cell.isContinuation != isSecondDue { return false }
            isSecondDue = cell.width == 2
        }
        return !isSecondDue
    }
}
