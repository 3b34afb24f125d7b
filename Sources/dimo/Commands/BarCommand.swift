import ArgumentParser

struct BarCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "bar", abstract: "List, add, remove and share the bottles in your bar.",
        subcommands: [
            BarListCommand.self, BarAddCommand.self, BarRemoveCommand.self, BarOneAwayCommand.self,
            BarBuyNextCommand.self, BarShareCommand.self, BarUseCommand.self, BarSharesCommand.self,
        ])
}
