internal import ArgumentParser

/// `dimo bar …`.
struct BarCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "bar", abstract: "List what stands in your bar, add to it, take away.",
        subcommands: [
            BarListCommand.self, BarAddCommand.self, BarRemoveCommand.self, BarOneAwayCommand.self,
            BarBuyNextCommand.self,
        ])
}
