/// The delay after failed sign-ins: none for the first five in a row, then 1 s, doubling up to 60 s.
package enum SignInDelay {
    /// Failures in a row without a delay.
    package static let freeFailures = 5
    /// The longest delay in seconds.
    package static let longest: Int64 = 60

    /// The delay after a number of failures in a row, in seconds.
    package static func seconds(afterFailures count: Int) -> Int64 {
        guard count >= freeFailures else { return 0 }
        return min(longest, 1 << Int64(min(count - freeFailures, 6)))
    }

    /// How many seconds of the delay are left; 0 for none.
    ///
    /// - Parameters:
    ///   - count: failures in a row.
    ///   - last: when the last of them was, seconds since 1970 UTC; a time ahead of the clock counts as now.
    package static func remaining(failures count: Int, last: Int64, now: Int64) -> Int {
        Int(max(0, min(last, now) + seconds(afterFailures: count) - now))
    }
}
