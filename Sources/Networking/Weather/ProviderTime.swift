import Domain

/// Turns the local times of an answer, which name no zone, into moments.
///
/// Open-Meteo adds the offset of today to every time of an answer, also beyond a change to or from summer time: its
/// hours go on evenly. Hours that leap or come twice are those of the clock on the wall, and the zone's rules hold.
struct ProviderTime {
    private let zone: CityZone
    private let isEven: Bool

    /// - Parameter walls: the hours of the answer, as `wall` reads them.
    init(walls: [Int64], zone: CityZone) {
        self.zone = zone
        let steps = zip(walls, walls.dropFirst()).map { $1 - $0 }
        isEven = steps.allSatisfy { $0 == 3_600 }
    }

    /// `2026-11-21T14:00` as if it were UTC, seconds since 1970; nil for anything else.
    static func wall(_ text: String) -> Int64? {
        let parts = text.split(separator: "T", omittingEmptySubsequences: false)
        guard parts.count == 2, let day = LocalDay(String(parts[0])) else { return nil }
        let clock = parts[1].split(separator: ":", omittingEmptySubsequences: false).map { Int64($0) }
        guard (2...3).contains(clock.count), let hour = clock[0], let minute = clock[1],
            (0...23).contains(hour), (0...59).contains(minute)
        else { return nil }
        return day.daysSince1970 * 86_400 + hour * 3_600 + minute * 60
    }

    /// The moment of a local time.
    func moment(_ wall: Int64) -> Int64 { moment(wall, after: nil) }

    /// The moment of a local time that follows another: of an hour that comes twice, the one that is later.
    func moment(_ wall: Int64, after earlier: Int64?) -> Int64 {
        guard !isEven else { return wall - zone.offset }
        // What the offset was, and what it will be.
        let offsets = [wall - 86_400, wall + 86_400].map(zone.secondsFromUTC)
        let moments = offsets.map { wall - $0 }.sorted()
        let valid = moments.filter { $0 + zone.secondsFromUTC(at: $0) == wall }
        return valid.first { moment in earlier.map { moment > $0 } ?? true } ?? valid.last ?? moments[1]
    }
}
