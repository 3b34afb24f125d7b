import Domain
import FeatureKit
import Terminal

/// Draws a city's weather: the sky, all values, the coming hours and days. Wider areas hold more side by side. A screen
/// reader gets sentences.
@MainActor
struct WeatherCardView {
    let card: WeatherCard
    let strings: Strings
    let context: RenderContext

    private static let headHeight = 8
    private static let widestHours = 150

    /// Draws from the top. Returns the number of rows drawn.
    ///
    /// - Parameter height: the visible rows; spare ones make the chart higher.
    @discardableResult
    func draw(into canvas: inout Canvas, in rect: Rect, height: Int) -> Int {
        guard !context.isPlain else {
            let lines = WeatherSentences(strings: strings).lines(card)
            for (row, line) in lines.enumerated() {
                canvas.put(line, x: rect.x, y: rect.y + row, style: context.theme[.text], limit: rect.width)
            }
            return lines.count
        }
        drawHead(into: &canvas, in: rect)
        let isWide = rect.width >= 130
        if isWide { drawDays(into: &canvas, x: rect.x + 82, y: rect.y, width: rect.width - 84) }
        var y = rect.y + Self.headHeight + 1
        if !card.hours.isEmpty {
            y += heading(
                strings["weather.hours"], strings("weather.local-time", card.name), into: &canvas, x: rect.x, y: y)
            y += HourBandView(card: card, strings: strings, context: context).draw(
                into: &canvas,
                in: Rect(
                    x: rect.x, y: y, width: min(rect.width, Self.widestHours), height: max(0, rect.maxY - y)),
                chartRows: min(max(height - 15 - (isWide ? 0 : card.days.count + 1), 2), isWide ? 12 : 6))
        }
        if !isWide, !card.days.isEmpty {
            y += 1
            y += drawDays(into: &canvas, x: rect.x, y: y, width: rect.width)
        }
        return y - rect.y
    }

    private func heading(_ text: String, _ remark: String, into canvas: inout Canvas, x: Int, y: Int) -> Int {
        let end = canvas.put(text, x: x, y: y, style: context.theme[.heading])
        canvas.put(remark, x: end + 2, y: y, style: context.theme[.muted])
        return 1
    }

    private func drawHead(into canvas: inout Canvas, in rect: Rect) {
        let isLarge = rect.width >= 72
        let size: WeatherIcon.Size = isLarge ? .large : .medium
        WeatherIconView.draw(card.icons[size], into: &canvas, x: rect.x, y: rect.y, context: context)
        let facts = rect.x + (isLarge ? 44 : 26)
        let x = isLarge ? rect.x + size.columns + 3 : rect.x + size.columns + 2
        let role = card.celsius.map(TemperatureRole.of) ?? .muted
        let end = LargeTextView.draw(
            card.degrees, size: .small, into: &canvas, x: x, y: rect.y + (isLarge ? 1 : 0), style: context.theme[role],
            context: context)
        canvas.put(card.unit, x: end, y: rect.y + (isLarge ? 1 : 0), style: context.theme[role])
        let textX = isLarge ? x : rect.x
        let room = facts - textX - 2
        canvas.put(
            canvas.metrics.truncated(card.description, to: room), x: textX, y: rect.y + 5,
            style: context.theme[.text])
        canvas.put(
            canvas.metrics.truncated(card.age, to: room), x: textX, y: rect.y + 6,
            style: context.theme[card.isStale ? .warning : .muted])
        drawFacts(into: &canvas, x: facts, y: rect.y, end: isLarge ? min(rect.maxX, rect.x + 80) : rect.maxX)
    }

    private func drawFacts(into canvas: inout Canvas, x: Int, y: Int, end: Int) {
        let metrics = canvas.metrics
        let labels = card.facts.map { metrics.width(of: $0.label) }.max() ?? 0
        let gap = end - x < 32 ? 1 : 2
        for (row, fact) in card.facts.enumerated() {
            canvas.put(fact.label, x: x, y: y + row, style: context.theme[.muted])
            canvas.put(
                metrics.truncated(fact.value, to: end - x - labels - gap), x: x + labels + gap, y: y + row,
                style: context.theme[.text])
        }
    }

    /// One line per day: its sky, and its temperatures within the range of all days.
    @discardableResult
    private func drawDays(into canvas: inout Canvas, x: Int, y: Int, width: Int) -> Int {
        var row = y
        let metrics = canvas.metrics
        let names = card.days.map { metrics.width(of: $0.name) }.max() ?? 0
        let skies = min(card.days.map { metrics.width(of: $0.condition) }.max() ?? 0, max(0, (width - names) / 3))
        let bar = x + names + 2 + 5 + skies + 2 + 6
        let room = min(48, x + width - bar - 6)
        let lows = card.days.compactMap(\.low).min() ?? 0
        let highs = max(card.days.compactMap(\.high).max() ?? 1, lows + 1)
        for day in card.days {
            canvas.put(day.name, x: x, y: row, style: context.theme[.text])
            WeatherIconView.draw(day.icon, into: &canvas, x: x + names + 2, y: row, context: context)
            canvas.put(
                metrics.truncated(day.condition, to: skies), x: x + names + 7, y: row, style: context.theme[.text])
            canvas.put(
                metrics.padded(day.lowText, to: 4, alignment: .trailing), x: bar - 5, y: row,
                style: context.theme[.muted])
            if room >= 6, let low = day.low, let high = day.high {
                drawRange(
                    (low - lows) / (highs - lows), (high - lows) / (highs - lows), low, high, into: &canvas, x: bar,
                    y: row, width: room)
            }
            canvas.put(
                metrics.padded(day.highText, to: 4, alignment: .trailing), x: bar + max(room, 0) + 1, y: row,
                style: context.theme[.text])
            row += 1
        }
        return row - y
    }

    private func drawRange(
        _ start: Double, _ end: Double, _ low: Double, _ high: Double, into canvas: inout Canvas, x: Int, y: Int,
        width: Int
    ) {
        let isUnicode = context.glyphs == .unicode
        let (from, to) = (Int((start * Double(width - 1)).rounded()), Int((end * Double(width - 1)).rounded()))
        for column in 0..<width {
            let isIn = column >= from && column <= to
            let share = to > from ? Double(column - from) / Double(to - from) : 0.5
            canvas.put(
                isIn ? (isUnicode ? "━" : "=") : (isUnicode ? "─" : "-"), x: x + column, y: y,
                style: context.theme[isIn ? TemperatureRole.of(low + (high - low) * share) : .meterOff])
        }
    }
}
