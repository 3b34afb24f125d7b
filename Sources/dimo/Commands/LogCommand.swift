internal import ArgumentParser

/// `dimo log …`.
struct LogCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "log", abstract: "Log what you made, list it, take it out.",
        subcommands: [LogAddCommand.self, LogListCommand.self, LogRemoveCommand.self])
}
