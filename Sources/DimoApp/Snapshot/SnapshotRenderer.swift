import FeatureKit
import Navigation
package import Terminal

/// Draws a place in the program once, without a terminal and without the network.
@MainActor
package struct SnapshotRenderer {
    private let container: AppDIContainer
    private let isUTF8: Bool

    /// - Parameter isUTF8: whether the drawing may use more than ASCII.
    package init(container: AppDIContainer, isUTF8: Bool = true) {
        container.isDrawing = true
        self.container = container
        self.isUTF8 = isUTF8
    }

    package var background: TerminalBackground { container.settings.theme.background ?? .dark }

    /// Draws a route's screen once everything has loaded; a loading state after a moment.
    package func render(_ route: Route, size: Size, state: StagedState?) async -> Canvas {
        let (program, host) = start(route)
        if state == .loading {
            for _ in 0..<200 { await Task.yield() }
            host.advance(by: .milliseconds(200))
            return program.render(size: size)
        }
        return await settled(rounds: 8) { program.render(size: size) }
    }

    /// Wide enough for a row with long names; the height limits lists.
    private static let reading = Size(width: 240, height: 1_000)

    /// A route's screen as text: its title, then the whole page or list, and nothing around it.
    package func text(of route: Route) async -> String {
        let (program, host) = start(route)
        program.shell.options.glyphs.marker = " "
        let canvas = await settled(rounds: 60) { program.shell.renderContent(size: Self.reading) }
        return withExtendedLifetime(host) { Self.text(of: canvas) }
    }

    private func start(_ route: Route) -> (program: DimoProgram, host: HeadlessHost) {
        let host = HeadlessHost(
            capabilities: TerminalCapabilities(colors: 256, isDirect: true, isUTF8: isUTF8, term: "xterm-256color"))
        let program = DimoProgram(container: container, start: .drawing(route))
        program.start(in: host)
        program.didPaintFirstFrame()
        return (program, host)
    }

    /// Drawing sets the visible rows of the screens, which may start more reads.
    private func settled(rounds: Int, draw: () -> Canvas) async -> Canvas {
        var canvas = draw()
        for _ in 0..<rounds {
            await LatestTask.settleAll()
            canvas = draw()
            if !LatestTask.isAnyRunning { break }
        }
        return canvas
    }

    /// The lines without indents, long gaps and the blank lines around and between them.
    private static func text(of canvas: Canvas) -> String {
        var lines = canvas.text.split(separator: "\n", omittingEmptySubsequences: false).map {
            CopiedText.parts(of: String($0)).joined(separator: "  ")
        }
        lines = lines.indices.filter { !lines[$0].isEmpty || $0 > 0 && !lines[$0 - 1].isEmpty }.map { lines[$0] }
        if lines.last?.isEmpty == true { lines.removeLast() }
        return lines.joined(separator: "\n") + "\n"
    }
}
