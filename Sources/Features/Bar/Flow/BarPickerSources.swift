import Domain
import FeatureKit

struct BarPickerSources: Sendable {
    let drinks: any DrinkRepository
    let ingredients: any IngredientRepository
    let bar: HomeBar
    let index: DrinkSearchIndex
    let strings: Strings

    /// Returns a route for a picker, which links from outside cannot open.
    static func route(_ picker: BarPicker) -> String {
        switch picker {
        case .purchase: "bar/shopping/find"
        case .staple, .replaced, .standIn: "bar/staples/find"
        case .madeDrink: "bar/log/find"
        case .menuDrink, .orderedDrink: "bar/party/find"
        case .houseMade: "bar/house/find"
        }
    }

    func source(_ picker: BarPicker) -> PickerSource {
        switch picker {
        case .purchase: purchases
        case .staple: ingredients(title: strings["staples.choose"])
        case .replaced: ingredients(title: strings["staples.choose-for"])
        case .standIn(let name): ingredients(title: strings("staples.choose-by", name))
        case .madeDrink: drinks(title: strings["log.choose"])
        case .menuDrink: drinks(title: strings["party.choose"])
        case .orderedDrink: drinks(title: strings["party.choose-order"])
        case .houseMade: ingredients(title: strings["house.choose"])
        }
    }

    /// Finds ingredients by name in both languages, then offers the typed words themselves, then similar names.
    private var purchases: PickerSource {
        source(title: strings["shopping.choose"]) { [self] text in
            let known = try await ingredients.ingredients(
                matching: text, by: strings.language, limit: PickerSource.limit)
            let words = PlainText.line(text, limit: ShoppingSubject.longestText)
            guard !words.isEmpty else { return known.map(row) }
            let near = known.isEmpty ? try await finder.ingredients(near: text, limit: PickerSource.limit) : []
            let own = PickerRow(id: ":\(words)", name: words, detail: strings["shopping.own-words"])
            return known.map(row) + [own] + near.map(row)
        }
    }

    private func ingredients(title: String) -> PickerSource {
        source(title: title) { [self] text in
            try await finder.ingredients(matching: text, limit: PickerSource.limit).map(row)
        }
    }

    private var finder: IngredientFinder { IngredientFinder(ingredients, by: strings.language) }

    private func source(title: String, find: @escaping @Sendable (String) async throws -> [PickerRow]) -> PickerSource {
        PickerSource(
            title: title, placeholder: strings.placeholder("add.placeholder"), empty: strings["finder.empty"],
            find: find)
    }

    private func row(_ ingredient: Ingredient) -> PickerRow { PickerRow(ingredient, strings) }

    /// Finds drinks by name in both languages, else despite typing mistakes, and shows how far each is from the bar.
    private func drinks(title: String) -> PickerSource {
        PickerSource(title: title, placeholder: strings["finder.drinks"], empty: strings["finder.empty"]) {
            [drinks, bar, index, strings] text in
            var positions = try await drinks.positions(matching: text, by: strings.language)
            if positions.isEmpty { positions = try await index.widened([], for: text, by: strings.language) }
            var found: [DrinkSummary] = []
            for position in positions.prefix(PickerSource.limit) {
                found += try await drinks.drinks(in: position..<position + 1, by: strings.language)
            }
            // Puts names that begin with the text first.
            let wanted = Folding.folded(text)
            let isBegun = { (drink: DrinkSummary) in
                [drink.name.english, drink.name.korean].contains { Folding.folded($0).hasPrefix(wanted) }
            }
            found = found.filter(isBegun) + found.filter { !isBegun($0) }
            let away = try await bar.away(of: found.map(\.id))
            return found.map { drink in
                let reach = away[drink.id].map { $0 == 0 ? strings["reach.now"] : strings("reach.away", String($0)) }
                return PickerRow(id: drink.id.rawValue, name: drink.name[strings.language], detail: reach ?? "")
            }
        }
    }
}
