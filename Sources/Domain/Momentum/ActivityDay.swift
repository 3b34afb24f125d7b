/// One day of the activity calendar.
public struct ActivityDay: Hashable, Sendable {
    /// Days since 1970-01-01 of the local date; a day starts at 05:00.
    public let number: Int64
    /// Kinds without activity are left out.
    public let counts: [ActivityKind: Int]

    /// Memberwise.
    public init(number: Int64, counts: [ActivityKind: Int]) {
        self.number = number
        self.counts = counts
    }

    /// Everything together.
    public var total: Int { counts.values.reduce(0, +) }
    /// 0 for Monday; 1970-01-01 was a Thursday.
    public var weekday: Int { Int(((number + 3) % 7 + 7) % 7) }
}
