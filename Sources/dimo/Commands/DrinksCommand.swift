internal import ArgumentParser

/// `dimo drinks …`.
struct DrinksCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "drinks", abstract: "List drinks, show a recipe.",
        subcommands: [DrinksListCommand.self, DrinksShowCommand.self])
}
