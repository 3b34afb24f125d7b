/// The delay after failed sign-ins: none for the first five in a row, then 1 s, doubling up to 60 s.
package enum SignInDelay {
    package static let freeFailures = 5
    package static let longest: Int64 = 60

    /// The delay in seconds after `count` failures in a row.
    package static func seconds(afterFailures count: Int) -> Int64 {
        guard count >= freeFailures else { return 0 }
        return min(longest, 1 << Int64(min(count - freeFailures, 6)))
    }

    /// Seconds of the delay that are left; 0 for none.
    ///
    /// - Parameter last: the last failure, seconds since 1970 UTC; a time ahead of the clock counts as now.
    package static func remaining(failures count: Int, last: Int64, now: Int64) -> Int {
        Int(max(0, min(last, now) + seconds(afterFailures: count) - now))
    }
}
