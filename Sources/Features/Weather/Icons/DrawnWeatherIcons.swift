import Domain

struct DrawnWeatherIcons: WeatherIconSource {
    func icon(for key: WeatherIcon.Key) async throws -> WeatherIcon {
        guard let size = WeatherIcon.Size(rawValue: key.columns) else { throw UnknownIconSize(columns: key.columns) }
        guard size != .small else { return SmallIcons.icon(key.condition, isDay: key.isDay) }
        var painter = IconPainter(size)
        painter.paint(key.condition, isDay: key.isDay)
        return WeatherIcon(drawn: painter.pixels.braille, plain: painter.pixels.letters)
    }
}

/// Paints a kind of weather. Lengths are fractions of the icon's height.
private struct IconPainter {
    private(set) var pixels: IconPixels
    private let unit: Double
    private let center: Double

    init(_ size: WeatherIcon.Size) {
        pixels = IconPixels(columns: size.columns, rows: size.rows)
        unit = Double(pixels.height)
        center = Double(pixels.width) / 2
    }

    mutating func paint(_ condition: WeatherCondition, isDay: Bool) {
        switch condition {
        case .clear: sky(isDay, at: (0, 0.5), 1)
        case .mainlyClear:
            sky(isDay, at: (-0.06, 0.45), 0.9)
            cloud(at: (0.34, 0.98), 0.5)
        case .partlyCloudy:
            sky(isDay, at: (-0.26, 0.36), 0.72)
            cloud(at: (0.12, 0.96), 0.86)
        case .overcast: cloud(at: (0, 0.86), 1.08)
        case .fog: mist()
        case .rimeFog:
            mist()
            flakes([(-0.3, 0.18), (0, 0.1), (0.3, 0.18)])
        case .drizzle: falling(drops: [(-0.24, 0.1), (0.02, 0.16), (0.28, 0.1)], length: 0.1)
        case .freezingDrizzle:
            falling(drops: [(-0.24, 0.1), (0.28, 0.1)], length: 0.1)
            flakes([(0.02, 0.88)])
        case .rain: falling(drops: [(-0.34, 0.06), (-0.12, 0.06), (0.1, 0.06), (0.32, 0.06)], length: 0.28)
        case .freezingRain:
            falling(drops: [(-0.34, 0.06), (0.1, 0.06)], length: 0.28)
            flakes([(-0.14, 0.86), (0.28, 0.86)])
        case .snow:
            falling(drops: [], length: 0)
            flakes([(-0.32, 0.78), (0, 0.78), (0.32, 0.78), (-0.16, 0.94), (0.16, 0.94)])
        case .snowGrains:
            falling(drops: [], length: 0)
            flakes([(-0.26, 0.82), (0.02, 0.92), (0.3, 0.82)])
        case .rainShowers:
            sky(isDay, at: (-0.3, 0.26), 0.56)
            falling(drops: [(-0.26, 0.06), (0.0, 0.06), (0.26, 0.06)], length: 0.28)
        case .snowShowers:
            sky(isDay, at: (-0.3, 0.26), 0.56)
            falling(drops: [], length: 0)
            flakes([(-0.26, 0.82), (0.02, 0.92), (0.3, 0.82)])
        case .thunderstorm:
            falling(drops: [(-0.36, 0.06), (0.34, 0.06)], length: 0.24)
            bolt()
        case .hailstorm:
            falling(drops: [], length: 0)
            flakes([(-0.32, 0.8), (0.34, 0.8), (-0.26, 0.94), (0.28, 0.94)])
            bolt()
        }
    }

    /// Converts from heights: across from the middle, and down from the top.
    private func point(_ across: Double, _ down: Double) -> (x: Double, y: Double) {
        (center + across * unit, down * unit)
    }

    private mutating func sky(_ isDay: Bool, at place: (Double, Double), _ scale: Double) {
        let (x, y) = point(place.0, place.1)
        guard isDay else {
            pixels.disc(x, y, radius: 0.36 * scale * unit, .moon)
            return pixels.disc(x + 0.18 * scale * unit, y - 0.1 * scale * unit, radius: 0.3 * scale * unit, nil)
        }
        pixels.disc(x, y, radius: 0.25 * scale * unit, .sun)
        for (across, down) in [
            (0, 1), (1, 0), (0, -1), (-1, 0), (0.71, 0.71), (0.71, -0.71), (-0.71, 0.71), (-0.71, -0.71),
        ] {
            let (inner, outer) = (0.34 * scale * unit, 0.47 * scale * unit)
            pixels.line(from: (x + across * inner, y + down * inner), to: (x + across * outer, y + down * outer), .sun)
        }
    }

    /// `place` is the middle of the lower edge.
    private mutating func cloud(at place: (Double, Double), _ scale: Double) {
        // Leaves a gap between the cloud and what lies behind it.
        shape(at: place, scale, margin: 0.05, nil)
        shape(at: place, scale, margin: 0, .cloud)
    }

    private mutating func shape(
        at place: (Double, Double), _ scale: Double, margin: Double, _ tint: WeatherIcon.Tint?
    ) {
        let (x, bottom) = point(place.0, place.1)
        let (s, m) = (scale * unit, margin * unit)
        pixels.paint(tint) { px, py in
            guard py <= bottom + m else { return false }
            func isIn(_ across: Double, _ up: Double, _ radius: Double) -> Bool {
                let (dx, dy, r) = (px - x - across * s, py - bottom + up * s, radius * s + m)
                return dx * dx + dy * dy <= r * r
            }
            return isIn(-0.34, 0.19, 0.19) || isIn(-0.08, 0.34, 0.27) || isIn(0.22, 0.26, 0.22)
                || isIn(0.42, 0.15, 0.15) || (abs(px - x - 0.02 * s) <= 0.42 * s + m && py >= bottom - 0.2 * s - m)
        }
    }

    /// A cloud with drops. Each drop has offsets across and below the cloud.
    private mutating func falling(drops: [(Double, Double)], length: Double) {
        cloud(at: (0, 0.62), 0.84)
        for (across, below) in drops {
            let start = point(across, 0.64 + below)
            pixels.line(from: start, to: (start.x - length * unit * 0.4, start.y + length * unit), .rain)
        }
    }

    private mutating func flakes(_ places: [(Double, Double)]) {
        for (across, down) in places {
            let (x, y) = point(across, down)
            let arm = max(1, unit * 0.045)
            pixels.line(from: (x - arm, y), to: (x + arm, y), .snow)
            pixels.line(from: (x, y - arm), to: (x, y + arm), .snow)
        }
    }

    private mutating func mist() {
        for (row, (across, half)) in [(0.06, 0.44), (-0.06, 0.5), (0.08, 0.46), (-0.04, 0.4)].enumerated() {
            let y = 0.26 + Double(row) * 0.19
            for thickness in [0, 0.05] {
                pixels.line(from: point(across - half, y + thickness), to: point(across + half, y + thickness), .fog)
            }
        }
    }

    private mutating func bolt() {
        let corners = [(0.06, 0.56), (-0.1, 0.78), (0.04, 0.76), (-0.06, 0.98)].map { point($0.0, $0.1) }
        for (start, end) in zip(corners, corners.dropFirst()) {
            for shift in [0, 1.0] { pixels.line(from: (start.x + shift, start.y), to: (end.x + shift, end.y), .bolt) }
        }
    }
}
