import Testing

@testable import Terminal

@MainActor
struct HintBarViewTests {
    private let hints = [
        Hint(key: "?", label: "keys", priority: 0, action: 0, isTrailing: true),
        Hint(key: "a", label: "add", priority: 1, action: 1), Hint(key: "q", label: "quit", priority: 0, action: 2),
    ]

    private func line(_ width: Int) -> String {
        var canvas = Canvas(size: Size(width: width, height: 1))
        HintBarView.draw(hints, into: &canvas, in: canvas.bounds, context: RenderContext())
        return canvas.text
    }

    @Test func `trailing hints are aligned at the right end`() {
        #expect(line(30) == " a add  q quit         ? keys")
        #expect(line(22) == " a add  q quit  ? keys")
    }

    @Test func `hints that do not fit are dropped by priority`() {
        #expect(line(21) == " q quit       ? keys")
    }

    @Test func `among equal priorities the trailing hints are dropped last`() {
        let everything = Hint(key: ":", label: "everything", priority: 1, action: 3, isTrailing: true)
        var canvas = Canvas(size: Size(width: 32, height: 1))
        HintBarView.draw(hints + [everything], into: &canvas, in: canvas.bounds, context: RenderContext())
        #expect(canvas.text == " q quit    ? keys  : everything")
    }

    @Test func `a click finds the hint at its position`() {
        func action(_ x: Int) -> Int? { HintBarView.hint(at: x, of: hints, width: 30, metrics: TextMetrics())?.action }
        #expect(action(1) == 1 && action(8) == 2 && action(23) == 0 && action(28) == 0)
        #expect(action(18) == nil && action(29) == nil)
    }
}
