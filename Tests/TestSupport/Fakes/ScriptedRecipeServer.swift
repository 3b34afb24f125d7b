public import Domain
internal import Synchronization

/// A server with the recipes, the shelf and the shopping list that a test gives it; it keeps what it was asked.
public final class ScriptedRecipeServer: RecipeServer {
    /// What it has.
    public struct Contents: Sendable {
        /// The bars.
        public var bars = [ServedBar(id: 1, name: "Home")]
        /// The recipes.
        public var recipes: [ServedRecipe] = []
        /// What comes for a recipe, by its number; without an entry nothing that an import reads.
        public var contents: [String: Result<[UInt8], ServerRefusal>] = [:]
        /// What stands on the shelf.
        public var shelf: Result<[String], ServerRefusal> = .success([])
        /// What is to be bought.
        public var shopping: Result<[String], ServerRefusal> = .success([])
        /// Why there is nothing at all.
        public var failure: TransferProblem?
        /// The recipes that were asked for, in any order.
        public var asked: [String] = []
    }

    /// Where it is.
    public let name = "https://bar.example.org"
    private let state = Mutex(Contents())

    /// Has one empty bar.
    public init() {}

    /// What it has.
    public var contents: Contents { state.withLock { $0 } }

    /// Changes what it has.
    public func change(_ change: @Sendable (inout Contents) -> Void) { state.withLock { change(&$0) } }

    /// Its bars.
    public func bars() async throws -> [ServedBar] {
        let contents = contents
        if let failure = contents.failure { throw failure }
        return contents.bars
    }

    /// Its recipes.
    public func recipes(of bar: ServedBar) async throws -> [ServedRecipe] { contents.recipes }

    /// What it has for a recipe.
    public func content(of recipe: ServedRecipe, in bar: ServedBar) async throws -> [UInt8] {
        try state.withLock { contents in
            contents.asked.append(recipe.id)
            return contents.contents[recipe.id] ?? .success([])
        }.get()
    }

    /// Its shelf.
    public func shelf(of bar: ServedBar) async throws -> [String] { try contents.shelf.get() }

    /// Its list.
    public func shopping(of bar: ServedBar) async throws -> [String] { try contents.shopping.get() }
}
