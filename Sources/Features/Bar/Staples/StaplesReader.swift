import Domain

struct StaplesReader: Sendable {
    let bar: HomeBar
    let ingredients: any IngredientRepository
    let strings: Strings

    func rows() async throws -> [StaplesState.Row] {
        let preferences = try await bar.preferences()
        let given = try await bar.graph().staples
        let ids =
            Array(given) + Array(preferences.staples)
            + preferences.substitutions.flatMap { [$0.ingredient, $0.standIn] }
        let known = try await ingredients.ingredients(ids)
        func name(_ id: Identifier<Ingredient>) -> String { known[id]?.name[strings.language] ?? id.rawValue }
        func sorted(_ ids: Set<Identifier<Ingredient>>) -> [Identifier<Ingredient>] {
            ids.sorted { (name($0), $0) < (name($1), $1) }
        }
        var rows: [StaplesState.Row] = [.heading(strings["staples.always"])]
        rows += sorted(given).map { .given(name($0)) }
        rows += sorted(preferences.staples.subtracting(given)).map { .staple($0, name($0)) }
        rows.append(.heading(strings["staples.stand-ins"]))
        rows += preferences.substitutions.map {
            .standIn($0, strings("staples.stands-in", name($0.standIn), name($0.ingredient)))
        }
        return rows
    }
}
