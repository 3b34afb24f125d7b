import ArgumentParser

struct IngredientCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "ingredient",
        abstract: "Ask what a name means, merge your ingredients into others, and split names again.",
        subcommands: [IngredientNameCommand.self, IngredientMergeCommand.self, IngredientSplitCommand.self])
}
