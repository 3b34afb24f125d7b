package struct MemberTaste: Sendable {
    private let marks: any DrinkMarkRepository
    private let log: any MadeLogRepository
    private let profile: Identifier<Profile>
    private let clock: any WallClock

    package init(
        marks: any DrinkMarkRepository, log: any MadeLogRepository, profile: Identifier<Profile>, clock: any WallClock
    ) {
        self.marks = marks
        self.log = log
        self.profile = profile
        self.clock = clock
    }

    package func evidence() async throws -> TasteEvidence {
        var evidence = TasteEvidence()
        for drink in try await marks.all(.saved, for: profile).keys { evidence[drink].isSaved = true }
        for drink in try await marks.all(.tried, for: profile).keys { evidence[drink].isTried = true }
        let values = try await log.memberValues(of: profile)
        let now = clock.now()
        for (drink, moment) in values.made {
            // Treat a time in the future as now.
            evidence[drink].daysSinceMade = Double(max(0, now.seconds(since: moment))) / 86_400
        }
        for (drink, rating) in values.ratings { evidence[drink].rating = rating }
        for (drink, rating) in try await marks.ratings(of: profile) { evidence[drink].rating = rating.stars }
        return evidence
    }
}
