internal import Domain
internal import FeatureKit

/// Reads a drink's page and puts it into words.
struct DrinkPageReader: Sendable {
    let id: Identifier<Drink>
    let describe: DescribeDrink
    let marks: any DrinkMarkRepository
    let log: any MadeLogRepository
    let profile: Identifier<Profile>
    let clock: any WallClock
    let localTime: any LocalTime
    let strings: Strings

    /// - Throws: `NotFound` for an id that nothing has, `StoreError`.
    func page(calculatedBy calculator: DrinkCalculator) async throws -> DrinkPage {
        async let marked = marks.marks(of: id, for: profile)
        async let made = log.summary(of: id, for: profile)
        guard let description = try await describe.with(calculator: calculator)(id) else {
            throw NotFound(id: id.rawValue)
        }
        return DrinkPage(description: description, marks: try await marked, made: try await made)
    }

    @MainActor
    func content(
        of page: DrinkPage, servings: Int, _ preferences: DisplayPreferences
    ) -> DrinkDetailState.Content {
        DrinkDetailFormatter(
            strings: strings, preferences: preferences, servings: servings, now: clock.now(), localTime: localTime
        ).content(of: page)
    }
}
