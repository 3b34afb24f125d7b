import Domain
import Navigation
package import Terminal

@MainActor
package final class DimoProgram: TerminalProgram {
    let container: AppDIContainer
    let shell: NavigationShell
    let coordinator: AppCoordinator

    /// Does nothing slow before the first frame.
    package init(container: AppDIContainer, start: ProgramStart = .resumed) {
        self.container = container
        shell = NavigationShell(options: container.shellOptions(isUTF8: true))
        coordinator = AppCoordinator(container: container, shell: shell, entry: start)
        shell.delegate = coordinator
    }

    package func start(in host: any TerminalHost) {
        container.capabilities = host.capabilities
        shell.options = container.shellOptions(isUTF8: host.capabilities.isUTF8)
        container.strings.setPlain(shell.options.metrics.isASCII, keepsHangul: shell.options.metrics.canDrawHangul)
        shell.start(in: host)
        coordinator.start()
    }

    package func handle(_ event: InputEvent) { shell.handle(event) }

    package func render(size: Size) -> Canvas { shell.render(size: size) }

    package func didPaintFirstFrame() { shell.didPaintFirstFrame() }

    package func didAnswer() { shell.didAnswer() }

    package func isReady(for event: InputEvent) -> Bool { shell.isReady(for: event) }

    package func dependsOnLayout(_ event: InputEvent) -> Bool { shell.dependsOnLayout(event) }

    package func stopWaiting() { shell.stopWaiting() }

    package var isBusy: Bool { shell.isBusy }

    package func willTerminate() { shell.willTerminate() }
}
