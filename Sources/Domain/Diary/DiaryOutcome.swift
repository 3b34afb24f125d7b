/// What became of the works of diaries.
package struct DiaryOutcome: Hashable, Sendable {
    /// The section of the report that counts watchings.
    package static let watched = "watched"
    /// The section that counts wishes.
    package static let wishes = "wishes"

    /// How many works were told for sure, or decided to be one of those here.
    package var matched = 0
    /// The works of the member's own that were made.
    package var created: [WorkReference] = []
    /// The works that could not be told for sure, and for which nothing was decided.
    package var unsure: [UnsureWork] = []
    /// Watchings without any date, which were put on the day of the import.
    package var withoutDay = 0

    /// Nothing yet.
    package init() {}
}
