package import Domain
package import Reactive
package import Terminal

/// The find line of a list. `/` opens it and typing searches at once; Enter keeps the search, Esc cancels it and
/// returns to the original row. `n` and `N` move between matches.
@MainActor
package final class FindBar {
    package let query: Observable<String>
    package private(set) var isOpen = false

    private var field = TextField(limit: 60)
    private var origin = 0
    /// Whether the matches for the current text are pending.
    private var isUnanswered = false
    /// Whether a kept search may still move the selection, because its matches can arrive after Enter.
    private var isSettling = false
    /// Whether matches arrive asynchronously.
    private var isAnsweredLater = false
    private var answered: String?
    private var matches: [Int] = []
    private let strings: Strings

    package init(query: Observable<String> = Observable(""), strings: Strings) {
        self.query = query
        self.strings = strings
    }

    package var isShown: Bool { isOpen || !query.value.isEmpty }

    /// Whether a kept search awaits its matches; opening a row then refers to the row it will find.
    package var isAwaited: Bool { isSettling && isAnsweredLater }

    package var hasMatches: Bool { !matches.isEmpty }

    package func startOver() { origin = 0 }

    package func open(from row: Int) {
        origin = row
        // Typing starts a new search; the old one stays until the first letter.
        field = TextField(limit: 60)
        isOpen = true
        isSettling = false
    }

    /// Keeps late matches from moving the selection after the member has moved on.
    package func settle() { isSettling = false }

    /// Sets the matching rows and returns the row to select: `best`, which the text most likely means, else the first
    /// one at or after the original row, else the first. `text` is what asynchronous matches belong to; nil for the
    /// current.
    package func setMatches(_ rows: [Int], of text: String? = nil, best: Int? = nil) -> Int? {
        matches = rows
        isAnsweredLater = text != nil
        answered = text ?? query.value
        guard isOpen || isSettling, !query.value.isEmpty else { return nil }
        if (text ?? query.value) == query.value {
            isUnanswered = false
            isSettling = false
        }
        return best ?? rows.first { $0 >= origin } ?? rows.first
    }

    /// The row to return to while nothing matches, so that the result does not depend on the matches of fewer letters;
    /// nil if something matches.
    var unmatchedRow: Int? { isOpen && !query.value.isEmpty && matches.isEmpty ? origin : nil }

    package func clear() {
        isOpen = false
        isSettling = false
        field = TextField(limit: 60)
        matches = []
        if !query.value.isEmpty { query.send("") }
    }

    /// The next match and whether the search wrapped around; nil if nothing matches.
    package func next(after row: Int, forward: Bool) -> (row: Int, wrapped: Bool)? {
        let found = forward ? matches.first { $0 > row } : matches.last { $0 < row }
        if let found { return (found, false) }
        guard let around = forward ? matches.first : matches.last else { return nil }
        return (around, true)
    }

    package enum Outcome {
        case ignored
        case consumed
        /// The next match was requested without a search.
        case nothingSought
        /// The search was cancelled; select this row again.
        case returnTo(Int)
    }

    /// Handles events while the line is open; otherwise only `n` and `N` without a search.
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
