import ArgumentParser

struct DrinksCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "drinks", abstract: "List drinks, show recipes and rate them.",
        subcommands: [DrinksListCommand.self, DrinksShowCommand.self, DrinksRateCommand.self])
}
