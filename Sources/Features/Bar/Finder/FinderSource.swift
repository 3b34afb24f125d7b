internal import Domain

/// Where a search looks.
struct FinderSource: Sendable {
    /// The name of the box.
    let title: String
    /// What the empty field shows.
    let placeholder: String
    /// What is found for a text; everything, as far as it is useful, for none.
    let find: @Sendable (String) async throws -> [FinderRow]

    /// The most that is shown of one search.
    static let limit = 60

    /// Searches ingredients by name in both languages.
    static func ingredients(_ dependencies: BarDIContainer.Dependencies, title: String) -> FinderSource {
        let strings = dependencies.strings
        return FinderSource(title: title, placeholder: strings["add.placeholder"]) {
            [ingredients = dependencies.ingredients] text in
            try await ingredients.ingredients(matching: text, by: strings.language, limit: limit).map {
                FinderRow(
                    id: $0.id.rawValue, name: $0.name[strings.language],
                    detail: strings["category.\($0.category.rawValue)"])
            }
        }
    }

    /// Searches drinks by name in both languages; what can be made now says so.
    static func drinks(_ dependencies: BarDIContainer.Dependencies, title: String) -> FinderSource {
        let strings = dependencies.strings
        return FinderSource(title: title, placeholder: strings["finder.drinks"]) {
            [drinks = dependencies.drinks, bar = dependencies.bar] text in
            let positions = try await drinks.positions(matching: text, by: strings.language).prefix(limit)
            var found: [DrinkSummary] = []
            for position in positions {
                found += try await drinks.drinks(in: position..<position + 1, by: strings.language)
            }
            let away = try await bar.away(of: found.map(\.id))
            return found.map { drink in
                let reach = away[drink.id].map { $0 == 0 ? strings["reach.now"] : strings("reach.away", String($0)) }
                return FinderRow(id: drink.id.rawValue, name: drink.name[strings.language], detail: reach ?? "")
            }
        }
    }

    /// The same search that also offers the words themselves, in the member's own writing; their id begins with a colon.
    func offeringWords(_ text: @escaping @Sendable (String) -> String) -> FinderSource {
        FinderSource(title: title, placeholder: placeholder) { [find] query in
            let found = try await find(query)
            let words = PlainText.line(query, limit: ShoppingSubject.longestText)
            return words.isEmpty ? found : found + [FinderRow(id: ":\(words)", name: words, detail: text(words))]
        }
    }
}
