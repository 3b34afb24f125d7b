package import Domain
package import Navigation
import Reactive
package import Terminal

/// Finds rows that are all in memory: for pages and for lists that draw themselves.
@MainActor
package final class RowFinder {
    private let strings: Strings
    private let find: FindBar
    private let bag = SubscriptionBag()
    private var texts: [[String]] = []
    private let selected: () -> Int
    private let select: (Int) -> Void
    private weak var host: (any ScreenHost)?

    package init(strings: Strings, selected: @escaping () -> Int, select: @escaping (Int) -> Void) {
        self.strings = strings
        self.selected = selected
        self.select = select
        find = FindBar(strings: strings)
        find.query.observe { [weak self] _ in self?.findAgain() }.store(in: bag)
    }

    package var isOpen: Bool { find.isOpen }
    package var query: String { find.isShown ? find.query.value : "" }

    package func load(in host: any ScreenHost) { self.host = host }

    /// Sets the searchable texts of each row; empty for a row that cannot be found.
    package func setTexts(_ new: [[String]]) {
        // Selecting a match may send a state with the same rows, which must not be searched again.
        guard new != texts else { return }
        texts = new
        if find.isShown { findAgain() }
    }

    /// Adds the find keys if there is something to find and `/` is free. Returns only the find line's keys while it is
    /// open; while a search is kept, `n` moves between matches.
    package func adding(to actions: [KeyAction]) -> [KeyAction] {
        if find.isOpen {
            return [
                key("find-keep", [Key(.enter)], hint: 1) { _ = $0.handle(.key(Key(.enter))) },
                key("find-give-up", [Key(.escape)], hint: 1) { _ = $0.handle(.key(Key(.escape))) },
            ]
        }
        guard isFindable, !actions.contains(where: { $0.keys.contains(.character("/")) }) else { return actions }
        let open = key("find", [.character("/")], hint: 3) { finder in
            finder.find.open(from: finder.selected())
            finder.host?.setNeedsFrame()
        }
        guard find.isShown else { return actions + [open] }
        let walks = [
            key("find-next", [.character("n")], hint: find.hasMatches ? 1 : nil, shown: "n N") {
                $0.walk(forward: true)
            },
            key("find-previous", [.character("N")]) { $0.walk(forward: false) },
            key("find-clear", [Key(.escape)], hint: find.hasMatches ? nil : 1) { finder in
                finder.find.clear()
                finder.host?.setNeedsFrame()
            },
        ]
        let taken = Set(walks.flatMap(\.keys))
        return walks + actions.filter { taken.isDisjoint(with: $0.keys) } + [open]
    }

    private var isFindable: Bool { texts.contains { !$0.isEmpty } }

    /// Handles events while the find line is open; otherwise only `n` and `N` without a search.
    package func handle(_ event: InputEvent) -> Handled {
        switch find.handle(event) {
        case .ignored: return .ignored
        case .consumed: break
        case .nothingSought:
            guard isFindable else { return .ignored }
            host?.showToast(strings["find.nothing-sought"], kind: .done)
        case .returnTo(let row): if texts.indices.contains(row) { select(row) }
        }
        host?.setNeedsFrame()
        return .consumed
    }

    /// Draws the find line at the bottom if it is open or a search is kept. Returns the rectangle above it.
    package func draw(into canvas: inout Canvas, in rect: Rect, context: RenderContext) -> Rect {
        guard find.isShown else { return rect }
        let (rest, line) = rect.splitBottom(1)
        find.draw(into: &canvas, in: line, selected: selected(), context: context)
        return rest
    }

    private func key(
        _ name: String, _ keys: [Key], hint: Int? = nil, shown: String? = nil, perform: @escaping (RowFinder) -> Void
    ) -> KeyAction {
        KeyAction(
            id: "list.\(name)", title: strings["action.\(name)"], keys: keys, hint: hint, hintKeys: shown
        ) { [weak self] in if let self { perform(self) } }
    }

    private func findAgain() {
        let places = RowMatches.positions(of: find.query.value, in: Array(texts.indices)) { texts[$0] }
        // The one row with the name sought precedes rows that only mention it.
        let sought = Folding.folded(find.query.value)
        let named = places.filter { place in texts[place].contains { Folding.folded($0) == sought } }
        let best = named.count == 1 ? named.first : nil
        if let row = find.setMatches(places, best: best), texts.indices.contains(row) { select(row) }
    }

    private func walk(forward: Bool) {
        guard let (row, wrapped) = find.next(after: selected(), forward: forward) else {
            host?.showToast(strings["find.none"], kind: .done)
            return
        }
        select(row)
        if wrapped { host?.showToast(strings[forward ? "find.wrapped" : "find.wrapped-back"], kind: .done) }
    }
}

package enum RowMatches {
    /// The indices, ascending, of the rows with a text that contains the query; none for an empty query. A query with a
    /// capital letter matches only texts with the same capitals (smart case).
    package static func positions<Row>(of query: String, in rows: [Row], texts: (Row) -> [String]) -> [Int] {
        let keepsCase = query.contains(where: \.isUppercase)
        let folded = Folding.folded(query, keepsCase: keepsCase)
        guard !folded.isEmpty else { return [] }
        return rows.indices.filter { index in
            texts(rows[index]).contains {
                Folding.place(of: folded, in: Folding.folded($0, keepsCase: keepsCase)) != nil
            }
        }
    }
}
