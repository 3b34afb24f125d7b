/// An evening that was suggested: a drink and a work, and what joined them.
package struct Evening: Hashable, Sendable {
    /// When its day began, seconds since 1970 UTC.
    package let day: Int64
    /// Nil if none was suggested.
    package let drink: Identifier<Drink>?
    /// Nil if none was suggested.
    package let work: Identifier<Work>?
    /// Nil if nothing joined them.
    package let pairing: TonightPairing?

    package init(day: Int64, drink: Identifier<Drink>?, work: Identifier<Work>?, pairing: TonightPairing?) {
        self.day = day
        self.drink = drink
        self.work = work
        self.pairing = pairing
    }
}

/// What a member said of an evening; both nil where there was nothing to say.
package struct EveningAnswer: Hashable, Sendable {
    package let evening: Evening
    /// Nil for a drink that was not had.
    package let drinkRating: Rating?
    /// Nil for a work that was not watched.
    package let workRating: Rating?

    package init(evening: Evening, drinkRating: Rating? = nil, workRating: Rating? = nil) {
        self.evening = evening
        self.drinkRating = drinkRating
        self.workRating = workRating
    }
}

/// What an answer writes into the logs beside itself: entries that are there already are rated, others are added.
package struct EveningLogs: Hashable, Sendable {
    /// Nil where the drink was not rated.
    package var made: MadeEntry?
    /// Nil where the work was not rated.
    package var watched: Watching?
    /// The entry of the watched log that is rated; nil for a new one.
    package var watchedEntry: Identifier<WatchedEntry>?

    /// Nothing by default. A new entry of the making log has an empty id.
    package init(
        made: MadeEntry? = nil, watched: Watching? = nil, watchedEntry: Identifier<WatchedEntry>? = nil
    ) {
        self.made = made
        self.watched = watched
        self.watchedEntry = watchedEntry
    }
}

/// Stores what members say of their evenings.
package protocol EveningRepository: Sendable {
    /// The latest evening suggested on a day from `start` on and before `end`; nil if there is none, or if something was
    /// said of it.
    func unansweredEvening(
        from start: Int64, before end: Int64, of profile: Identifier<Profile>
    ) async throws -> Evening?
    /// The answers, newest first.
    func eveningAnswers(of profile: Identifier<Profile>, limit: Int) async throws -> [EveningAnswer]
    /// Keeps an answer with what it writes into the logs, as one undoable step.
    func keep(
        _ answer: EveningAnswer, _ logs: EveningLogs, of profile: Identifier<Profile>, at now: Int64
    ) async throws
}
