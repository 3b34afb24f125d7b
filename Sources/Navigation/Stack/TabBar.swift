/// One stack per tab. Hidden tabs keep their state; selecting the current tab again pops to its root.
@MainActor
package final class TabBar {
    @MainActor
    package struct Tab {
        package fileprivate(set) var title: String
        package let stack: ScreenStack
        let start: () -> Void
    }

    package private(set) var tabs: [Tab] = []
    package private(set) var selected = 0
    private weak var host: (any ScreenHost)?

    package init(host: any ScreenHost) {
        self.host = host
    }

    package var current: ScreenStack? { tabs.indices.contains(selected) ? tabs[selected].stack : nil }

    /// Adds a tab; `start` pushes its root screen when the tab is first selected.
    package func add(title: String, start: @escaping (ScreenStack) -> Void) {
        guard let host else { return }
        let stack = ScreenStack(host: host)
        tabs.append(Tab(title: title, stack: stack, start: { start(stack) }))
    }

    package func rename(_ titles: [String]) {
        for (index, title) in titles.enumerated() where tabs.indices.contains(index) { tabs[index].title = title }
        host?.setNeedsFrame()
    }

    /// Selects a tab; the current one pops to its root. Ignores an invalid index.
    package func select(_ index: Int) {
        guard tabs.indices.contains(index) else { return }
        if index == selected, tabs[index].stack.count > 0 {
            tabs[index].stack.popToRoot()
        } else {
            current?.setVisible(false)
            selected = index
            if tabs[index].stack.count == 0 { tabs[index].start() }
        }
        current?.setVisible(true)
        host?.setNeedsFrame()
    }

    /// Moves the selection by `step` tabs, wrapping around at the ends.
    package func selectNext(by step: Int) {
        guard !tabs.isEmpty else { return }
        let next = (selected + step % tabs.count + tabs.count) % tabs.count
        if next != selected { select(next) }
    }

    /// Closes all screens of all tabs when the owning scope ends.
    package func removeAll() {
        current?.setVisible(false)
        for tab in tabs { tab.stack.removeAll() }
        tabs.removeAll()
        selected = 0
    }
}
