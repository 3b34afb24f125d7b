/// A navigation controller: a stack of screens whose top one is visible. The `onClose` of a screen runs exactly once,
/// after unloading, whether a key or code closes it. It releases coordinators and their containers.
@MainActor
package final class ScreenStack {
    private struct Entry {
        let screen: any Screen
        let onClose: () -> Void
    }

    private var entries: [Entry] = []
    private weak var host: (any ScreenHost)?
    private(set) var isVisible = false
    private weak var lastAppeared: (any Screen)?

    package init(host: any ScreenHost) {
        self.host = host
    }

    package var screens: [any Screen] { entries.map(\.screen) }
    package var top: (any Screen)? { entries.last?.screen }
    /// The routes from the root to the top.
    package var routes: [String] { entries.map(\.screen.route) }
    package var count: Int { entries.count }

    package func push(_ screen: any Screen, onClose: @escaping () -> Void = {}) {
        guard let host else { return }
        hideSeen()
        entries.append(Entry(screen: screen, onClose: onClose))
        screen.load(in: host)
        showTop()
        host.setNeedsFrame()
    }

    /// Closes the top screen unless it is the root.
    package func pop() {
        guard entries.count > 1 else { return }
        close(downTo: entries.count - 1)
    }

    package func popToRoot() {
        guard entries.count > 1 else { return }
        close(downTo: 1)
    }

    /// Closes a screen and all above it; does nothing for the root.
    package func pop(_ screen: any Screen) {
        guard let index = entries.firstIndex(where: { $0.screen === screen }), index > 0 else { return }
        close(downTo: index)
    }

    package func replaceTop(_ screen: any Screen, onClose: @escaping () -> Void = {}) {
        let below = max(0, entries.count - 1)
        close(downTo: below, revealing: false)
        push(screen, onClose: onClose)
    }

    /// Closes all screens, including the root, when the owning scope ends.
    package func removeAll() {
        close(downTo: 0)
    }

    /// Sets whether the stack's tab is selected and not completely covered.
    package func setVisible(_ visible: Bool) {
        guard visible != isVisible else { return }
        isVisible = visible
        if visible { showTop() } else { hideSeen() }
    }

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
