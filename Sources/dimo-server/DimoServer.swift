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
        do {
            var command = try parseAsRoot()
            if var command = command as? any AsyncParsableCommand {
                try await command.run()
            } else {
                try command.run()
            }
        } catch {
            end(error)
        }
    }

    /// Prints a parse error in one line, or the requested help.
    private static func end(_ error: any Error) -> Never {
        let code = exitCode(for: error)
        guard !code.isSuccess, !(error is ExitCode) else { exit(withError: error) }
        let text = message(for: error)
        guard code == .validationFailure else { exit(withError: failed(text)) }
        let first = text.prefix(1).lowercased() + text.dropFirst()
        exit(withError: failed("\(first): see dimo-server --help", status: code.rawValue))
    }
}
