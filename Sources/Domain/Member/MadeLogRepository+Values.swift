extension MadeLogRepository {
    /// The ratings of all drinks, how often each was made and when last, for sorting. Reads page by page; the cost
    /// grows with the number of drinks made, not with the log.
    public func memberValues(of profile: Identifier<Profile>) async throws -> DrinkMemberValues {
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
