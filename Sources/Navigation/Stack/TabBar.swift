/// One stack per tab. Hidden tabs keep their state; selecting the current tab again pops to its root.
@MainActor
package final class TabBar {
    @MainActor
    package struct Tab {
        package fileprivate(set) var title: String
        package let stack: ScreenStack
        /// Pushes the root screen; runs when the tab is first selected.
        let start: () -> Void
    }

    /// In the order of their numbers.
    package private(set) var tabs: [Tab] = []
    /// The index of the selected tab.
    package private(set) var selected = 0
    private weak var host: (any ScreenHost)?

    package init(host: any ScreenHost) {
        self.host = host
    }

    /// The stack of the selected tab; nil without tabs.
    package var current: ScreenStack? { tabs.indices.contains(selected) ? tabs[selected].stack : nil }

    /// Adds a tab; `start` pushes its root screen when the tab is first selected.
    package func add(title: String, start: @escaping (ScreenStack) -> Void) {
        guard let host else { return }
        let stack = ScreenStack(host: host)
        tabs.append(Tab(title: title, stack: stack, start: { start(stack) }))
    }

    /// Changes the titles of the tabs, in their order.
    package func rename(_ titles: [String]) {
        for (index, title) in titles.enumerated() where tabs.indices.contains(index) { tabs[index].title = title }
        host?.setNeedsFrame()
    }

    /// Selects a tab; the current one again pops to its root. Does nothing for an index without a tab.
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

    /// Selects the next tab, cyclically.
    package func selectNext(by step: Int) {
        guard !tabs.isEmpty else { return }
        let next = (selected + step % tabs.count + tabs.count) % tabs.count
        if next != selected { select(next) }
    }

    /// Closes every screen of every tab, when the scope ends.
    package func removeAll() {
        current?.setVisible(false)
        for tab in tabs { tab.stack.removeAll() }
        tabs.removeAll()
        selected = 0
    }
}
