import ArgumentParser

struct WorkCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "work", abstract: "List works and add your own.",
        subcommands: [WorkListCommand.self, WorkAddCommand.self])
}
