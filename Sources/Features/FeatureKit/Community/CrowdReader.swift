package import Domain

/// Reads the age of the numbers shown. The origin is nil for this machine's crowd, whose numbers are current.
package struct CrowdReader: Sendable {
    private let read: @Sendable (CrowdSubject) async throws -> CrowdOrigin?
    private let clock: any WallClock
    private let localTime: any LocalTime
    private let strings: Strings

    package init(
        clock: any WallClock, localTime: any LocalTime, strings: Strings,
        read: @escaping @Sendable (CrowdSubject) async throws -> CrowdOrigin?
    ) {
        self.read = read
        self.clock = clock
        self.localTime = localTime
        self.strings = strings
    }

    /// `as of 3 h ago`; empty for the crowd of this machine.
    package func age(of subject: CrowdSubject) async throws -> String {
        try await read(subject).map { CrowdText.age($0, now: clock.now(), localTime, strings) } ?? ""
    }

    /// `12 people here`, with the age of a server's number; empty for zero people.
    package func people(here people: Int) async throws -> String {
        guard people > 0 else { return "" }
        return [strings.counted("dig.people", people), try await age(of: .people)]
            .filter { !$0.isEmpty }.joined(separator: " · ")
    }

    /// `of 12 people · as of 3 h ago`, or `of 3 people here`.
    package func people(of subject: CrowdSubject, votes: Int, here people: Int) async throws -> String {
        CrowdText.people(try await read(subject), votes: votes, here: people, now: clock.now(), localTime, strings)
    }
}

/// Describes the origin and age of a server's numbers; this machine's numbers are always current.
package enum CrowdText {
    /// `of 12 people · as of 3 h ago`; `12 people now` if more voted, because votes outlive departed members.
    /// Without an origin, `people` is the size of this machine's crowd.
    package static func people(
        _ origin: CrowdOrigin?, votes: Int, here people: Int, now: Int64, _ localTime: any LocalTime, _ strings: Strings
    ) -> String {
        guard let origin else { return strings.counted("result.of-people", people) }
        let of = origin.people.map { people in
            strings.counted(votes > people ? "community.people-now" : "community.of-people", people)
        }
        return [of, age(origin, now: now, localTime, strings)].compactMap { $0 }.joined(separator: " · ")
    }

    /// `as of 3 h ago`, or `as of 21:08` within a minute, which stays true while nobody presses a key; if the server
    /// was never asked, says that only the member's own data is known.
    package static func age(_ origin: CrowdOrigin, now: Int64, _ localTime: any LocalTime, _ strings: Strings) -> String
    {
        guard let askedAt = origin.askedAt else { return strings["community.as-of.never"] }
        guard now - askedAt >= 60 else { return strings("community.as-of.time", localTime.timeOfDay(of: askedAt)) }
        return strings("community.as-of", AgeText.short(now - askedAt, strings))
    }
}
