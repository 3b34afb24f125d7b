/// Reads a member's marks, ratings and log for filters and sorting.
public struct MemberValuesReader: Sendable {
    private let marks: any DrinkMarkRepository
    private let log: any MadeLogRepository
    private let profile: Identifier<Profile>

    /// Memberwise.
    public init(marks: any DrinkMarkRepository, log: any MadeLogRepository, profile: Identifier<Profile>) {
        self.marks = marks
        self.log = log
        self.profile = profile
    }

    /// The current values.
    public func callAsFunction() async throws -> DrinkMemberValues {
        let made = try await log.memberValues(of: profile)
        return DrinkMemberValues(
            ratings: made.ratings, made: made.made, counts: made.counts,
            saved: try await marks.all(.saved, for: profile), tried: try await marks.all(.tried, for: profile))
    }
}
