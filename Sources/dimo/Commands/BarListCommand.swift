internal import ArgumentParser
internal import DimoApp
internal import Domain

/// `dimo bar list`.
struct BarListCommand: ParsableCommand, StoreCommand {
    static let configuration = CommandConfiguration(commandName: "list", abstract: "List what stands in your bar.")

    @Flag(help: "Print one JSON document.")
    var json = false

    @OptionGroup var global: GlobalOptions

    @MainActor
    func run() async throws {
        let store = try await CommandContainer.openStore(global)
        let bottles = try await store.bar.bottles()
        let known = try await store.ingredients.ingredients(bottles.map(\.ingredient))
        let staples = try await store.preferences.preferences(of: store.profile).staples
        if json {
            let rows = bottles.map { bottle -> JSONValue in
                let ingredient = known[bottle.ingredient]
                return .object([
                    ("ingredient", .string(bottle.ingredient.rawValue)),
                    ("name_en", .optional(ingredient?.name.english)), ("name_ko", .optional(ingredient?.name.korean)),
                    ("category", .optional(ingredient?.category.rawValue)),
                    ("level", .optional(bottle.level.map { "\($0)" })),
                    ("opened", .optional(bottle.openedAt.map { UTCTime.text($0) })),
                    ("expires", expires(bottle, ingredient)),
                    ("staple", .bool(ingredient?.isStaple ?? false || staples.contains(bottle.ingredient))),
                ])
            }
            return Shell.print(JSONValue.array(rows).document)
        }
        let rows = bottles.map { bottle -> [String] in
            let ingredient = known[bottle.ingredient]
            return [
                bottle.ingredient.rawValue, ingredient?.name[store.strings.language] ?? "",
                ingredient.map { store.strings["category.\($0.category.rawValue)"] } ?? "",
                bottle.level.map { "\($0)" } ?? "",
            ]
        }
        Shell.print(TextTable(rows).text(isTerminal: Shell.isTerminal))
    }

    /// The day an opened bottle is past its best.
    private func expires(_ bottle: Bottle, _ ingredient: Ingredient?) -> JSONValue {
        guard let opened = bottle.openedAt, let days = ingredient?.shelfLifeDays else { return .null }
        return .string(UTCTime.text(opened + Int64(days) * 86_400))
    }
}
