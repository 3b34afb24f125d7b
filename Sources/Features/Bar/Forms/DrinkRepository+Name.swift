import Domain

extension DrinkRepository {
    /// Returns the name of a drink, or its id if the drink is unknown.
    func name(of id: Identifier<Drink>, in language: Language) async throws -> String {
        try await drinks(with: [id]).first?.name[language] ?? id.rawValue
    }
}
