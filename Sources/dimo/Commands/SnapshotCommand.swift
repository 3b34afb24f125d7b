import ArgumentParser
import DimoApp
import DimoAssets
import Domain
import Terminal

struct SnapshotCommand: ParsableCommand, StoreCommand {
    static let configuration = CommandConfiguration(
        commandName: "snapshot",
        abstract: "Render a screen to stdout.",
        discussion: """
            $ dimo snapshot drink:negroni --size 80x24
            $ dimo snapshot result:elsa --svg > elsa.svg
            """)

    @Argument(help: "The route, such as drinks, bar or drink:negroni.", completion: Completions.route)
    var route: String

    @Option(help: "Size in columns x rows.")
    var size = SizeChoice(width: 100, height: 30)

    @Option(help: "The local time to show, such as 2026-11-21T19:40. Default: now.")
    var date: DateChoice?

    @Option(help: "Draw a state instead of the data: empty, failed or loading.")
    var state: StateChoice?

    @Flag(help: "Show spoilers.")
    var reveal = false

    @Flag(help: "Print an SVG picture in the theme's colours instead of text.")
    var svg = false

    @OptionGroup var global: GlobalOptions

    @MainActor
    func run() async throws {
        let route = try CommandRoute.checked(route)
        let staged = state.flatMap { StagedState(rawValue: $0.rawValue) }
        let container = try CommandContainer.make(
            global, store: staged.map { .state($0) } ?? .file, clock: date?.clock ?? SystemClock(),
            isRevealed: reveal)
        if staged == nil { try await CommandRoute.checkExists(route, container) }
        let renderer = SnapshotRenderer(container: container, isUTF8: !container.isASCIIOnly)
        let canvas = await renderer.render(
            route, size: Size(width: size.width, height: size.height), state: staged)
        guard !svg else { return Shell.print(canvas.svg(title: "dimo \(self.route)", background: renderer.background)) }
        let isColored = global.color == .always || (global.color == .auto && Shell.isTerminal)
        Shell.print(isColored ? canvas.ansiText : canvas.text + "\n", isRaw: isColored)
    }
}

/// `100x30`.
struct SizeChoice: ExpressibleByArgument {
    let width: Int
    let height: Int

    init(width: Int, height: Int) {
        self.width = width
        self.height = height
    }

    init?(argument: String) {
        let parts = argument.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
        guard parts.count == 2, let width = parts[0], let height = parts[1], (1...500).contains(width),
            (1...500).contains(height)
        else { return nil }
        self.init(width: width, height: height)
    }

    var defaultValueDescription: String { "\(width)x\(height)" }
}

enum StateChoice: String, CaseIterable, ExpressibleByArgument {
    case empty
    case failed
    case loading
}
