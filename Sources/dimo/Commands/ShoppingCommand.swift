import ArgumentParser

struct ShoppingCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "shopping", abstract: "List what you want to buy, add to it, and tick off what you bought.",
        subcommands: [
            ShoppingListCommand.self, ShoppingAddCommand.self, ShoppingDoneCommand.self, ShoppingClearCommand.self,
        ])
}
