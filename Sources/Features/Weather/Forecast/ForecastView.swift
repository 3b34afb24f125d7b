import Domain
import FeatureKit
import Terminal

@MainActor
struct ForecastView {
    let state: ForecastState
    let strings: Strings
    let context: RenderContext

    func draw(
        window: ChartWindow, cursor: Int, into canvas: inout Canvas, in rect: Rect, read: @escaping (Int) -> Void,
        toggle: @escaping (ForecastLine) -> Void
    ) {
        var rest = rect
        if !state.notice.isEmpty {
            canvas.put(state.notice, x: rest.x, y: rest.y, style: context.theme[.warning], fitting: rest.width)
            rest = rest.splitTop(1).rest
        }
        rest = rest.splitTop(drawReading(cursor, into: &canvas, in: rest, toggle: toggle)).rest
        guard !state.drawn.isEmpty else {
            canvas.put(strings["forecast.all-hidden"], x: rest.x, y: rest.y + 1, style: context.theme[.muted])
            return
        }
        let place = LineChartView.draw(chart(window, cursor), into: &canvas, in: rest, context: context)
        guard let place else { return }
        context.hits.add(points: place.plot) { if let point = place.point(at: $0.x) { read(point) } }
    }

    /// Draws the hours under the cursor and their values. Each value shows the style of its line and toggles it.
    private func drawReading(
        _ cursor: Int, into canvas: inout Canvas, in rect: Rect, toggle: @escaping (ForecastLine) -> Void
    ) -> Int {
        guard state.slots.indices.contains(cursor) else { return 0 }
        let slot = state.slots[cursor]
        var x = canvas.put(slot.name, x: rect.x, y: rect.y, style: context.theme[.heading]) + 3
        var y = rect.y
        let widths = state.available.map { canvas.metrics.width(of: text($0, slot)) + 5 }
        if x + widths.reduce(0, +) + 4 > rect.maxX {
            x = rect.x
            y += 1
        }
        for (line, width) in zip(state.available, widths) {
            if x > rect.x, x + width > rect.maxX {
                x = rect.x
                y += 1
            }
            let isOn = state.lines.contains(line)
            let style = context.theme[isOn ? role(line) : .muted]
            canvas.put(key(line), x: x, y: y, style: context.theme[.hintKey])
            canvas.put(isOn ? stroke(line).sample(context) : "  ", x: x + 2, y: y, style: style)
            canvas.put(text(line, slot), x: x + 5, y: y, style: style)
            context.hits.add(Rect(x: x, y: y, width: width, height: 1)) { toggle(line) }
            x += width + 2
        }
        return y - rect.y + (rect.height >= 14 ? 2 : 1)
    }

    private func text(_ line: ForecastLine, _ slot: ForecastState.Slot) -> String {
        let name = strings["forecast.\(line.rawValue)"]
        return state.lines.contains(line)
            ? "\(name) \(slot.texts[line] ?? "")" : "\(name) \(strings["forecast.hidden"])"
    }

    private func chart(_ window: ChartWindow, _ cursor: Int) -> LineChart {
        let degrees = [ForecastLine.maximum, .minimum].filter(state.lines.contains).flatMap { state.values[$0] ?? [] }
        let scale = ChartScale(covering: degrees, suffix: "°")
        let shares = [ForecastLine.humidity, .rain].filter(state.lines.contains).flatMap { state.values[$0] ?? [] }
        let share = ChartScale(covering: shares, limits: 0...100, suffix: state.percentUnit, side: .trailing)
        let scales: (ForecastLine) -> ChartScale = { line in
            if line.isTemperature { return scale }
            return line.isShare ? share : ChartScale(covering: [0] + (state.values[line] ?? []), side: .trailing)
        }
        return LineChart(
            series: state.drawn.map { line in
                let values = state.values[line] ?? []
                return LineChart.Series(
                    label: "\(strings["forecast.\(line.rawValue)"]) \(last(values, in: window, line))", values: values,
                    scale: scales(line), stroke: stroke(line), role: role(line))
            },
            marks: state.slots.enumerated().compactMap { place, slot in
                slot.day.map { LineChart.Mark(point: place, label: $0, hasLine: place > 0) }
            },
            window: window, cursor: cursor)
    }

    /// Returns the label at a line's right end: its last visible value.
    private func last(_ values: [Double?], in window: ChartWindow, _ line: ForecastLine) -> String {
        let value = window.range.reversed().lazy.compactMap { values.indices.contains($0) ? values[$0] : nil }.first
        guard let value else { return "" }
        return NumberText.whole(value) + (line.isTemperature ? "°" : line.isShare ? state.percentUnit : "")
    }

    private func key(_ line: ForecastLine) -> String {
        switch line {
        case .maximum: "a"
        case .minimum: "b"
        case .humidity: "c"
        case .rain: "d"
        case .dust: "e"
        case .gust: "f"
        case .uv: "i"
        }
    }

    private func stroke(_ line: ForecastLine) -> LineChart.Stroke {
        switch line {
        case .maximum: .solid
        case .minimum: .dashed
        case .humidity: .dotted
        case .rain: .dashDotted
        case .dust: .sparse
        case .gust: .dashed
        case .uv: .dotted
        }
    }

    private func role(_ line: ForecastLine) -> Role {
        switch line {
        case .maximum: .warm
        case .minimum: .cool
        case .humidity: .good
        case .rain: .meter
        case .dust: .warning
        case .gust: .muted
        case .uv: .accent
        }
    }
}
