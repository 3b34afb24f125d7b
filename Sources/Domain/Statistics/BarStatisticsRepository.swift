/// Reads the input of the statistics: only the member's rows, each through an index.
package protocol BarStatisticsRepository: Sendable {
    /// Returns the logged drinks still in the catalogue, with how often each was made.
    func madeDrinks(of profile: Identifier<Profile>) async throws -> [BarStatistics.MadeDrink]
    /// Returns how often drinks with each required ingredient were made.
    func usedIngredients(of profile: Identifier<Profile>) async throws -> [Identifier<Ingredient>: Int]
    /// Returns how often drinks were made between neighbouring moments: one number fewer than moments.
    func madeCounts(between moments: [Int64], of profile: Identifier<Profile>) async throws -> [Int]
}
