package import Domain
import Synchronization

/// A server with the recipes, the shelf and the shopping list that a test gives it; it keeps what it was asked.
package final class ScriptedRecipeServer: RecipeServer {
    /// What it has.
    package struct Contents: Sendable {
        package var bars = [ServedBar(id: 1, name: "Home")]
        package var recipes: [ServedRecipe] = []
        /// How many more cannot be read.
        package var unreadable = 0
        /// What comes for a recipe, by its number; without an entry nothing that an import reads.
        package var contents: [String: Result<[UInt8], ServerRefusal>] = [:]
        /// What stands on the shelf.
        package var shelf: Result<[String], ServerRefusal> = .success([])
        /// What is to be bought.
        package var shopping: Result<[String], ServerRefusal> = .success([])
        /// Why there is nothing at all.
        package var failure: TransferProblem?
        /// The recipes that were asked for, in any order.
        package var asked: [String] = []
    }

    package let name = "https://bar.example.org"
    private let state = Mutex(Contents())

    /// Has one empty bar.
    package init() {}

    /// What it has.
    package var contents: Contents { state.withLock { $0 } }

    package func change(_ change: @Sendable (inout Contents) -> Void) { state.withLock { change(&$0) } }

    package func bars() async throws -> [ServedBar] {
        let contents = contents
        if let failure = contents.failure { throw failure }
        return contents.bars
    }

    package func recipes(of bar: ServedBar) async throws -> ServedRecipes {
        ServedRecipes(contents.recipes, unreadable: contents.unreadable)
    }

    package func content(of recipe: ServedRecipe, in bar: ServedBar) async throws -> [UInt8] {
        try state.withLock { contents in
            contents.asked.append(recipe.id)
            return contents.contents[recipe.id] ?? .success([])
        }.get()
    }

    package func shelf(of bar: ServedBar) async throws -> [String] { try contents.shelf.get() }

    /// Its list.
    package func shopping(of bar: ServedBar) async throws -> [String] { try contents.shopping.get() }
}
