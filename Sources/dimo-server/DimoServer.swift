import ArgumentParser
import CommunityServer
import DimoAssets

@main
struct DimoServer: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "dimo-server",
        abstract: "One program, one folder, one community: everybody's terminal shows the same crowd.",
        version: "dimo-server \(AppVersion.text)",
        subcommands: [ServeCommand.self, MigrateCommand.self, AdminCommand.self, ManCommand.self])

    @MainActor
    static func main() async {
        ServerThreads.shareEventLoops()
        await main(nil)
    }
}
