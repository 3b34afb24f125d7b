/// A navigation controller: a stack of screens of which the last one is visible.
///
/// However a screen is closed, by key or by code, its `onClose` runs exactly once, after the screen was unloaded. That
/// is how coordinators and their containers are released.
@MainActor
package final class ScreenStack {
    private struct Entry {
        let screen: any Screen
        let onClose: () -> Void
    }

    private var entries: [Entry] = []
    private weak var host: (any ScreenHost)?
    private(set) var isVisible = false
    /// The screen whose `willAppear` was called last.
    private weak var lastAppeared: (any Screen)?

    package init(host: any ScreenHost) {
        self.host = host
    }

    /// From the root to the top.
    package var screens: [any Screen] { entries.map(\.screen) }
    /// The visible screen.
    package var top: (any Screen)? { entries.last?.screen }
    /// From the root to the top.
    package var routes: [String] { entries.map(\.screen.route) }
    /// How many screens there are.
    package var count: Int { entries.count }

    /// Puts a screen on top.
    package func push(_ screen: any Screen, onClose: @escaping () -> Void = {}) {
        guard let host else { return }
        hideSeen()
        entries.append(Entry(screen: screen, onClose: onClose))
        screen.load(in: host)
        showTop()
        host.setNeedsFrame()
    }

    /// Closes the top screen; the root stays.
    package func pop() {
        guard entries.count > 1 else { return }
        close(downTo: entries.count - 1)
    }

    /// Closes everything above the root.
    package func popToRoot() {
        guard entries.count > 1 else { return }
        close(downTo: 1)
    }

    /// Closes a screen and everything above it, except the root.
    package func pop(_ screen: any Screen) {
        guard let index = entries.firstIndex(where: { $0.screen === screen }), index > 0 else { return }
        close(downTo: index)
    }

    /// Puts a screen where the top one was.
    package func replaceTop(_ screen: any Screen, onClose: @escaping () -> Void = {}) {
        let below = max(0, entries.count - 1)
        close(downTo: below, revealing: false)
        push(screen, onClose: onClose)
    }

    /// Closes everything, including the root, when the scope that owns the stack ends.
    package func removeAll() {
        close(downTo: 0)
    }

    /// Whether the stack's tab is selected and nothing covers it completely.
    package func setVisible(_ visible: Bool) {
        guard visible != isVisible else { return }
        isVisible = visible
        if visible { showTop() } else { hideSeen() }
    }

    /// Calls `willAppear` of the top screen if it has become visible.
    private func showTop() {
        guard isVisible, let top, top !== lastAppeared else { return }
        lastAppeared = top
        top.willAppear()
    }

    private func hideSeen() {
        let hidden = lastAppeared
        lastAppeared = nil
        hidden?.didDisappear()
    }

    private func close(downTo count: Int, revealing: Bool = true) {
        guard entries.count > count else { return }
        let closing = entries[count...].reversed()
        hideSeen()
        entries.removeSubrange(count...)
        for entry in closing {
            entry.screen.unload()
            entry.onClose()
        }
        if revealing { showTop() }
        host?.setNeedsFrame()
    }
}
