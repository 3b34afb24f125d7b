/// What became of the works of diaries.
public struct DiaryOutcome: Hashable, Sendable {
    /// The section of the report that counts watchings.
    public static let watched = "watched"
    /// The section that counts wishes.
    public static let wishes = "wishes"

    /// How many works were told for sure, or decided to be one of those here.
    public var matched = 0
    /// The works of the member's own that were made.
    public var created: [WorkReference] = []
    /// The works that could not be told for sure, and for which nothing was decided.
    public var unsure: [UnsureWork] = []
    /// Watchings without any date, which were put on the day of the import.
    public var withoutDay = 0

    /// Nothing yet.
    public init() {}
}
