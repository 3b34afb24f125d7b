package import Domain
package import Navigation
package import Reactive
package import Terminal

/// A list whose rows lead somewhere.
@MainActor
package final class RowListScreen<Target: Hashable & Sendable>: ListScreen<RowListViewModel<Target>> {
    /// What such a screen says, asked for whenever it is drawn.
    package struct Texts {
        let title: () -> String
        let status: () -> String
        let loading: String
        let empty: () -> String

        /// - Parameters:
        ///   - title: its name in the trail.
        ///   - status: what stands at the right of the trail.
        ///   - loading: the text beside the spinner.
        ///   - empty: what it means that there is nothing, and what to do.
        package init(
            title: @autoclosure @escaping () -> String, status: @autoclosure @escaping () -> String = "",
            loading: String, empty: @autoclosure @escaping () -> String
        ) {
            self.title = title
            self.status = status
            self.loading = loading
            self.empty = empty
        }
    }

    private let texts: Texts
    private let makeActions: () -> [KeyAction]

    /// - Parameter actions: what the list can do beside what every list can.
    package init(
        route: String, texts: Texts, viewModel: RowListViewModel<Target>, changes: Events<Void> = .never,
        strings: Strings, actions: @escaping () -> [KeyAction] = { [] }
    ) {
        self.texts = texts
        makeActions = actions
        super.init(route: route, viewModel: viewModel, changes: changes, strings: strings)
    }

    package override var title: String { texts.title() }
    package override var status: String { texts.status() }
    /// While a search is kept, `n` walks what it found; else it may be a key of the list's own.
    package override var actions: [KeyAction] {
        let own = makeActions()
        guard !list.isCapturingText, !own.isEmpty else { return list.actions }
        let walk: Set<String> = ["list.find-next", "list.find-previous"]
        if list.query.value.isEmpty { return list.actions.filter { !walk.contains($0.id) } + own }
        let taken = Set(list.actions.filter { walk.contains($0.id) }.flatMap(\.keys))
        return list.actions + own.filter { taken.isDisjoint(with: $0.keys) }
    }

    package override var loadingText: String { texts.loading }
    package override var emptyText: String { texts.empty() }

    package override func drawRow(
        _ row: PageRow<Target>, isSelected: Bool, into canvas: inout Canvas, in rect: Rect, context: RenderContext
    ) {
        PageRowLineView.draw(
            row, query: list.query.value, isSelected: isSelected, into: &canvas, in: rect, context: context)
    }
}
