/// Reads the facts about all drinks.
public protocol DrinkIndexSource: Sendable {
    /// Reads everything in one consistent view.
    func drinkIndex() async throws -> DrinkIndexContents
}
