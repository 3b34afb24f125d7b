import Navigation
import Terminal
import TestSupport

/// A shell in a terminal that is not there, with a tab for each of its names; the root of tab `a` has the route `a`.
@MainActor
struct World {
    let host = HeadlessHost()
    let delegate = StubDelegate()
    let log = EventLog()
    let shell: NavigationShell
    /// The root screens, by their place; made with the world so that a test can prepare them.
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

    /// The stack that is seen.
    var stack: ScreenStack {
        get throws { try required(shell.tabs.current) }
    }

    /// Draws the frame, so that clicks find what they hit; answers it as lines.
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
