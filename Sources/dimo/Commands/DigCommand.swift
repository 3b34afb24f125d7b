internal import ArgumentParser

/// `dimo dig …`.
struct DigCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "dig", abstract: "Say what type a character is, see what others say.",
        subcommands: [DigShowCommand.self, DigVoteCommand.self, DigSearchCommand.self])
}
