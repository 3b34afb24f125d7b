/// Caches drawn icons and evicts the least recently used. Equal requests share one drawing. After a failed drawing, the
/// next request tries again.
actor WeatherIconCache {
    private let source: any WeatherIconSource
    private let limit: Int
    private var kept: [WeatherIcon.Key: WeatherIcon] = [:]
    /// The least recently used first.
    private var order: [WeatherIcon.Key] = []
    private var inFlight: [WeatherIcon.Key: Task<WeatherIcon, any Error>] = [:]

    /// `limit` is the most icons kept; all conditions by day and by night in three sizes are 96.
    init(limit: Int = 96, source: any WeatherIconSource = DrawnWeatherIcons()) {
        self.limit = max(1, limit)
        self.source = source
    }

    var count: Int { kept.count }
    var inFlightCount: Int { inFlight.count }

    func icon(for key: WeatherIcon.Key) async throws -> WeatherIcon {
        if let icon = kept[key] {
            touch(key)
            return icon
        }
        if let task = inFlight[key] { return try await task.value }
        let task = Task { [source] in try await source.icon(for: key) }
        inFlight[key] = task
        defer { inFlight[key] = nil }
        let icon = try await task.value
        keep(icon, for: key)
        return icon
    }

    /// Returns the icons for some keys, without those that cannot be drawn.
    func icons(for keys: Set<WeatherIcon.Key>) async -> [WeatherIcon.Key: WeatherIcon] {
        var icons: [WeatherIcon.Key: WeatherIcon] = [:]
        for key in keys { icons[key] = try? await icon(for: key) }
        return icons
    }

    private func keep(_ icon: WeatherIcon, for key: WeatherIcon.Key) {
        kept[key] = icon
        touch(key)
        while order.count > limit { kept[order.removeFirst()] = nil }
    }

    private func touch(_ key: WeatherIcon.Key) {
        order.removeAll { $0 == key }
        order.append(key)
    }
}
