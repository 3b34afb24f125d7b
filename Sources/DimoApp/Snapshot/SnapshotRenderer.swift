import FeatureKit
package import Terminal

/// Draws a place in the program once, without a terminal.
@MainActor
package struct SnapshotRenderer {
    private let container: AppDIContainer
    private let isUTF8: Bool

    /// - Parameter isUTF8: whether the drawing may use more than ASCII.
    package init(container: AppDIContainer, isUTF8: Bool = true) {
        self.container = container
        self.isUTF8 = isUTF8
    }

    package var background: TerminalBackground { container.settings.theme.background ?? .dark }

    /// Draws a route's screen once everything has loaded; a loading state after a moment.
    package func render(_ route: Route, size: Size, state: StagedState?) async -> Canvas {
        let host = HeadlessHost(
            capabilities: TerminalCapabilities(colors: 256, isUTF8: isUTF8, term: "xterm-256color"))
        let program = DimoProgram(container: container, start: .drawing(route))
        program.start(in: host)
        program.didPaintFirstFrame()
        if state == .loading {
            for _ in 0..<200 { await Task.yield() }
            host.advance(by: .milliseconds(200))
            return program.render(size: size)
        }
        // Drawing tells the screens how much they show, which may start more reads.
        var canvas = program.render(size: size)
        for _ in 0..<8 {
            await LatestTask.settleAll()
            canvas = program.render(size: size)
            if !LatestTask.isAnyRunning { break }
        }
        return canvas
    }
}
