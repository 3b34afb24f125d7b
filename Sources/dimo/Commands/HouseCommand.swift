import ArgumentParser
import DimoApp
import Domain

struct HouseCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "house",
        abstract: "Keep recipes for what you make yourself: syrups, cordials, infusions.",
        discussion: """
            $ dimo house add simple-syrup "200 g sugar" "200 ml water" --yield 300
            $ dimo house make simple-syrup
            """,
        subcommands: [
            HouseListCommand.self, HouseShowCommand.self, HouseAddCommand.self, HouseRemoveCommand.self,
            HouseMakeCommand.self,
        ])
}

struct HouseListCommand: ParsableCommand, StoreCommand {
    static let configuration = CommandConfiguration(
        commandName: "list",
        abstract: "List your house recipes.",
        discussion: "$ dimo house list")

    @Flag(help: "Print one JSON document.")
    var json = false

    @OptionGroup var global: GlobalOptions

    @MainActor
    func run() async throws {
        let store = try await CommandContainer.openStore(global)
        let recipes = try await store.house.houseRecipes(of: store.profile)
        let documents = try await HouseDocument.documents(recipes, store)
        if json { return Shell.print(JSONValue.array(documents.map(\.json)).document) }
        Shell.print(TextTable(documents.map { $0.columns(store.strings) }).text(isTerminal: Shell.isTerminal))
    }
}

struct HouseShowCommand: ParsableCommand, StoreCommand {
    static let configuration = CommandConfiguration(
        commandName: "show",
        abstract: "Show a house recipe.",
        discussion: "$ dimo house show simple-syrup")

    @Argument(help: "What it makes, such as simple-syrup.", completion: Completions.ingredient)
    var id: String

    @Flag(help: "Print one JSON document.")
    var json = false

    @OptionGroup var global: GlobalOptions

    @MainActor
    func run() async throws {
        let store = try await CommandContainer.openStore(global)
        let recipe = try await HouseLookup(store).recipe(id)
        for document in try await HouseDocument.documents([recipe], store) {
            Shell.print(json ? document.json.document : document.text(store.strings))
        }
    }
}

struct HouseLookup {
    private let store: CommandStore

    init(_ store: CommandStore) {
        self.store = store
    }

    /// - Throws: `CommandFailure` if the member has no recipe for it.
    func recipe(_ text: String) async throws -> HouseRecipe {
        let recipes = try await store.house.houseRecipes(of: store.profile)
        // A recipe can be reached even if the catalogue no longer has what it makes.
        if let recipe = recipes.first(where: { $0.ingredient.rawValue == text }) { return recipe }
        let ingredient = try await CommandLookup(store).ingredient(text)
        if let recipe = recipes.first(where: { $0.ingredient == ingredient.id }) { return recipe }
        throw CommandFailure(message: store.strings("shell.error.house", ingredient.name[store.strings.language]))
    }
}
