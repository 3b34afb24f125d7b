import ArgumentParser

struct LogCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "log", abstract: "Log what you made, list it, remove entries.",
        subcommands: [LogAddCommand.self, LogListCommand.self, LogRemoveCommand.self])
}
