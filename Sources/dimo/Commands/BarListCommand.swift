import ArgumentParser
import DimoApp
import Domain

struct BarListCommand: ReadingCommand, DocumentCommand {
    static let configuration = CommandConfiguration(
        commandName: "list", abstract: "List the bottles in your bar.", discussion: "$ dimo bar list")

    @OptionGroup var output: OutputOptions

    func run(_ store: CommandStore) async throws {
        let bottles = try await store.bar.bottles()
        let known = try await store.ingredients.ingredients(bottles.map(\.ingredient))
        let shelfLives = try await ShelfLife(ingredients: store.ingredients, bar: store.bar).days(
            of: bottles.map(\.ingredient))
        let staples = try await store.preferences.preferences(of: store.profile).staples
        printList(bottles) { bottle in
            let ingredient = known[bottle.ingredient]
            return PurchaseDocument.name(bottle.ingredient, ingredient) + [
                ("category", .optional(ingredient?.category.rawValue)),
                ("level", .optional(bottle.level.map { "\($0)" })),
                ("opened", .optional(bottle.openedAt.map { RFC3339.text($0) })),
                ("expires", .optional(expiry(bottle, shelfLives).map { RFC3339.text($0) })),
                ("staple", .bool(isStaple(bottle, ingredient, staples))),
            ]
        } columns: { bottle in
            let ingredient = known[bottle.ingredient]
            return [
                bottle.ingredient.rawValue, ingredient?.name[store.strings.language] ?? "",
                ingredient.map { store.strings["category.\($0.category.rawValue)"] } ?? "",
                bottle.level.map { "\($0)" } ?? "", bottle.openedAt.map(day) ?? "",
                expiry(bottle, shelfLives).map(day) ?? "",
                isStaple(bottle, ingredient, staples) ? store.strings["ownership.staple"] : "",
            ]
        }
    }

    /// The moment an opened bottle is past its best; nil if it is unopened or keeps.
    private func expiry(_ bottle: Bottle, _ shelfLives: [Identifier<Ingredient>: Int]) -> Int64? {
        guard let opened = bottle.openedAt, let days = shelfLives[bottle.ingredient] else { return nil }
        return opened + Int64(days) * 86_400
    }

    private func isStaple(_ bottle: Bottle, _ ingredient: Ingredient?, _ staples: Set<Identifier<Ingredient>>) -> Bool {
        ingredient?.isStaple ?? false || staples.contains(bottle.ingredient)
    }

    /// `2026-11-21`.
    private func day(_ moment: Int64) -> String { String(RFC3339.text(moment).prefix(10)) }
}
