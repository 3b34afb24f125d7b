/// Asks how the last suggested evening was: once, one to three days later, and only about what is not rated yet.
/// Answers go into the logs.
package struct AskAboutEvening: Sendable {
    private static let days: Int64 = 3
    /// Seconds from the start of a day to 21:00, the time of the log entries of an evening.
    private static let evening = Int64(21 - LocalDay.firstHour) * 3_600
    private static let day: Int64 = 86_400

    package struct Question: Hashable, Sendable {
        package let evening: Evening
        package let asksDrink: Bool
        package let asksWork: Bool
    }

    private let evenings: any EveningRepository
    private let describe: DescribeDrink
    private let log: any MadeLogRepository
    private let marks: any CommunityMarksRepository
    private let works: any WorkRepository
    private let clock: any WallClock
    private let localTime: any LocalTime

    package init(
        evenings: any EveningRepository, describe: DescribeDrink, log: any MadeLogRepository,
        marks: any CommunityMarksRepository, works: any WorkRepository, clock: any WallClock, localTime: any LocalTime
    ) {
        self.evenings = evenings
        self.describe = describe
        self.log = log
        self.marks = marks
        self.works = works
        self.clock = clock
        self.localTime = localTime
    }

    package func question(for profile: Identifier<Profile>) async throws -> Question? {
        let today = localTime.dayStart(of: clock.now())
        let first = localTime.dayStart(of: today - Self.days * Self.day + Self.evening)
        guard let evening = try await evenings.unansweredEvening(from: first, before: today, of: profile) else {
            return nil
        }
        var asksDrink = false
        if let drink = evening.drink, try await describe(drink) != nil {
            asksDrink = try await made(drink, since: evening.day, profile)?.rating == nil
        }
        var asksWork = false
        if let work = evening.work, try await !works.works([work], for: Viewer(profile)).isEmpty {
            asksWork = try await watched(work, since: evening.day, profile)?.watching.rating == nil
        }
        guard asksDrink || asksWork else { return nil }
        return Question(evening: evening, asksDrink: asksDrink, asksWork: asksWork)
    }

    /// Stores an answer and rates that evening's log entries; nil ratings leave the logs unchanged.
    package func answer(
        _ question: Question, drink: Rating?, work: Rating?, for profile: Identifier<Profile>
    ) async throws {
        let evening = question.evening
        var logs = EveningLogs()
        if let drink, let id = evening.drink { logs.made = try await rated(id, drink, evening, profile) }
        if let work, let id = evening.work {
            let entry = try await watched(id, since: evening.day, profile)
            var watching = entry?.watching ?? Watching(work: id, watchedAt: moment(of: evening), drink: evening.drink)
            watching.rating = work
            logs.watched = watching
            logs.watchedEntry = entry?.id
        }
        try await evenings.keep(
            EveningAnswer(evening: evening, drinkRating: drink, workRating: work), logs, of: profile, at: clock.now())
    }

    private func rated(
        _ drink: Identifier<Drink>, _ rating: Rating, _ evening: Evening, _ profile: Identifier<Profile>
    ) async throws -> MadeEntry {
        if var entry = try await made(drink, since: evening.day, profile) {
            entry.rating = rating
            return entry
        }
        let estimate = try await describe(drink)?.estimate
        return MadeEntry(
            id: "",
            making: Making(
                drink: drink, madeAt: moment(of: evening), rating: rating, ethanol: estimate?.ethanol ?? 0))
    }

    private func moment(of evening: Evening) -> Int64 { min(evening.day + Self.evening, clock.now()) }

    private func made(
        _ drink: Identifier<Drink>, since day: Int64, _ profile: Identifier<Profile>
    ) async throws -> MadeEntry? {
        try await log.entries(of: profile, drink: drink, after: nil, limit: 1).first { $0.madeAt >= day }
    }

    private func watched(
        _ work: Identifier<Work>, since day: Int64, _ profile: Identifier<Profile>
    ) async throws -> WatchedEntry? {
        try await marks.watched(of: profile, work: work, after: nil, limit: 1).rows
            .first { $0.watching.watchedAt >= day }
    }
}
