/// The wait after failed sign-ins: none for the first five in a row, then 1 s, doubling up to 60 s.
public enum SignInDelay {
    /// So many failures in a row cost nothing.
    public static let freeFailures = 5
    /// The longest wait in seconds.
    public static let longest: Int64 = 60

    /// The wait that so many failures in a row bring, in seconds.
    public static func seconds(afterFailures count: Int) -> Int64 {
        guard count >= freeFailures else { return 0 }
        return min(longest, 1 << Int64(min(count - freeFailures, 6)))
    }

    /// How many seconds are left of the wait; 0 when there is none.
    ///
    /// - Parameters:
    ///   - count: failures in a row.
    ///   - last: when the last of them was, seconds since 1970 UTC; one ahead of the clock counts as now.
    public static func remaining(failures count: Int, last: Int64, now: Int64) -> Int {
        Int(max(0, min(last, now) + seconds(afterFailures: count) - now))
    }
}
