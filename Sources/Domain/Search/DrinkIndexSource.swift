/// Where the facts over all drinks come from.
public protocol DrinkIndexSource: Sendable {
    /// Reads everything filters need, in one consistent view.
    func drinkIndex() async throws -> DrinkIndexContents
}
