import Terminal

/// Which rows of a search are on the screen, and which one is selected: never a heading, and the same one where more
/// rows come.
struct SearchSelection {
    private(set) var viewport = ListViewport()
    private var shown = SearchState()

    var selected: Int { viewport.selected }

    /// Takes a new height; answers the rows on the screen.
    mutating func setHeight(_ height: Int) -> Range<Int> {
        viewport.setHeight(height)
        return viewport.top..<(viewport.top + viewport.height)
    }

    mutating func show(_ state: SearchState) {
        let selected = shown.query == state.query ? shown.row(at: viewport.selected)?.target : nil
        shown = state
        viewport.setCount(state.rows.count)
        // With more rows the same one may stand elsewhere.
        if let selected, let row = state.rows.firstIndex(where: { $0.target == selected }) { viewport.select(row) }
        leaveHeading(downwards: true)
    }

    mutating func move(_ change: (inout ListViewport) -> Void) {
        let before = viewport.selected
        change(&viewport)
        leaveHeading(downwards: viewport.selected >= before)
    }

    /// What is found next begins at its first row.
    mutating func startOver() { viewport.select(0) }

    /// A heading cannot be opened; it is never last and never follows another.
    private mutating func leaveHeading(downwards: Bool) {
        guard shown.row(at: viewport.selected)?.target == .heading else { return }
        viewport.move(by: downwards || viewport.selected == 0 ? 1 : -1)
    }
}
