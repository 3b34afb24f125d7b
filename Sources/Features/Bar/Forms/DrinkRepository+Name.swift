import Domain

extension DrinkRepository {
    /// The name of a drink in a language; its id where nobody knows it.
    func name(of id: Identifier<Drink>, in language: Language) async throws -> String {
        try await drinks(with: [id]).first?.name[language] ?? id.rawValue
    }
}
