import DimoApp
import Dispatch
import NcursesDriver

@MainActor
enum FullScreen {
    /// - Parameter route: the first place; nil for the default.
    static func run(_ options: StartOptions, route: Route?) -> Never {
        var launch = options.launch
        launch.isInTerminal = true
        let container: AppDIContainer
        do {
            container = try CommandContainer.make(checking: launch)
        } catch {
            Shell.fail(error.message, status: error.status)
        }
        AppPaths.makeFolder(container.paths.stateFolder)
        let runner = TerminalRunner(
            options: TerminalRunner.Options(
                color: options.color == .auto ? .init(container.colors) : options.color.mode,
                isASCII: container.isASCIIOnly, assumesUTF8: container.assumesUTF8,
                isMouseOn: !options.launch.isMouseOff, logPath: container.paths.log))
        do {
            let program = DimoProgram(container: container, start: route.map { .at($0) } ?? .resumed)
            let status = try runner.run(program)
            shutDownNetwork(of: container)
            Shell.exit(status)
        } catch {
            Shell.fail(Words.text("shell.terminal.instead", Self.text(error)))
        }
    }

    private static func text(_ error: TerminalError) -> String {
        switch error {
        case .notATerminal(.input): Words.text("shell.terminal.input")
        case .notATerminal(.output): Words.text("shell.terminal.output")
        case .dumbTerminal(nil): Words.text("shell.terminal.unset")
        case .dumbTerminal(let term?): Words.text("shell.terminal.dumb", term)
        case .noEntry(let term): Words.text("shell.terminal.no-entry", term)
        case .system(let what): Words.text("shell.terminal.system", what)
        }
    }

    /// Ends pending requests, so that no network thread runs while the process ends. Waits a second at most.
    private static func shutDownNetwork(of container: AppDIContainer) {
        guard let shutDown = container.networkShutDown else { return }
        let ended = DispatchSemaphore(value: 0)
        Task.detached {
            await shutDown()
            ended.signal()
        }
        _ = ended.wait(timeout: .now() + .seconds(1))
    }
}

extension ColorChoice {
    fileprivate var mode: TerminalRunner.Options.ColorMode {
        switch self {
        case .auto: .automatic
        case .always: .always
        case .never: .never
        }
    }
}
