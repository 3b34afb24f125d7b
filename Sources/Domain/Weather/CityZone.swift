package import Foundation

/// A city's time zone as its weather provider states it.
package struct CityZone: Hashable, Sendable, LocalTime {
    /// Its IANA name, such as `Asia/Kathmandu`.
    package let name: String
    /// The seconds to add to UTC if the name is unknown.
    package let offset: Int64
    private let rules: TimeZone?

    package init(name: String, offset: Int64) {
        self.name = name
        self.offset = offset
        rules = TimeZone(identifier: name)
    }

    package init(_ city: City) { self.init(name: city.timeZone, offset: 0) }

    /// Returns the seconds to add to UTC at a moment, including daylight saving time.
    package func secondsFromUTC(at moment: Int64) -> Int64 { rules?.secondsFromUTC(at: moment) ?? offset }
}

extension TimeZone: LocalTime {
    package func secondsFromUTC(at moment: Int64) -> Int64 {
        Int64(secondsFromGMT(for: Date(timeIntervalSince1970: Double(moment))))
    }
}
