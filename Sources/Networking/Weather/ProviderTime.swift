import Domain

/// Converts an answer's local times, which name no zone.
///
/// Open-Meteo applies today's offset to all times, even past a daylight saving change, so its hours are evenly spaced.
/// If hours are skipped or repeated instead, the times are wall clock times and follow the rules of the zone.
struct ProviderTime {
    private let zone: CityZone
    private let isEven: Bool

    init(walls: [Int64], zone: CityZone) {
        self.zone = zone
        let steps = zip(walls, walls.dropFirst()).map { $1 - $0 }
        isEven = steps.allSatisfy { $0 == 3_600 }
    }

    /// Parses `2026-11-21T14:00` as if it were UTC. Returns seconds since 1970.
    static func wall(_ text: String) -> Int64? {
        let parts = text.split(separator: "T", omittingEmptySubsequences: false)
        guard parts.count == 2, let day = LocalDay(String(parts[0])) else { return nil }
        let clock = parts[1].split(separator: ":", omittingEmptySubsequences: false).map { Int64($0) }
        guard (2...3).contains(clock.count), let hour = clock[0], let minute = clock[1],
            (0...23).contains(hour), (0...59).contains(minute)
        else { return nil }
        return day.daysSince1970 * 86_400 + hour * 3_600 + minute * 60
    }

    func moment(_ wall: Int64) -> Int64 { moment(wall, after: nil) }

    /// Returns the time after an earlier one: of a repeated hour, the later occurrence.
    func moment(_ wall: Int64, after earlier: Int64?) -> Int64 {
        guard !isEven else { return wall - zone.offset }
        // The offsets before and after a possible change.
        let offsets = [wall - 86_400, wall + 86_400].map(zone.secondsFromUTC)
        let moments = offsets.map { wall - $0 }.sorted()
        let valid = moments.filter { $0 + zone.secondsFromUTC(at: $0) == wall }
        return valid.first { moment in earlier.map { moment > $0 } ?? true } ?? valid.last ?? moments[1]
    }
}
