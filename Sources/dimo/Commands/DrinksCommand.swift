import ArgumentParser

struct DrinksCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "drinks",
        abstract: "List drinks, show recipes and how their numbers add up, and rate them.",
        discussion: """
            $ dimo drinks list --makeable
            $ dimo drinks show negroni
            """,
        subcommands: [DrinksListCommand.self, DrinksShowCommand.self, DrinksSumCommand.self, DrinksRateCommand.self])
}
