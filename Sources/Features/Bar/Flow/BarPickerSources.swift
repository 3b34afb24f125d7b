internal import Domain
internal import FeatureKit

/// Where the searches of the bar look.
struct BarPickerSources: Sendable {
    let drinks: any DrinkRepository
    let ingredients: any IngredientRepository
    let bar: HomeBar
    let strings: Strings

    /// The route of a search; it cannot be opened from outside.
    static func route(_ picker: BarPicker) -> String {
        switch picker {
        case .purchase: "bar/shopping/find"
        case .staple, .replaced, .standIn: "bar/staples/find"
        case .madeDrink: "bar/log/find"
        case .menuDrink, .orderedDrink: "bar/party/find"
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
        }
    }

    /// Ingredients by name in both languages, and the words themselves in the member's own writing.
    private var purchases: PickerSource {
        let known = ingredients(title: strings["shopping.choose"])
        return PickerSource(title: known.title, placeholder: known.placeholder, empty: known.empty) { [strings] query in
            let found = try await known.find(query)
            let words = PlainText.line(query, limit: ShoppingSubject.longestText)
            return words.isEmpty
                ? found : found + [PickerRow(id: ":\(words)", name: words, detail: strings["shopping.own-words"])]
        }
    }

    private func ingredients(title: String) -> PickerSource {
        PickerSource(
            title: title, placeholder: strings.placeholder("add.placeholder"),
            empty: strings["finder.empty"]
        ) {
            [ingredients, strings] text in
            try await IngredientFinder(ingredients, by: strings.language)
                .ingredients(matching: text, limit: PickerSource.limit).map {
                    PickerRow(
                        id: $0.id.rawValue, name: $0.name[strings.language],
                        detail: strings["category.\($0.category.rawValue)"])
                }
        }
    }

    /// Drinks by name in both languages; what can be made now says so.
    private func drinks(title: String) -> PickerSource {
        PickerSource(title: title, placeholder: strings["finder.drinks"], empty: strings["finder.empty"]) {
            [drinks, bar, strings] text in
            let positions = try await drinks.positions(matching: text, by: strings.language)
                .prefix(PickerSource.limit)
            var found: [DrinkSummary] = []
            for position in positions {
                found += try await drinks.drinks(in: position..<position + 1, by: strings.language)
            }
            // Who types the beginning of a name means that one.
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
