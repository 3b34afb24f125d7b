package import Domain
package import Reactive
package import Terminal

/// The find line of a list: `/` opens it, typing finds at once, Enter keeps, Esc gives up and goes back to where the
/// search began; `n` and `N` walk the matches and say when they wrap.
@MainActor
package final class FindBar {
    /// What is looked for; empty for nothing. The view model listens.
    package let query: Observable<String>
    /// Whether the line has the focus.
    package private(set) var isOpen = false

    private var field = TextField(limit: 60)
    private var origin = 0
    /// Whether what is looked for was not answered yet.
    private var isUnanswered = false
    /// Whether a kept search may still move the selection: its answer can come after Enter.
    private var isSettling = false
    /// Whether the answers come later than the letters; false where they are there at once.
    private var isAnsweredLater = false
    /// What the last answer was about.
    private var answered: String?
    private var matches: [Int] = []
    private let strings: Strings

    package init(query: Observable<String> = Observable(""), strings: Strings) {
        self.query = query
        self.strings = strings
    }

    /// Whether there is something to draw: the line is open or a search is kept.
    package var isShown: Bool { isOpen || !query.value.isEmpty }

    /// Whether a kept search still waits for its answer: what is opened now is meant to be what it finds.
    package var isAwaited: Bool { isSettling && isAnsweredLater }

    /// Other rows are listed: what was found among the former ones leads to the first of them.
    package func startOver() { origin = 0 }

    /// Opens the line; a search given up returns to `row`.
    package func open(from row: Int) {
        origin = row
        // What is typed is a new search; the old one stands until the first letter.
        field = TextField(limit: 60)
        isOpen = true
        isSettling = false
    }

    /// The member walked on by themselves: a late answer no longer moves the selection.
    package func settle() {
        isSettling = false
    }

    /// Takes the rows that match; answers the row to select, the first at or after where the search began.
    ///
    /// - Parameter text: what these rows match, where it is found out later; nil for what is looked for now.
    package func setMatches(_ rows: [Int], of text: String? = nil) -> Int? {
        matches = rows
        isAnsweredLater = text != nil
        answered = text ?? query.value
        guard isOpen || isSettling, !query.value.isEmpty else { return nil }
        if (text ?? query.value) == query.value {
            isUnanswered = false
            isSettling = false
        }
        return rows.first { $0 >= origin } ?? rows.first
    }

    /// Clears the search.
    package func clear() {
        isOpen = false
        isSettling = false
        field = TextField(limit: 60)
        matches = []
        if !query.value.isEmpty { query.send("") }
    }

    /// The row of the next match and whether the end was passed; nil when nothing matches.
    package func next(after row: Int, forward: Bool) -> (row: Int, wrapped: Bool)? {
        let found = forward ? matches.first { $0 > row } : matches.last { $0 < row }
        if let found { return (found, false) }
        guard let around = forward ? matches.first : matches.last else { return nil }
        return (around, true)
    }

    /// What becomes of the selection.
    package enum Outcome {
        /// Not the line's business.
        case ignored
        /// Taken; nothing to do.
        case consumed
        /// The next match is asked for where nothing is looked for.
        case nothingSought
        /// The search was given up: select this row again.
        case returnTo(Int)
    }

    /// Takes an event while the line is open; else the keys that walk matches, which then have nothing to walk.
    package func handle(_ event: InputEvent) -> Outcome {
        guard isOpen else {
            let isWalk = event == .key(.character("n")) || event == .key(.character("N"))
            return isWalk && query.value.isEmpty ? .nothingSought : .ignored
        }
        switch event {
        case .key(Key(.enter)):
            isOpen = false
            isSettling = isUnanswered
            if query.value.isEmpty { clear() }
            return .consumed
        case .key(Key(.escape)):
            clear()
            return .returnTo(origin)
        default:
            switch field.handle(event) {
            case .changed:
                isUnanswered = !(isAnsweredLater && answered == field.text)
                query.send(field.text)
                return .consumed
            case .consumed: return .consumed
            case .ignored: return .ignored
            }
        }
    }

    /// Draws the line: the query, and `3/17` or that nothing was found.
    package func draw(into canvas: inout Canvas, in rect: Rect, selected: Int, context: RenderContext) {
        let position = matches.firstIndex(of: selected).map { "\($0 + 1)" } ?? "-"
        let count =
            query.value.isEmpty
            ? "" : matches.isEmpty ? strings["find.none"] : "\(position)/\(matches.count)"
        let width = canvas.metrics.width(of: count)
        let x = canvas.put("/", x: rect.x + 1, y: rect.y, style: context.theme[.hintKey])
        let area = Rect(x: x, y: rect.y, width: rect.maxX - x - width - 3, height: 1)
        if isOpen {
            TextFieldView.draw(field, isFocused: true, into: &canvas, in: area, context: context)
        } else {
            canvas.put(query.value, x: area.x, y: area.y, style: context.theme[.text], limit: area.width)
        }
        canvas.put(
            count, x: rect.maxX - width - 1, y: rect.y, style: context.theme[matches.isEmpty ? .warning : .muted])
    }
}
