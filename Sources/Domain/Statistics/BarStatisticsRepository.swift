/// Reads the input of the statistics: only the member's rows, each through an index.
package protocol BarStatisticsRepository: Sendable {
    /// The logged drinks still in the catalogue, each with how often it was made.
    func madeDrinks(of profile: Identifier<Profile>) async throws -> [BarStatistics.MadeDrink]
    /// How often drinks with each required ingredient were made.
    func usedIngredients(of profile: Identifier<Profile>) async throws -> [Identifier<Ingredient>: Int]
    /// How often drinks were made between neighbouring moments: one number fewer than there are moments.
    func madeCounts(between moments: [Int64], of profile: Identifier<Profile>) async throws -> [Int]
}
