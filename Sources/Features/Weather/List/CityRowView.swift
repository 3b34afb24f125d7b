import Domain
import FeatureKit
import Terminal

/// Wider rows add the day's low and high, and a sparkline of the next hours. A screen reader gets a sentence.
@MainActor
struct CityRowView {
    /// The positions of a row's parts; nil for a part without room.
    struct Columns {
        static let mark = 2
        private static let icon = 5
        private static let now = 6
        private static let rainWidth = 5
        static let dustWidth = 6
        private static let rangeWidth = 12
        private static let sparkWidth = 25
        /// The width of the longest common sky.
        private static let commonSky = 13
        private static let leastText = 28

        let x: Int
        let name: Int
        let iconX: Int
        let skyX: Int
        let sky: Int
        let nowEnd: Int
        let sparkX: Int?
        let rangeEnd: Int?
        /// Nil in a narrow list.
        let rainEnd: Int?
        let humidityEnd: Int
        let ageEnd: Int

        init(in rect: Rect) {
            let isNarrow = rect.width < 70
            let (humidity, age) = (9, isNarrow ? 9 : 8)
            let air = isNarrow ? 0 : Self.rainWidth + Self.dustWidth
            var rest = rect.width - Self.mark - Self.icon - Self.now - humidity - age - air
            let hasSpark = rest >= Self.sparkWidth + Self.leastText
            if hasSpark { rest -= Self.sparkWidth }
            let hasRange = rest >= Self.rangeWidth + Self.leastText
            if hasRange { rest -= Self.rangeWidth }
            x = rect.x
            name = min(22, max(0, rest - Self.commonSky - 1))
            sky = min(24, rest - name - 1)
            iconX = x + Self.mark + name + 1
            skyX = iconX + Self.icon
            nowEnd = skyX + sky + Self.now
            sparkX = hasSpark ? nowEnd + 2 : nil
            let middle = nowEnd + (hasSpark ? Self.sparkWidth : 0)
            rangeEnd = hasRange ? middle + Self.rangeWidth : nil
            let readings = middle + (hasRange ? Self.rangeWidth : 0)
            rainEnd = isNarrow ? nil : readings + Self.rainWidth
            humidityEnd = readings + air + humidity
            ageEnd = humidityEnd + age
        }
    }

    let strings: Strings
    let context: RenderContext

    func drawHead(into canvas: inout Canvas, in rect: Rect) {
        let columns = Columns(in: rect)
        let style = context.theme[.muted]
        let (metrics, y) = (canvas.metrics, rect.y)
        func put(_ key: String, endingAt end: Int) {
            let text = strings["weather.head.\(key)"]
            canvas.put(text, x: end - metrics.width(of: text), y: y, style: style)
        }
        canvas.put(strings["weather.head.city"], x: columns.x + Columns.mark, y: y, style: style)
        canvas.put(strings["weather.head.sky"], x: columns.skyX, y: y, style: style)
        put("now", endingAt: columns.nowEnd)
        if let x = columns.sparkX { canvas.put(strings["weather.head.hours"], x: x, y: y, style: style) }
        if let end = columns.rangeEnd {
            put("low", endingAt: end - 6)
            put("high", endingAt: end)
        }
        if let end = columns.rainEnd {
            put("rain", endingAt: end)
            put("dust", endingAt: end + Columns.dustWidth)
        }
        put("humidity", endingAt: columns.humidityEnd)
        put("age", endingAt: columns.ageEnd)
    }

    /// Leaves an eighth of the row free above the highest column, so that rows stay apart; nil if all hours are equal.
    private static func range(of hours: [Double?]) -> ClosedRange<Double>? {
        let known = hours.compactMap { $0 }.filter(\.isFinite)
        guard let least = known.min(), let most = known.max(), least < most else { return nil }
        return least...most + (most - least) / 6
    }

    func draw(_ row: CityRow, query: String, isSelected: Bool, into canvas: inout Canvas, in rect: Rect) {
        let columns = Columns(in: rect)
        let (theme, metrics, y) = (context.theme, canvas.metrics, rect.y)
        func put(_ text: String, endingAt end: Int, _ role: Role) {
            canvas.put(text, x: end - metrics.width(of: text), y: y, style: theme[role])
        }
        if context.isPlain {
            let end = FoundText.draw(
                row.name, query: query, into: &canvas, x: rect.x, y: y, style: theme[isSelected ? .selection : .text],
                limit: rect.width, context: context)
            let text = metrics.truncated(WeatherSentences(strings: strings).row(row), to: rect.maxX - end - 2)
            canvas.put(text, x: end + 2, y: y, style: theme[.text])
            return
        }
        if row.isHome { canvas.put(context.glyphs == .unicode ? "⌂" : "h", x: columns.x, y: y, style: theme[.heading]) }
        FoundText.draw(
            row.name, query: query, into: &canvas, x: columns.x + Columns.mark, y: y,
            style: theme[isSelected ? .selection : .text], limit: columns.name, context: context)
        WeatherIconView.draw(row.icon, into: &canvas, x: columns.iconX, y: y, context: context)
        canvas.put(row.condition, x: columns.skyX, y: y, style: theme[.text], fitting: columns.sky)
        put(row.temperature, endingAt: columns.nowEnd, row.celsius.map(TemperatureRole.of) ?? .muted)
        if let x = columns.sparkX {
            SparklineView.draw(
                row.hours, within: Self.range(of: row.hours), into: &canvas,
                in: Rect(x: x, y: y, width: 24, height: 1), context: context
            ) { TemperatureRole.style(of: $0, context) }
        }
        if let end = columns.rangeEnd {
            put(row.low, endingAt: end - 6, .muted)
            put(row.high, endingAt: end, .text)
        }
        if let end = columns.rainEnd {
            put(row.rain, endingAt: end, .cool)
            // The marked grades are those to stay in for.
            let mark = row.dustGrade.map { $0 >= .bad ? "!" : "" } ?? ""
            put(mark + row.dust, endingAt: end + Columns.dustWidth, mark.isEmpty ? .text : .warning)
        }
        put(row.humidity, endingAt: columns.humidityEnd, .text)
        // A sign shows a failure as well as its colour does.
        let age = row.problem.isEmpty ? row.age : row.age.isEmpty ? "!" : "! \(row.age)"
        put(age, endingAt: columns.ageEnd, row.problem.isEmpty && !row.isStale ? .muted : .warning)
    }
}
