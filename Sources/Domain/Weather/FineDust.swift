/// Particles in the air, in micrograms per cubic metre.
package struct FineDust: Hashable, Sendable {
    /// Up to 2.5 micrometres.
    package let pm25: Double?
    /// Up to 10 micrometres.
    package let pm10: Double?

    package init?(pm25: Double?, pm10: Double?) {
        guard pm25 != nil || pm10 != nil else { return nil }
        self.pm25 = pm25
        self.pm10 = pm10
    }

    /// The worse of both grades.
    package var grade: DustGrade? {
        [pm25.map(DustGrade.init(pm25:)), pm10.map(DustGrade.init(pm10:))].compactMap(\.self).max()
    }
}

/// The four bands of Korea's Ministry of Environment, in whole micrograms per cubic metre.
package enum DustGrade: String, CaseIterable, Comparable, Sendable {
    case good
    case moderate
    case bad
    case veryBad = "very-bad"

    /// The daily guidelines of the World Health Organization (2021), in micrograms per cubic metre.
    package static let guideline = (pm25: 15.0, pm10: 45.0)

    package init(pm25: Double) { self.init(pm25, upTo: [15, 35, 75]) }

    package init(pm10: Double) { self.init(pm10, upTo: [30, 80, 150]) }

    private init(_ value: Double, upTo limits: [Double]) {
        self = Self.allCases[limits.firstIndex { value.rounded() <= $0 } ?? limits.count]
    }

    package static func < (left: DustGrade, right: DustGrade) -> Bool { left.place < right.place }

    private var place: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

/// The fine dust of a city now, and in each hour of the coming days.
package struct AirQuality: Hashable, Sendable {
    /// The moment of the present values, seconds since 1970 UTC.
    package let time: Int64
    package let current: FineDust?
    /// By the beginning of the hour, seconds since 1970 UTC.
    package let hours: [Int64: FineDust]

    package init(time: Int64, current: FineDust?, hours: [Int64: FineDust] = [:]) {
        self.time = time
        self.current = current
        self.hours = hours
    }
}

extension WeatherReport {
    /// Seconds until the provider has newer values of the air.
    private static let airLifetime: Int64 = 3_600

    /// The air of the report; nil if it was never known.
    package var air: AirQuality? {
        guard let time = current.airTime else { return nil }
        let known = hours.compactMap { hour in hour.dust.map { (hour.time, $0) } }
        return AirQuality(time: time, current: current.dust, hours: Dictionary(known, uniquingKeysWith: { $1 }))
    }

    package func isAirDue(at now: Int64) -> Bool {
        current.airTime.map { $0 > now || now >= $0 + Self.airLifetime } ?? true
    }

    package func with(_ air: AirQuality) -> WeatherReport {
        var current = current
        current.airTime = air.time
        current.dust = air.current
        let hours = hours.map { hour in
            var hour = hour
            hour.dust = air.hours[hour.time]
            return hour
        }
        return WeatherReport(
            city: city, current: current, hours: hours, zone: zone, fetchedAt: fetchedAt, origin: origin)
    }

    /// Returns the highest chance of rain in per cent and the rain and melted snow in millimetres, from a moment on.
    package func rain(from now: Int64, hours count: Int) -> (chance: Double?, amount: Double?) {
        hours(from: now, count: count).rain
    }
}
