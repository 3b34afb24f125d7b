import ArgumentParser

struct IngredientCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "ingredient",
        abstract: "Look up what a name means, merge your ingredients into others, and split them again.",
        discussion: """
            $ dimo ingredient name "Tequila Blanco"
            $ dimo ingredient merge my-orgeat orgeat --dry-run
            """,
        subcommands: [IngredientNameCommand.self, IngredientMergeCommand.self, IngredientSplitCommand.self])
}
