import ArgumentParser
import DimoApp

struct OpenCommand: ParsableCommand, FullScreenCommand {
    static let configuration = CommandConfiguration(
        commandName: "open",
        abstract: "Start at a route, such as drinks, bar/makeable or drink:negroni.",
        discussion: """
            $ dimo open bar/makeable
            $ dimo open drink:negroni
            Routes:
              \(Route.named.map(\.name).joined(separator: ", "))
            Routes with an ID after the colon:
              \(Route.kinds.map { "\($0):" }.joined(separator: ", "))
            """)

    @Argument(help: "The route.", completion: Completions.route)
    var route: String

    @OptionGroup var global: GlobalOptions

    @MainActor
    func start() -> Never {
        do {
            FullScreen.run(global.start, route: try CommandRoute.checked(route))
        } catch let failure as CommandFailure {
            Shell.fail(failure.message, status: failure.status)
        } catch {
            Shell.fail("\(error)")
        }
    }
}
