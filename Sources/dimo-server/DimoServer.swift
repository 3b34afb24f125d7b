import ArgumentParser
import CommunityServer
import DimoAssets
import ManPages

@main
struct DimoServer: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "dimo-server",
        abstract: "Run and administer a Dimo community.",
        discussion: """
            $ dimo-server serve
            $ dimo-server serve --listen 0.0.0.0:8420 --tls-cert chain.pem --tls-key key.pem
            $ dimo-server admin invite --uses 5
            """,
        version: "dimo-server \(AppVersion.text)",
        subcommands: [ServeCommand.self, MigrateCommand.self, AdminCommand.self, ManCommand.self])

    @MainActor
    static func main() async {
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
        if code.isSuccess, let help = HelpPage(replacing: fullMessage(for: error), of: Self.self) {
            print(help.text, terminator: "")
            exit(withError: code)
        }
        guard !code.isSuccess, !(error is ExitCode) else { exit(withError: error) }
        let text = message(for: error)
        guard code == .validationFailure else { exit(withError: failed(text)) }
        let first = text.prefix(1).lowercased() + text.dropFirst()
        exit(withError: failed("\(first): see dimo-server --help", status: code.rawValue))
    }
}

struct MigrateCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "migrate", abstract: "Migrate the database to this version. Back it up first.",
        discussion: "$ dimo-server migrate")

    @OptionGroup var store: StoreOption

    func run() async throws {
        print("schema \(try await CommunityOperator.migrate(store: store.path()))")
    }
}
