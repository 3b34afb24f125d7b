/// Where the features of all drinks come from.
public protocol DrinkFeatureSource: Sendable {
    /// Reads what the rules of taste need of every drink, in one consistent view.
    func drinkFeatures() async throws -> DrinkFeatureContents
}
