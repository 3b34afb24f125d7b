import Domain
import FeatureKit

struct DrinkPageReader: Sendable {
    let id: Identifier<Drink>
    let describe: DescribeDrink
    let marks: any DrinkMarkRepository
    let log: any MadeLogRepository
    let profile: Identifier<Profile>
    let clock: any WallClock
    let localTime: any LocalTime
    let strings: Strings

    /// The maximum number of log entries that the history covers.
    private static let mostEntries = 200

    /// `hasHistory` reads the log entries of the drink. Throws `NotFound` for an unknown id; `StoreError`.
    func page(calculatedBy calculator: DrinkCalculator, hasHistory: Bool = false) async throws -> DrinkPage {
        async let marked = marks.marks(of: id, for: profile)
        async let made = log.summary(of: id, for: profile)
        guard let description = try await describe.with(calculator: calculator)(id) else {
            throw NotFound(id: id.rawValue)
        }
        let summary = try await made
        let entries =
            hasHistory && summary != nil
            ? try await log.entries(of: profile, drink: id, after: nil, limit: Self.mostEntries) : []
        return DrinkPage(description: description, marks: try await marked, made: summary, entries: entries)
    }

    @MainActor
    func content(
        of page: DrinkPage, servings: Int, volume: Double? = nil, _ preferences: DisplayPreferences
    ) -> DrinkDetailState.Content {
        DrinkDetailFormatter(
            strings: strings, preferences: preferences, servings: servings, volume: volume, now: clock.now(),
            localTime: localTime
        ).content(of: page)
    }

    /// Returns the number of servings in a volume, or 1 if the volume of a serving is unknown.
    func servings(in millilitres: Double, of page: DrinkPage?) -> Double {
        guard let one = page?.description.estimate.dilutedVolume, one > 0 else { return 1 }
        return millilitres / one
    }
}

struct DrinkPage: Sendable {
    let description: DrinkDescription
    let marks: DrinkMarks
    /// The log summary; nil if the drink was never made.
    let made: MadeSummary?
    /// The last entries of the log, newest first.
    let entries: [MadeEntry]
}
