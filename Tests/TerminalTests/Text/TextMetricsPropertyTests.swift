import TestSupport
import Testing

@testable import Terminal

struct TextMetricsPropertyTests {
    private static let seed = UInt64(20_261_121)

    private func forEachText(_ rounds: Int, _ body: (TextMetrics, String, Int, Comment) -> Void) {
        var generator = SplitMix64(seed: Self.seed)
        let all = [TextMetrics(), TextMetrics(ambiguousWidth: 2), TextMetrics(isASCII: true)]
        for round in 0..<rounds {
            let text = RandomText.make(pieces: Int.random(in: 0...14, using: &generator), using: &generator)
            let columns = Int.random(in: 0...24, using: &generator)
            let codes = text.unicodeScalars.map { String($0.value, radix: 16) }.joined(separator: "+")
            body(all[round % 3], text, columns, "seed \(Self.seed) round \(round): \(codes) to \(columns)")
        }
    }

    @Test func widthIsTheSumOfTheClusters() {
        forEachText(6000) { metrics, text, _, comment in
            let sum = text.reduce(0) { $0 + metrics.drawn($1).1 }
            #expect(metrics.width(of: text) == sum, comment)
            #expect(metrics.width(of: text[...]) == sum, comment)
        }
    }

    @Test func glyphIsNeverWiderThanItsColumns() {
        forEachText(3000) { metrics, text, _, comment in
            for character in text {
                let glyph = metrics.glyph(of: character)
                #expect((0...2).contains(glyph.columns) && glyph.glyphColumns <= glyph.columns, comment)
                #expect(glyph.columns == 0 || glyph.glyphColumns > 0, comment)
                #expect(glyph.character.unicodeScalars.count <= 1 + Cluster.markLimit, comment)
            }
        }
    }

    @Test func truncatedTextIsNeverWiderThanAsked() {
        forEachText(6000) { metrics, text, columns, comment in
            let shown = metrics.truncated(text, to: columns)
            #expect(metrics.width(of: shown) <= columns, comment)
            if metrics.width(of: text) <= columns, columns > 0 { #expect(shown == text, comment) }
        }
    }

    @Test func truncatedTextLeavesAtMostOneColumnFree() {
        forEachText(6000) { metrics, text, columns, comment in
            guard metrics.width(of: text) > columns, !text.contains("\u{600}") else { return }
            #expect(metrics.width(of: metrics.truncated(text, to: columns)) >= columns - 1, comment)
        }
    }

    @Test func paddedTextIsAsWideAsAsked() {
        forEachText(6000) { metrics, text, columns, comment in
            for alignment in [TextAlignment.leading, .trailing, .center] {
                let shown = metrics.padded(text, to: columns, alignment: alignment)
                #expect(metrics.width(of: shown) == columns, "\(comment) \(alignment)")
            }
        }
    }

    @Test func wrappedLinesAreNeverWiderThanAsked() {
        forEachText(6000) { metrics, text, columns, comment in
            for line in metrics.wrapped(text, to: columns) {
                #expect(metrics.width(of: line) <= columns, comment)
                #expect(line.allSatisfy { !$0.isNewline }, comment)
            }
        }
    }

    @Test func wrappedLinesKeepAllThatIsDrawnButTheSpaces() {
        forEachText(6000) { metrics, text, columns, comment in
            guard columns >= 2 else { return }
            let isKept = { (character: Character) in !character.isWhitespace && metrics.drawn(character).1 > 0 }
            let before = text.filter(isKept)
            let after = metrics.wrapped(text, to: columns).joined(separator: "\n").filter(isKept)
            #expect(Array(before.unicodeScalars) == Array(after.unicodeScalars), comment)
        }
    }
}
