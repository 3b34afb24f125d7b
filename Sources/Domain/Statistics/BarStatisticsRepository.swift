/// Reads what statistics are made from: only the rows of the member, each through an index.
public protocol BarStatisticsRepository: Sendable {
    /// The drinks of the log that the catalogue still has, each with how often it was made.
    func madeDrinks(of profile: Identifier<Profile>) async throws -> [BarStatistics.MadeDrink]
    /// How often drinks that ask for each ingredient were made; optional lines do not count.
    func usedIngredients(of profile: Identifier<Profile>) async throws -> [Identifier<Ingredient>: Int]
    /// How often something was made between neighbouring moments: one number less than there are moments.
    func madeCounts(between moments: [Int64], of profile: Identifier<Profile>) async throws -> [Int]
}
