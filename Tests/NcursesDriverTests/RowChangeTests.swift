import Terminal
import Testing

@testable import NcursesDriver

@MainActor
@Suite struct RowChangeTests {
    private func row(_ text: String, width: Int = 12, style: Style = .plain) -> [Cell] {
        var canvas = Canvas(size: Size(width: width, height: 1))
        canvas.put(text, x: 0, y: 0, style: style)
        return canvas.cells(inRow: 0)
    }

    @Test func `an equal row has no change`() {
        #expect(RowChange.columns(from: row("negroni"), to: row("negroni")) == nil)
    }

    @Test func `the range extends from the first to the last difference`() {
        #expect(RowChange.columns(from: row("negroni"), to: row("nEgrOni")) == 1..<5)
    }

    @Test func `a change of style only is a change`() {
        #expect(
            RowChange.columns(from: row("ab", width: 2), to: row("ab", width: 2, style: Style(attributes: .bold)))
                == 0..<2)
    }

    @Test func `a span grows over the halves of a new wide glyph`() {
        #expect(RowChange.columns(from: row("abcd"), to: row("a가d")) == 1..<3)
    }

    @Test func `a span grows over the halves of an old wide glyph`() {
        // 가 covers 0-1 and 나 2-3 before; afterwards single letters stand there, the first as wide as before.
        #expect(RowChange.columns(from: row("가나x"), to: row("가bcx")) == 2..<4)
        // The difference begins on the second half: 가 (1-2) gives way to b and a blank c.
        #expect(RowChange.columns(from: row("a가나"), to: row("a나가")) == 1..<5)
        #expect(RowChange.columns(from: row("가나다"), to: row(" 가나다")) == 0..<7)
    }

    @Test func `a different width changes everything`() {
        #expect(RowChange.columns(from: row("ab", width: 3), to: row("ab", width: 4)) == 0..<4)
        #expect(RowChange.columns(from: [], to: row("ab", width: 4)) == 0..<4)
        #expect(RowChange.columns(from: [], to: []) == nil)
    }

    /// A list row: marker, sign and title.
    private func listed(_ title: String, isSelected: Bool) -> [Cell] {
        var canvas = Canvas(size: Size(width: 20, height: 1))
        if isSelected { canvas.put("▸", x: 1, y: 0, style: Style(foreground: .indexed(3))) }
        canvas.put("○", x: 3, y: 0, style: Style(foreground: .indexed(8)))
        canvas.put(title, x: 5, y: 0, style: isSelected ? Style(attributes: .reverse) : .plain)
        return canvas.cells(inRow: 0)
    }

    @Test(arguments: ["Negroni", "네그로니", "e\u{301}té"])
    func `an unchanged part between marker and title is skipped`(title: String) throws {
        let (before, after) = (listed(title, isSelected: false), listed(title, isSelected: true))
        let columns = try #require(RowChange.columns(from: before, to: after))
        let parts = try #require(RowChange.parts(of: columns, from: before, to: after))
        #expect(parts.first == 1..<2 && parts.second == 5..<columns.upperBound)
        #expect(before[2..<5] == after[2..<5])
    }

    @Test func `two parts without a colour change between them are sent as one`() {
        #expect(RowChange.parts(of: 0..<12, from: row("a  bc"), to: row("b  cd")) == nil)
        #expect(RowChange.parts(of: 1..<7, from: row("negroni"), to: row("nEgroNI")) == nil)
        #expect(RowChange.parts(of: 0..<4, from: [], to: row("ab", width: 4)) == nil)
    }

    @Test func `no span ever cuts a wide glyph of either row`() {
        let texts = ["가나다라마", "a가나다라b", "ab가cd나e", "abcdefghij", " 가 나 다 ", "가가가가가", "a나b다c라"]
        for old in texts {
            for new in texts {
                let (before, after) = (row(old), row(new))
                guard let columns = RowChange.columns(from: before, to: after) else {
                    #expect(old == new)
                    continue
                }
                for cells in [before, after] {
                    #expect(!cells[columns.lowerBound].isContinuation)
                    #expect(columns.upperBound == cells.count || !cells[columns.upperBound].isContinuation)
                }
                #expect(before[..<columns.lowerBound] == after[..<columns.lowerBound])
                #expect(before[columns.upperBound...] == after[columns.upperBound...])
            }
        }
    }
}
