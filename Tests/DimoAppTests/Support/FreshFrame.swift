import Terminal

@testable import Navigation

extension NavigationShell {
    /// The frame as it is drawn when nothing of the last one is remembered.
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
