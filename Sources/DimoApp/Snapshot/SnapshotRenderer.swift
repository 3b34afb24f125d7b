import FeatureKit
package import Terminal

/// Draws a place in the program once, without a terminal.
@MainActor
package struct SnapshotRenderer {
    private let container: AppDIContainer
    private let isUTF8: Bool

    /// Draws what a container's screens show.
    ///
    /// - Parameter isUTF8: whether the drawing may use more than ASCII.
    package init(container: AppDIContainer, isUTF8: Bool = true) {
        self.container = container
        self.isUTF8 = isUTF8
    }

    /// The terminal that the theme is made for.
    package var background: TerminalBackground { container.settings.theme.background ?? .dark }

    /// The screen of a route as it looks once everything has answered; a loading state as it looks after a moment.
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
        // Drawing tells the screens how much they show, and so may ask for more.
        var canvas = program.render(size: size)
        for _ in 0..<8 {
            await LatestTask.settleAll()
            canvas = program.render(size: size)
            if !LatestTask.isAnyRunning { break }
        }
        return canvas
    }
}
