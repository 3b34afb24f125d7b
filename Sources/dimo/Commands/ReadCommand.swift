import ArgumentParser
import DimoApp
import DimoAssets
import Domain

struct ReadCommand: ParsableCommand, StoreCommand {
    static let configuration = CommandConfiguration(
        commandName: "read",
        abstract: "Print a whole screen as plain text to stdout, as --plain shows it.",
        discussion: "$ dimo read drink:negroni")

    @Argument(help: "The route, such as drinks, bar or drink:negroni.", completion: Completions.route)
    var route: String

    @Option(help: "The local time to show, such as 2026-11-21T19:40. Default: now.")
    var date: DateChoice?

    @Flag(help: "Show spoilers.")
    var reveal = false

    @OptionGroup var global: GlobalOptions

    @MainActor
    func run() async throws {
        let route = try CommandRoute.checked(route)
        var global = global
        global.plain = true
        let container = try CommandContainer.make(global, clock: date?.clock ?? SystemClock(), isRevealed: reveal)
        try await CommandRoute.checkExists(route, container)
        Shell.print(await SnapshotRenderer(container: container, isUTF8: !container.isASCIIOnly).text(of: route))
    }
}
