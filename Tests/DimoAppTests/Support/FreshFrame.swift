import Terminal

@testable import Navigation

extension NavigationShell {
    /// Draws a frame without any remembered lines of the last one.
    func renderAnew(size: Size) -> Canvas {
        let kept = lines
        defer { lines = kept }
        lines = LineMemory()
        return render(size: size)
    }
}

extension Canvas {
    /// Whether every cell and the cursor are the same.
    func looksLike(_ other: Canvas) -> Bool {
        size == other.size && cursor == other.cursor && isCursorVisible == other.isCursorVisible
            && (0..<size.height).allSatisfy { isRow($0, equalTo: other) }
    }
}
