package struct DiaryOutcome: Hashable, Sendable {
    package static let watched = "watched"
    package static let wishes = "wishes"

    /// The number of works identified with certainty or by a decision.
    package var matched = 0
    /// Works created as the member's own.
    package var created: [WorkReference] = []
    /// Uncertain works without a decision.
    package var unsure: [UnsureWork] = []
    /// Watchings without any date, placed on the day of the import.
    package var withoutDay = 0

    package init() {}
}
