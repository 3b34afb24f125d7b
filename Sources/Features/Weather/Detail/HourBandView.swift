import Domain
import FeatureKit
import Terminal

/// Draws the coming hours side by side: a temperature chart above the numbers and the sky.
@MainActor
struct HourBandView {
    let card: WeatherCard
    /// Whether there is room for gusts and the UV index.
    let isTall: Bool
    let strings: Strings
    let context: RenderContext

    /// Returns the number of rows drawn.
    func draw(into canvas: inout Canvas, in rect: Rect, chartRows: Int) -> Int {
        let metrics = canvas.metrics
        let words = [card.unit, strings.percent("")]
        let labels =
            rect.width >= 92
            ? ["\(strings["weather.temperature"]) \(words[0])", "\(strings["weather.humidity"]) \(words[1])"] : words
        let extras = extras(percent: words[1])
        let left = ((labels + extras.map(\.label)).map { metrics.width(of: $0) }.max() ?? 0) + 2
        let count = card.hours.count
        let cell = min(6, max(2, (rect.width - left) / max(count, 1)))
        let shown = min(count, max(0, (rect.width - left) / cell))
        guard shown > 0 else { return 0 }
        let x = rect.x + left
        var y = rect.y
        for (place, hour) in card.hours.prefix(shown).enumerated() where hour.isMidnight || isLabelled(place) {
            canvas.put(
                hour.label, x: x + place * cell, y: y, style: context.theme[hour.isMidnight ? .text : .muted],
                limit: max(cell, (shown - place) * cell))
        }
        y += 1
        SparklineView.draw(
            card.hours.prefix(shown).map(\.celsius), columns: cell, into: &canvas,
            in: Rect(x: x, y: y, width: shown * cell, height: chartRows), context: context
        ) { TemperatureRole.style(of: $0, context) }
        y += chartRows
        canvas.put(labels[0], x: rect.x, y: y, style: context.theme[.muted])
        numbers(card.hours.prefix(shown).map(\.temperature), cell: cell, into: &canvas, x: x, y: y, role: .text)
        y += 1
        drawSkies(shown: shown, cell: cell, into: &canvas, x: x, y: y)
        y += 1
        canvas.put(labels[1], x: rect.x, y: y, style: context.theme[.muted])
        numbers(card.hours.prefix(shown).map(\.humidity), cell: cell, into: &canvas, x: x, y: y, role: .muted)
        y += 1
        for extra in extras {
            canvas.put(extra.label, x: rect.x, y: y, style: context.theme[.muted])
            numbers(Array(extra.texts.prefix(shown)), cell: cell, into: &canvas, x: x, y: y, role: extra.role)
            y += 1
        }
        return y - rect.y
    }

    /// The rows of values that the provider may lack.
    private func extras(percent: String) -> [(label: String, texts: [String], role: Role)] {
        var rows = [("\(strings["weather.rain.chance"]) \(percent)", card.hours.map(\.rain), Role.cool)]
        if isTall {
            rows += [
                ("\(strings["weather.gusts"]) \(card.windUnit)", card.hours.map(\.gust), .muted),
                (strings["weather.uv"], card.hours.map(\.uv), .warm),
            ]
        }
        return rows.filter { $0.1.contains { !$0.isEmpty } }
    }

    /// Labels every third hour, unless the label would run into that of midnight.
    private func isLabelled(_ place: Int) -> Bool {
        guard let hour = Int(card.hours[place].label), hour % 3 == 0 else { return false }
        return !card.hours.indices.contains(place + 1) || !card.hours[place + 1].isMidnight
    }

    /// Draws as many numbers as fit without touching.
    private func numbers(_ texts: [String], cell: Int, into canvas: inout Canvas, x: Int, y: Int, role: Role) {
        let widest = texts.map { canvas.metrics.width(of: $0) }.max() ?? 0
        let step = max(1, (widest + cell) / cell)
        for place in stride(from: 0, to: texts.count, by: step) {
            canvas.put(texts[place], x: x + place * cell, y: y, style: context.theme[role])
        }
    }

    private func drawSkies(shown: Int, cell: Int, into canvas: inout Canvas, x: Int, y: Int) {
        for sky in card.skies where sky.hours.lowerBound < shown {
            let start = x + sky.hours.lowerBound * cell
            let room = (min(sky.hours.upperBound, shown) - sky.hours.lowerBound) * cell
            guard room >= 4 else { continue }
            WeatherIconView.draw(sky.icon, into: &canvas, x: start, y: y, context: context)
            // Half a word says less than the icon alone.
            guard canvas.metrics.width(of: sky.name) <= room - 6 else { continue }
            canvas.put(sky.name, x: start + 5, y: y, style: context.theme[.muted])
        }
    }
}
