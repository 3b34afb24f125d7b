import Domain
import Navigation
package import Terminal

/// The full-screen program, ready to be run in a terminal.
@MainActor
package final class DimoProgram: TerminalProgram {
    let container: AppDIContainer
    let shell: NavigationShell
    let coordinator: AppCoordinator

    /// Nothing slow happens before its first frame.
    ///
    /// - Parameter start: how to begin.
    package init(container: AppDIContainer, start: ProgramStart = .resumed) {
        self.container = container
        shell = NavigationShell(options: container.settings.shellOptions(isUTF8: true))
        coordinator = AppCoordinator(container: container, shell: shell, entry: start)
        shell.delegate = coordinator
    }

    /// Takes its place in the terminal and looks as that can show.
    package func start(in host: any TerminalHost) {
        container.capabilities = host.capabilities
        shell.options = container.settings.shellOptions(isUTF8: host.capabilities.isUTF8)
        container.strings.setPlain(
            shell.options.metrics.isASCII, keepsHangul: shell.options.metrics.canDrawHangul)
        shell.start(in: host)
        coordinator.start()
    }

    /// Passes an event to its owner.
    package func handle(_ event: InputEvent) { shell.handle(event) }

    /// Draws the present state.
    package func render(size: Size) -> Canvas { shell.render(size: size) }

    /// The store is opened now.
    package func didPaintFirstFrame() { shell.didPaintFirstFrame() }

    /// Looks after what other programs did.
    package func didAnswer() { shell.didAnswer() }

    /// Whether an event meets what the one before it asked for.
    package func isReady(for event: InputEvent) -> Bool { shell.isReady(for: event) }

    /// Lets no event wait any longer.
    package func stopWaiting() { shell.stopWaiting() }

    /// Whether something asked for is not done yet.
    package var isBusy: Bool { shell.isBusy }

    /// Saves what would be lost.
    package func willTerminate() { shell.willTerminate() }
}
