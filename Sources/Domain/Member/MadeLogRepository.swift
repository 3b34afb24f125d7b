/// The log of the drinks a member made. Every change is one undoable step.
package protocol MadeLogRepository: Sendable {
    @discardableResult
    func add(_ making: Making, of profile: Identifier<Profile>) async throws -> MadeEntry
    /// Adds a making and removes the poured amounts from bottles whose millilitres are counted, in one step.
    ///
    /// - Parameter poured: millilitres by ingredient.
    /// - Returns: the entry, and the bottles after pouring.
    func add(
        _ making: Making, pouring poured: [Identifier<Ingredient>: Double], of profile: Identifier<Profile>
    ) async throws -> (entry: MadeEntry, bar: BarChange)
    /// Returns whether anything changed.
    @discardableResult
    func update(_ entry: MadeEntry, of profile: Identifier<Profile>) async throws -> Bool
    @discardableResult
    func remove(_ ids: [Identifier<MadeEntry>], of profile: Identifier<Profile>) async throws -> [MadeEntry]
    /// A page of the log after `last`, newest first; of all drinks if `drink` is nil.
    func entries(
        of profile: Identifier<Profile>, drink: Identifier<Drink>?, after last: MadeEntry?, limit: Int
    ) async throws -> [MadeEntry]
    /// Drinks that were never made are left out.
    func summaries(
        of drinks: [Identifier<Drink>], for profile: Identifier<Profile>
    ) async throws -> [Identifier<Drink>: MadeSummary]
    /// A page of the drinks made after `last`, most recently made first; nil for the first page.
    func madeDrinks(
        of profile: Identifier<Profile>, after last: MadeSummary?, limit: Int
    ) async throws -> [MadeSummary]
    func madeDrinkCount(of profile: Identifier<Profile>) async throws -> Int
    /// Everything made in `moment...`.
    func total(since moment: Int64, of profile: Identifier<Profile>) async throws -> MadeTotal
    /// Everything made in `moment..<end`.
    func total(
        since moment: Int64, before end: Int64, of profile: Identifier<Profile>
    ) async throws -> MadeTotal
}

extension MadeLogRepository {
    package func summary(
        of drink: Identifier<Drink>, for profile: Identifier<Profile>
    ) async throws -> MadeSummary? {
        try await summaries(of: [drink], for: profile)[drink]
    }
}

extension MadeLogRepository {
    /// Values of all drinks for sorting: ratings, how often and when last made. Reads page by page; the cost grows with
    /// the number of drinks made, not with the log.
    package func memberValues(of profile: Identifier<Profile>) async throws -> DrinkMemberValues {
        var ratings: [Identifier<Drink>: Double] = [:]
        var made: [Identifier<Drink>: Int64] = [:]
        var counts: [Identifier<Drink>: Int] = [:]
        var last: MadeSummary?
        repeat {
            let page = try await madeDrinks(of: profile, after: last, limit: 500)
            for summary in page {
                ratings[summary.drink] = summary.averageRating
                made[summary.drink] = summary.last.madeAt
                counts[summary.drink] = summary.count
            }
            last = page.last
        } while last != nil
        return DrinkMemberValues(ratings: ratings, made: made, counts: counts)
    }
}
