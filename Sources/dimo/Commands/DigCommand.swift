import ArgumentParser

struct DigCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "dig", abstract: "Vote on a character's type and see the votes.",
        subcommands: [DigShowCommand.self, DigVoteCommand.self, DigSearchCommand.self])
}
