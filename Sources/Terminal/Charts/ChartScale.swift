/// A vertical scale with round numbers, from slightly below the values to slightly above.
package struct ChartScale: Hashable, Sendable {
    package enum Side: Hashable, Sendable {
        case leading
        case trailing
    }

    package let lower: Double
    /// Always above `lower`.
    package let upper: Double
    /// The distance between numbers: 1, 2 or 5 times a power of ten, at least 0.1.
    package let step: Double
    package let suffix: String
    package let side: Side

    private static let mostSteps = 4.0

    /// Ignores nil and non-finite values; equal values are centred. `limits` bound them, such as 0…100 for a share.
    package init(
        covering values: [Double?], limits: ClosedRange<Double>? = nil, suffix: String = "", side: Side = .leading
    ) {
        let known = values.compactMap { $0 }.filter { $0.isFinite && abs($0) < Self.largest }
        let (least, most) = (known.min() ?? 0, known.max() ?? 0)
        let step = Self.step(over: most - least)
        var (lower, upper) = ((least / step).rounded(.down) * step, (most / step).rounded(.up) * step)
        if lower == upper {
            lower -= step
            upper += step
        }
        if let limits {
            (lower, upper) = (max(lower, limits.lowerBound), min(upper, limits.upperBound))
            if lower >= upper { (lower, upper) = (limits.lowerBound, max(limits.upperBound, limits.lowerBound + step)) }
        }
        (self.lower, self.upper, self.step) = (lower, upper, step)
        self.suffix = suffix
        self.side = side
    }

    /// The position of a value, from 0 at the bottom to 1 at the top.
    package func share(of value: Double) -> Double {
        min(max((value - lower) / (upper - lower), 0), 1)
    }

    package func label(of value: Double) -> String {
        if step >= 1 { return "\(Int(value.rounded()))\(suffix)" }
        let tenths = Int((value * 10).rounded())
        let sign = tenths < 0 ? "-" : ""
        return "\(sign)\(abs(tenths) / 10).\(abs(tenths) % 10)\(suffix)"
    }

    /// The numbers that fit in `rows` rows, the lowest first: always the ends, and evenly spaced ones between.
    func numbers(in rows: Int) -> [Double] {
        let steps = max(1, Int(((upper - lower) / step).rounded()))
        let fitting = (1...steps).first { steps % $0 == 0 && (rows - 1) * $0 >= 2 * steps } ?? steps
        return stride(from: 0, through: steps, by: fitting).map {
            $0 == steps ? upper : lower + Double($0) * step
        }
    }

    /// Larger numbers have more digits than a chart has columns.
    private static let largest = 1e12

    private static func step(over span: Double) -> Double {
        var unit = 0.1
        while true {
            for factor in [1.0, 2, 5] where span <= unit * factor * mostSteps {
                // Tenths appear only where whole numbers would be too coarse.
                return span > 2 ? max(1, unit * factor) : span == 0 ? 1 : unit * factor
            }
            unit *= 10
        }
    }
}
