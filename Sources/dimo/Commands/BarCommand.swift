internal import ArgumentParser

/// `dimo bar …`.
struct BarCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "bar", abstract: "List what stands in your bar, add to it, take away, share it.",
        subcommands: [
            BarListCommand.self, BarAddCommand.self, BarRemoveCommand.self, BarOneAwayCommand.self,
            BarBuyNextCommand.self, BarShareCommand.self, BarUseCommand.self, BarSharesCommand.self,
        ])
}
