/// Reads the features of all drinks.
public protocol DrinkFeatureSource: Sendable {
    /// Reads everything in one consistent view.
    func drinkFeatures() async throws -> DrinkFeatureContents
}
