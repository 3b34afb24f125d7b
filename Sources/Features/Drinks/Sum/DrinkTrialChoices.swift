import Domain
import FeatureKit

struct DrinkTrialChoices: Sendable {
    let sources: DrinkSources

    private var strings: Strings { sources.strings }

    /// Without a text: the recipe's ingredient, what the bar has for it, the named substitutes, its kinds and brands.
    func bottles(for index: Int, of description: DrinkDescription) -> PickerSource {
        let line = description.drink.lines[index]
        let status = description.match.lines.indices.contains(index) ? description.match.lines[index] : .missing
        let near = [line.ingredient] + status.sources(of: line.ingredient) + line.substitutes.map(\.ingredient)
        let name = description.ingredients[line.ingredient]?.name[strings.language] ?? line.ingredient.rawValue
        return PickerSource(
            title: strings("sum.instead", name), placeholder: strings.placeholder("add.placeholder"),
            empty: strings["finder.empty"]
        ) { [sources, strings] text in
            guard text.isEmpty else {
                return try await IngredientFinder(sources.ingredients, by: sources.language)
                    .ingredients(matching: text, limit: PickerSource.limit).map { PickerRow($0, strings) }
            }
            let known = try await sources.ingredients.ingredients(near)
            let below = try await sources.ingredients.children(of: line.ingredient, by: sources.language)
            var rows: [PickerRow] = []
            for ingredient in near.compactMap({ known[$0] }) + below
            where !rows.contains(where: { $0.id == ingredient.id.rawValue }) {
                rows.append(PickerRow(ingredient, strings))
            }
            return rows
        }
    }

    var techniques: PickerSource {
        PickerSource(
            title: strings["sum.technique"], placeholder: strings.placeholder("add.placeholder"),
            empty: strings["finder.empty"]
        ) { [sources] text in
            var rows: [PickerRow] = []
            for kind in TechniqueKind.allCases {
                guard let technique = try await sources.drinks.technique(kind) else { continue }
                rows.append(PickerRow(id: kind.rawValue, name: technique.name[sources.language]))
            }
            return text.isEmpty ? rows : RowMatches.positions(of: text, in: rows) { [$0.name] }.map { rows[$0] }
        }
    }
}
