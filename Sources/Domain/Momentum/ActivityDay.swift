/// One day of the calendar.
public struct ActivityDay: Hashable, Sendable {
    /// Days since 1970-01-01 of the date on the wall; a day starts at 05:00.
    public let number: Int64
    /// How often each thing was done; nothing that was not.
    public let counts: [ActivityKind: Int]

    /// Memberwise.
    public init(number: Int64, counts: [ActivityKind: Int]) {
        self.number = number
        self.counts = counts
    }

    /// Everything together.
    public var total: Int { counts.values.reduce(0, +) }
    /// 0 Thursday … as 1970-01-01 was one; turned so that 0 is Monday.
    public var weekday: Int { Int(((number + 3) % 7 + 7) % 7) }
}
