import Domain
import Terminal

/// The visible and selected rows. Never selects a heading. Selects the first row of an answer until the member moves,
/// then keeps the selected row when more rows arrive.
struct SearchSelection {
    private(set) var viewport = ListViewport()
    private var shown = SearchState()
    private var hasMoved = false

    var selected: Int { viewport.selected }

    /// Sets the height and returns the visible rows.
    mutating func setHeight(_ height: Int) -> Range<Int> {
        viewport.setHeight(height)
        return viewport.top..<(viewport.top + viewport.height)
    }

    mutating func show(_ state: SearchState) {
        if shown.query != state.query { hasMoved = false }
        let selected = hasMoved ? shown.row(at: viewport.selected)?.target : nil
        shown = state
        viewport.setCount(state.rows.count)
        if !hasMoved { viewport.select(0) }
        // Follows the selected row if new rows moved it.
        if let selected, let row = state.rows.firstIndex(where: { $0.target == selected }) { viewport.select(row) }
        leaveHeading(downwards: true)
    }

    mutating func move(_ change: (inout ListViewport) -> Void) {
        hasMoved = true
        let before = viewport.selected
        change(&viewport)
        leaveHeading(downwards: viewport.selected >= before)
    }

    mutating func startOver() {
        hasMoved = false
        viewport.select(0)
    }

    /// Moves off a heading, which is never last and never follows another.
    private mutating func leaveHeading(downwards: Bool) {
        guard shown.row(at: viewport.selected)?.target == .heading else { return }
        viewport.move(by: downwards || viewport.selected == 0 ? 1 : -1)
    }
}

package struct SearchChoice {
    let title: String
    /// The options; those of a filter begin with "any".
    let options: [String]
    /// Receives the index of the chosen option.
    let chosen: @MainActor (Int) -> Void

    static func type(_ strings: Strings, chosen: @escaping @MainActor (MBTI?) -> Void) -> SearchChoice {
        SearchChoice(title: strings["search.type"], options: [strings["search.any"]] + MBTI.all.map(\.text)) {
            chosen($0 == 0 ? nil : MBTI.all[$0 - 1])
        }
    }

    static func catalogue(
        _ providers: [OnlineProvider], hasTMDBKey: Bool, _ strings: Strings,
        chosen: @escaping @MainActor (OnlineProvider) -> Void
    ) -> SearchChoice {
        SearchChoice(
            title: strings["search.switch-on.title"],
            options: providers.map { provider in
                let detail = provider == .tmdb && !hasTMDBKey ? "no-key" : provider.rawValue
                return "\(provider.name): \(strings["online.settings.\(detail)"])"
            }
        ) { chosen(providers[$0]) }
    }

    static func genre(
        of genres: [Genre], _ strings: Strings, chosen: @escaping @MainActor (Identifier<Genre>?) -> Void
    ) -> SearchChoice {
        SearchChoice(
            title: strings["search.genre"],
            options: [strings["search.any"]] + genres.map { $0.name[strings.language] }
        ) { chosen($0 == 0 ? nil : genres[$0 - 1].id) }
    }
}
