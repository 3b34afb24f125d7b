package import Domain
import Synchronization

/// A server with scripted recipes, shelf and shopping list; records requests.
package final class ScriptedRecipeServer: RecipeServer {
    package struct Contents: Sendable {
        package var bars = [ServedBar(id: 1, name: "Home")]
        package var recipes: [ServedRecipe] = []
        /// The number of further recipes that cannot be read.
        package var unreadable = 0
        /// The responses by recipe number; without an entry, the response contains nothing that an import reads.
        package var contents: [String: Result<[UInt8], ServerRefusal>] = [:]
        package var shelf: Result<[String], ServerRefusal> = .success([])
        package var shopping: Result<[String], ServerRefusal> = .success([])
        /// The error of every request; nil for none.
        package var failure: TransferProblem?
        /// The requested recipes, in any order.
        package var asked: [String] = []
    }

    package let name = "https://bar.example.org"
    private let state = Mutex(Contents())

    package init() {}

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

    package func shopping(of bar: ServedBar) async throws -> [String] { try contents.shopping.get() }
}
