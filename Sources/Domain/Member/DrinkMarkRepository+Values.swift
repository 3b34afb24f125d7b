extension DrinkMarkRepository {
    /// Every drink with a mark, and when it was set. Reads page by page; the cost grows with the number of marks.
    public func all(
        _ mark: DrinkMark, for profile: Identifier<Profile>
    ) async throws -> [Identifier<Drink>: Int64] {
        var found: [Identifier<Drink>: Int64] = [:]
        var last: MarkedDrink?
        repeat {
            let page = try await drinks(marked: mark, for: profile, after: last, limit: 500)
            for marked in page { found[marked.drink] = marked.markedAt }
            last = page.last
        } while last != nil
        return found
    }
}
