/// The forecast for the coming days, in slots of three hours.
package struct Forecast: Hashable, Sendable {
    package let city: Identifier<City>
    /// In order; the first slot began after the response arrived.
    package let slots: [ForecastSlot]
    package let zone: CityZone
    /// When the response arrived, seconds since 1970 UTC.
    package let fetchedAt: Int64
    package let origin: WeatherReport.Origin

    package init(
        city: Identifier<City>, slots: [ForecastSlot], zone: CityZone, fetchedAt: Int64,
        origin: WeatherReport.Origin = .provider
    ) {
        self.city = city
        self.slots = slots
        self.zone = zone
        self.fetchedAt = fetchedAt
        self.origin = origin
    }

    package init(_ report: WeatherReport) {
        self.init(
            city: report.city, slots: ForecastSlot.slots(of: report.hours, after: report.fetchedAt), zone: report.zone,
            fetchedAt: report.fetchedAt, origin: report.origin)
    }

    package var isSample: Bool { origin == .sample }

    /// Whether the forecast is outdated: it has no slot, or its first one has begun.
    package func isDue(at now: Int64) -> Bool {
        fetchedAt > now || slots.first.map { $0.start <= now } ?? true
    }
}

/// Three hours of a forecast, in the units of `HourlyWeather`: the extremes of temperature, chance of rain, gust, UV
/// index and dust, the mean of humidity, the sum of rain. A value is nil if every hour lacks it.
package struct ForecastSlot: Hashable, Sendable {
    /// In seconds.
    package static let length: Int64 = 3 * 3_600

    /// Seconds since 1970 UTC.
    package let start: Int64
    package let maximum: Double?
    package let minimum: Double?
    package let humidity: Double?
    package let rainChance: Double?
    package let rain: Double?
    package let gust: Double?
    package let uvIndex: Double?
    /// The highest concentration of particles up to 2.5 micrometres, micrograms per cubic metre.
    package let dust: Double?

    /// Groups hourly rows, oldest first, into slots from the first row on, leaving out slots that began by a moment.
    package static func slots(of hours: [HourlyWeather], after moment: Int64) -> [ForecastSlot] {
        guard let first = hours.first?.time else { return [] }
        let rows = Dictionary(grouping: hours) { ($0.time - first) / length }
        return rows.keys.sorted().compactMap { number in
            let start = first + number * length
            return start > moment ? ForecastSlot(start: start, rows[number] ?? []) : nil
        }
    }
}

extension ForecastSlot {
    private init(start: Int64, _ hours: [HourlyWeather]) {
        let temperatures = hours.compactMap(\.temperature)
        let humidities = hours.compactMap(\.humidity)
        let rain = hours.rain
        self.init(
            start: start, maximum: temperatures.max(), minimum: temperatures.min(),
            humidity: humidities.isEmpty ? nil : humidities.reduce(0, +) / Double(humidities.count),
            rainChance: rain.chance, rain: rain.amount,
            gust: hours.compactMap(\.gust).max(), uvIndex: hours.compactMap(\.uvIndex).max(),
            dust: hours.compactMap(\.dust?.pm25).max())
    }
}
