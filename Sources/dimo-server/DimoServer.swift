import ArgumentParser

@main
struct DimoServer: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "dimo-server",
        abstract: "One program, one folder, one community: everybody's terminal shows the same crowd.",
        subcommands: [ServeCommand.self, MigrateCommand.self, AdminCommand.self])
}
