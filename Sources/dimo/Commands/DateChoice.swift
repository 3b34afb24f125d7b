import ArgumentParser
import Domain

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Local time, `2026-11-21T19:40`.
struct DateChoice: ExpressibleByArgument {
    let seconds: Int64

    init?(argument: String) {
        // Only digits between the separators, so that `+1` or a blank is not a number.
        let fields = argument.split(separator: "T", omittingEmptySubsequences: false)
        guard fields.count == 2, let day = Self.numbers(fields[0], "-", [4, 2, 2]),
            let time = Self.numbers(fields[1], ":", [2, 2]), (1...12).contains(day[1]), (1...31).contains(day[2]),
            time[0] < 24, time[1] < 60
        else { return nil }
        var parts = tm()
        parts.tm_year = day[0] - 1900
        parts.tm_mon = day[1] - 1
        parts.tm_mday = day[2]
        parts.tm_hour = time[0]
        parts.tm_min = time[1]
        parts.tm_isdst = -1
        seconds = Int64(mktime(&parts))
    }

    private static func numbers(_ text: Substring, _ separator: Character, _ digits: [Int]) -> [Int32]? {
        let parts = text.split(separator: separator, omittingEmptySubsequences: false)
        guard parts.map(\.count) == digits, parts.allSatisfy({ $0.allSatisfy { ("0"..."9").contains($0) } }) else {
            return nil
        }
        return parts.compactMap { Int32($0) }
    }

    /// A clock that stands still at this time.
    var clock: any WallClock { StandingClock(seconds: seconds) }
}

private struct StandingClock: WallClock {
    let seconds: Int64

    func now() -> Int64 { seconds }
}
