package struct Evening: Hashable, Sendable {
    /// The start of the day, seconds since 1970 UTC.
    package let day: Int64
    package let drink: Identifier<Drink>?
    package let work: Identifier<Work>?
    package let pairing: TonightPairing?

    package init(day: Int64, drink: Identifier<Drink>?, work: Identifier<Work>?, pairing: TonightPairing?) {
        self.day = day
        self.drink = drink
        self.work = work
        self.pairing = pairing
    }
}

package struct EveningAnswer: Hashable, Sendable {
    package let evening: Evening
    /// Nil for a drink the member did not have.
    package let drinkRating: Rating?
    /// Nil for a work the member did not watch.
    package let workRating: Rating?

    package init(evening: Evening, drinkRating: Rating? = nil, workRating: Rating? = nil) {
        self.evening = evening
        self.drinkRating = drinkRating
        self.workRating = workRating
    }
}

/// Log entries that an answer rates, or adds if missing.
package struct EveningLogs: Hashable, Sendable {
    /// A new entry has an empty id.
    package var made: MadeEntry?
    package var watched: Watching?
    /// The existing entry to rate; nil for a new one.
    package var watchedEntry: Identifier<WatchedEntry>?
}

package protocol EveningRepository: Sendable {
    /// The latest evening suggested in `start..<end`; nil if there is none or it was answered.
    func unansweredEvening(
        from start: Int64, before end: Int64, of profile: Identifier<Profile>
    ) async throws -> Evening?
    /// Newest first.
    func eveningAnswers(of profile: Identifier<Profile>, limit: Int) async throws -> [EveningAnswer]
    /// Stores an answer and its log entries in one undoable step.
    func keep(
        _ answer: EveningAnswer, _ logs: EveningLogs, of profile: Identifier<Profile>, at now: Int64
    ) async throws
}
