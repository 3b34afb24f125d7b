import Navigation
import Terminal
import TestSupport

/// A shell without a terminal, with a tab for each name; the root of tab `a` has the route `a`.
@MainActor
struct World {
    let host = HeadlessHost()
    let delegate = StubDelegate()
    let log = EventLog()
    let shell: NavigationShell
    /// The root screens in the order of the tabs; created in advance so that a test can prepare them.
    let roots: [StubScreen]

    init(tabs: [String] = ["a", "b", "c"], options: ShellOptions = ShellOptions()) {
        shell = NavigationShell(options: options)
        let log = log
        roots = tabs.map { StubScreen($0, log: log) }
        shell.delegate = delegate
        shell.start(in: host)
        for root in roots { shell.tabs.add(title: root.route.uppercased()) { $0.push(root) } }
        if !roots.isEmpty { shell.tabs.select(0) }
        _ = log.drain()
    }

    /// The stack of the selected tab.
    var stack: ScreenStack {
        get throws { try required(shell.tabs.current) }
    }

    /// Draws the frame, which registers the clickable regions. Returns its lines.
    @discardableResult
    func draw(width: Int = 80, height: Int = 24) -> [String] {
        shell.render(size: Size(width: width, height: height)).text
            .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }

    private func required<Value>(_ value: Value?) throws -> Value {
        guard let value else { throw Nothing() }
        return value
    }

    private struct Nothing: Error {}
}
