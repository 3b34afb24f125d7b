internal import ArgumentParser

/// `dimo drinks …`.
struct DrinksCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "drinks", abstract: "List drinks and show recipes.",
        subcommands: [DrinksListCommand.self, DrinksShowCommand.self])
}
