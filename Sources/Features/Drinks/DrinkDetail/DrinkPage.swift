internal import Domain

/// Everything a drink's page is made from, read in one go.
struct DrinkPage: Sendable {
    let description: DrinkDescription
    let marks: DrinkMarks
    /// What the log says of it; nil when it was never made.
    let made: MadeSummary?

    /// Reads it.
    ///
    /// - Throws: `NotFound` for an id that nothing has, `StoreError`.
    static func read(
        _ id: Identifier<Drink>, _ describe: DescribeDrink, _ marks: any DrinkMarkRepository,
        _ log: any MadeLogRepository, _ profile: Identifier<Profile>
    ) async throws -> DrinkPage {
        async let marked = marks.marks(of: id, for: profile)
        async let made = log.summary(of: id, for: profile)
        guard let description = try await describe(id) else { throw NotFound(id: id.rawValue) }
        return DrinkPage(description: description, marks: try await marked, made: try await made)
    }
}
