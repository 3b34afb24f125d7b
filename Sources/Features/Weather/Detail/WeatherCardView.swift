import Domain
import FeatureKit
import Terminal

/// Wider areas hold more side by side. A screen reader gets sentences.
@MainActor
struct WeatherCardView {
    let card: WeatherCard
    let strings: Strings
    let context: RenderContext

    private static let headHeight = 8
    /// The rows of the coming hours with every value and a chart of four.
    private static let bandHeight = 14
    private static let widestHours = 150
    private static let mostChartRows = 16
    /// The width from which the icon is large, and the one from which the days are beside the values.
    private static let (largeWidth, wideWidth) = (74, 130)

    /// Returns the number of rows drawn. Of the `height` visible rows, spare ones make the chart higher.
    @discardableResult
    func draw(into canvas: inout Canvas, in rect: Rect, height: Int) -> Int {
        guard !context.isPlain else {
            let lines = WeatherSentences(strings: strings).lines(card)
            for (row, line) in lines.enumerated() {
                canvas.put(line, x: rect.x, y: rect.y + row, style: context.theme[.text], limit: rect.width)
            }
            return lines.count
        }
        let isRoomy = height >= card.facts.count + Self.bandHeight
        let facts = card.facts.filter { isRoomy || !$0.isMinor }
        drawHead(facts, into: &canvas, in: rect)
        let isWide = rect.width >= Self.wideWidth
        if isWide { drawDays(into: &canvas, x: rect.x + 82, y: rect.y, width: rect.width - 84) }
        let head = max(Self.headHeight, facts.count)
        var y = rect.y + head + 1
        if !card.hours.isEmpty {
            y += heading(
                strings["weather.hours"], strings("weather.local-time", card.name), into: &canvas, x: rect.x, y: y)
            let days = isWide ? 0 : card.days.count + 1
            let band = HourBandView(
                card: card, isTall: height >= head + Self.bandHeight + days, strings: strings, context: context)
            y += band.draw(
                into: &canvas,
                in: Rect(
                    x: rect.x, y: y, width: min(rect.width, Self.widestHours), height: max(0, rect.maxY - y)),
                chartRows: min(max(height - head - (band.isTall ? 10 : 8) - days, 2), Self.mostChartRows))
        }
        if !isWide, !card.days.isEmpty {
            y += 1
            y += drawDays(into: &canvas, x: rect.x, y: y, width: rect.width)
        }
        if !isRoomy {
            let rest = card.facts.filter(\.isMinor)
            drawFacts(rest, into: &canvas, x: rect.x, y: y + 1, end: rect.maxX)
            y += rest.count + 1
        }
        return y - rect.y
    }

    private func heading(_ text: String, _ remark: String, into canvas: inout Canvas, x: Int, y: Int) -> Int {
        let end = canvas.put(text, x: x, y: y, style: context.theme[.heading])
        canvas.put(remark, x: end + 2, y: y, style: context.theme[.muted])
        return 1
    }

    private func drawHead(_ facts: [WeatherCard.Fact], into canvas: inout Canvas, in rect: Rect) {
        let isLarge = rect.width >= Self.largeWidth
        let size: WeatherIcon.Size = isLarge ? .large : .medium
        WeatherIconView.draw(card.icons[size], into: &canvas, x: rect.x, y: rect.y, context: context)
        let factsX = rect.x + (isLarge ? 44 : 26)
        let x = isLarge ? rect.x + size.columns + 3 : rect.x + size.columns + 2
        let role = card.celsius.map(TemperatureRole.of) ?? .muted
        let unitX = LargeTextView.draw(
            card.degrees, size: .small, into: &canvas, x: x, y: rect.y + (isLarge ? 1 : 0), style: context.theme[role],
            context: context)
        canvas.put(card.unit, x: unitX, y: rect.y + (isLarge ? 1 : 0), style: context.theme[role])
        let textX = isLarge ? x : rect.x
        let room = factsX - textX - 2
        canvas.put(
            canvas.metrics.truncated(card.description, to: room), x: textX, y: rect.y + 5,
            style: context.theme[.text])
        canvas.put(
            canvas.metrics.truncated(card.age, to: room), x: textX, y: rect.y + 6,
            style: context.theme[card.isStale ? .warning : .muted])
        let end = rect.width >= Self.wideWidth ? rect.x + 80 : rect.maxX
        drawFacts(facts, into: &canvas, x: factsX, y: rect.y, end: end)
    }

    private func drawFacts(_ facts: [WeatherCard.Fact], into canvas: inout Canvas, x: Int, y: Int, end: Int) {
        let metrics = canvas.metrics
        let labels = facts.map { metrics.width(of: $0.label) }.max() ?? 0
        let gap = end - x < 32 ? 1 : 2
        let room = end - x - labels - gap
        for (row, fact) in facts.enumerated() {
            canvas.put(fact.label, x: x, y: y + row, style: context.theme[.muted])
            // A value that does not fit is shown without its remark in parentheses.
            let parts = fact.value.split(separator: " (", maxSplits: 1).map(String.init)
            let value = metrics.width(of: fact.value) > room ? parts.first ?? "" : fact.value
            canvas.put(
                metrics.truncated(value, to: room), x: x + labels + gap, y: y + row, style: context.theme[.text])
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
        let rain = card.days.map { metrics.width(of: $0.rain) }.max() ?? 0
        let uv = card.days.map { metrics.width(of: $0.uv) }.max() ?? 0
        // Beside the bar, if half of it stays.
        let space = x + width - bar - 6
        let hasRain = rain > 0 && space - rain - 2 >= 6
        let hasUV = uv > 0 && space - (hasRain ? rain + 2 : 0) - uv - 2 >= 6
        let room = min(48, space - (hasRain ? rain + 2 : 0) - (hasUV ? uv + 2 : 0))
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
            let notes = bar + room + 7
            if hasRain { canvas.put(day.rain, x: notes, y: row, style: context.theme[.cool]) }
            if hasUV {
                canvas.put(day.uv, x: notes + (hasRain ? rain + 2 : 0), y: row, style: context.theme[.warm])
            }
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
                style: isIn
                    ? TemperatureRole.style(of: low + (high - low) * share, context) : context.theme[.meterOff])
        }
    }
}

struct WeatherSentences {
    let strings: Strings

    func row(_ row: CityRow) -> String {
        let range = row.low.isEmpty ? "" : strings("weather.from-to", row.low, row.high)
        let humidity = row.humidity.isEmpty ? "" : "\(strings["weather.humidity"]) \(row.humidity)"
        let rain = row.rain.isEmpty ? "" : "\(strings["weather.rain.chance"]) \(row.rain)"
        let dust = row.dust.isEmpty ? "" : "PM2.5 \(row.dust), \(row.dustWord)"
        let age = row.problem.isEmpty ? row.age : "! \(row.age)"
        return [row.condition, row.temperature, range, rain, dust, humidity, age].filter { !$0.isEmpty }.joined(
            separator: ", ")
    }

    /// One line per value, hour and day; empty lines between.
    func lines(_ card: WeatherCard) -> [String] {
        var lines = ["\(card.degrees)\(card.unit), \(card.description), \(card.age)"]
        lines += card.facts.map { "\($0.label) \($0.value)" }
        if !card.hours.isEmpty { lines += ["", strings["weather.hours"]] }
        lines += card.hours.enumerated().map { place, hour in
            let sky = card.skies.first { $0.hours.contains(place) }?.name ?? ""
            let rain = hour.rain.isEmpty ? "" : "\(strings["weather.rain.chance"]) \(strings.percent(hour.rain))"
            let gust = hour.gust.isEmpty ? "" : "\(strings["weather.gusts"]) \(hour.gust) \(card.windUnit)"
            let uv = hour.uv.isEmpty ? "" : "\(strings["weather.uv"]) \(hour.uv)"
            return [
                "\(hour.label): \(hour.temperature)\(card.unit)", sky, strings.percent(hour.humidity), rain, gust, uv,
            ].filter { !$0.isEmpty }.joined(separator: ", ")
        }
        if !card.days.isEmpty { lines.append("") }
        lines += card.days.map { day in
            [
                "\(day.name): \(day.condition)", strings("weather.from-to", day.lowText, day.highText),
                day.rain.isEmpty ? "" : "\(strings["weather.rain.chance"]) \(day.rain)", day.uv,
            ].filter { !$0.isEmpty }.joined(separator: ", ")
        }
        return lines
    }
}

/// The colour of a temperature: cool up to 5 °C, warm from 23 °C, the same limits as for tonight's style.
enum TemperatureRole {
    /// The degrees Celsius of the coldest and the warmest hue.
    private static let hues = -5.0...32.0

    @MainActor
    static func style(of celsius: Double, _ context: RenderContext) -> Style {
        let share = (celsius - hues.lowerBound) / (hues.upperBound - hues.lowerBound)
        return context.style(between: .cool, .warm, share: share) ?? context.theme[of(celsius)]
    }

    static func of(_ celsius: Double) -> Role {
        switch celsius {
        case ...5: .cool
        case 23...: .warm
        default: .text
        }
    }
}
