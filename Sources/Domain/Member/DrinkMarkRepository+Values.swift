extension DrinkMarkRepository {
    /// Every drink that bears a mark, with when it took it. Reads page by page; what it costs grows with the marks.
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
