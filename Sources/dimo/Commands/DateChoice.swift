import ArgumentParser
import Domain

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Local time, `2026-11-21T19:40`.
struct DateChoice {
    let seconds: Int64

    /// Parses the form; anything else is a usage error.
    @Sendable
    static func read(_ argument: String) throws -> DateChoice {
        guard let date = DateChoice(argument) else { throw ValidationError(Words.text("shell.usage.local-time")) }
        return date
    }

    init?(_ argument: String) {
        // Only digits between the separators, so that `+1` or a blank is not a number.
        let fields = argument.split(separator: "T", omittingEmptySubsequences: false)
        guard fields.count == 2, let day = Self.numbers(fields[0], "-", [4, 2, 2]),
            let time = Self.time(fields[1]),
            LocalDay(year: Int(day[0]), month: Int(day[1]), day: Int(day[2])) != nil
        else { return nil }
        var parts = tm()
        parts.tm_year = day[0] - 1900
        parts.tm_mon = day[1] - 1
        parts.tm_mday = day[2]
        parts.tm_hour = time.hour
        parts.tm_min = time.minute
        parts.tm_isdst = -1
        seconds = Int64(mktime(&parts))
    }

    /// Parses `19:40`; nil for anything else.
    static func time(_ text: Substring) -> (hour: Int32, minute: Int32)? {
        guard let time = numbers(text, ":", [2, 2]), time[0] < 24, time[1] < 60 else { return nil }
        return (time[0], time[1])
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
