import Domain

struct WatchedDrinkPicker: Sendable {
    let drinks: any DrinkRepository
    let language: Language

    func drink(_ id: Identifier<Drink>) async throws -> DrinkSummary? { try await drinks.drinks(with: [id]).first }

    /// Returns the drink with exactly that name, otherwise the first whose name contains the text.
    func drink(named text: String) async throws -> DrinkSummary? {
        let places = try await drinks.positions(matching: text, by: language).prefix(40)
        var found: [DrinkSummary] = []
        for place in places { found += try await drinks.drinks(in: place..<(place + 1), by: language) }
        let folded = Folding.folded(text)
        return found.first {
            Folding.folded($0.name.english) == folded || Folding.folded($0.name.korean) == folded
        } ?? found.first
    }
}
