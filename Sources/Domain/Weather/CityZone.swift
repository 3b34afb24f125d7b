import Foundation

/// The time zone of a city, as the provider of its weather names it.
package struct CityZone: Hashable, Sendable, LocalTime {
    /// Its IANA name, such as `Asia/Kathmandu`.
    package let name: String
    /// Seconds to add to UTC, where nothing is known of the name.
    package let offset: Int64
    private let rules: TimeZone?

    package init(name: String, offset: Int64) {
        self.name = name
        self.offset = offset
        rules = TimeZone(identifier: name)
    }

    /// The zone of a city of the catalogue.
    package init(_ city: City) {
        self.init(name: city.timeZone, offset: 0)
    }

    /// Seconds to add to UTC at a moment, in summer and in winter.
    package func secondsFromUTC(at moment: Int64) -> Int64 {
        guard let rules else { return offset }
        return Int64(rules.secondsFromGMT(for: Date(timeIntervalSince1970: Double(moment))))
    }
}
