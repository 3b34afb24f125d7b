internal import ArgumentParser

/// `dimo ingredient …`.
struct IngredientCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "ingredient", abstract: "Ask what a name means, and merge your ingredients into others.",
        subcommands: [IngredientNameCommand.self, IngredientMergeCommand.self])
}
