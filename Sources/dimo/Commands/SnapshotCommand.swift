import ArgumentParser
import DimoApp
import DimoAssets
import Domain
import Terminal

struct SnapshotCommand: StoreCommand {
    static let configuration = CommandConfiguration(
        commandName: "snapshot", abstract: "Render a screen to stdout.",
        discussion: """
            $ dimo snapshot drink:negroni --size 80x24
            $ dimo snapshot result:elsa --svg > elsa.svg
            """)

    @Argument(help: "The route, such as drinks, bar or drink:negroni.", completion: Completions.route)
    var route: String

    @Option(help: "Size in columns x rows. Default: 100x30.", transform: SizeChoice.read)
    var size = SizeChoice(width: 100, height: 30)

    @Option(help: "The local time to show, such as 2026-11-21T19:40. Default: now.", transform: DateChoice.read)
    var date: DateChoice?

    @Option(help: "Draw a state instead of the data: empty, failed or loading.")
    var state: StagedState?

    @Flag(help: "Show spoilers.")
    var reveal = false

    @Flag(help: "Print an SVG picture in the theme's colours instead of text.")
    var svg = false

    @OptionGroup var global: GlobalOptions

    func run() async throws {
        var launch = global.launch
        launch.isRevealed = reveal
        let container = try CommandContainer.make(
            launch, store: state.map { .state($0) } ?? .file, clock: date?.clock ?? SystemClock())
        let place =
            state == nil ? try await CommandRoute.found(route, container) : try CommandRoute.checked(route)
        let renderer = SnapshotRenderer(container: container, isUTF8: !container.isASCIIOnly)
        let canvas = await renderer.render(place, size: Size(width: size.width, height: size.height), state: state)
        guard !svg else { return Shell.print(canvas.svg(title: "dimo \(route)", background: renderer.background)) }
        let isColored = global.color == .always || (global.color == .auto && Shell.isTerminal)
        Shell.print(isColored ? canvas.ansiText : canvas.text + "\n", isRaw: isColored)
    }
}

struct SizeChoice {
    let width: Int
    let height: Int

    /// Parses `100x30`, each from 1 to 500; anything else is a usage error.
    @Sendable
    static func read(_ argument: String) throws -> SizeChoice {
        let parts = argument.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
        guard parts.count == 2, let width = parts[0], let height = parts[1], (1...500).contains(width),
            (1...500).contains(height)
        else { throw ValidationError(Words.text("shell.usage.size")) }
        return SizeChoice(width: width, height: height)
    }
}

extension StagedState: ExpressibleByArgument {}

struct ReadCommand: StoreCommand {
    static let configuration = CommandConfiguration(
        commandName: "read", abstract: "Print a whole screen as plain text to stdout, as --plain shows it.",
        discussion: "$ dimo read drink:negroni")

    @Argument(help: "The route, such as drinks, bar or drink:negroni.", completion: Completions.route)
    var route: String

    @Option(help: "The local time to show, such as 2026-11-21T19:40. Default: now.", transform: DateChoice.read)
    var date: DateChoice?

    @Flag(help: "Show spoilers.")
    var reveal = false

    @OptionGroup var global: GlobalOptions

    func run() async throws {
        var launch = global.launch
        launch.isPlain = true
        launch.isRevealed = reveal
        let container = try CommandContainer.make(launch, clock: date?.clock ?? SystemClock())
        let place = try await CommandRoute.found(route, container)
        Shell.print(await SnapshotRenderer(container: container, isUTF8: !container.isASCIIOnly).text(of: place))
    }
}
