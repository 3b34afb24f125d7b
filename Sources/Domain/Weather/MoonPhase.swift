import Foundation

/// The moon as it looks from anywhere on Earth, computed without a network.
package struct MoonPhase: Hashable, Sendable {
    package enum Name: String, CaseIterable, Sendable {
        case new
        case waxingCrescent = "waxing-crescent"
        case firstQuarter = "first-quarter"
        case waxingGibbous = "waxing-gibbous"
        case full
        case waningGibbous = "waning-gibbous"
        case lastQuarter = "last-quarter"
        case waningCrescent = "waning-crescent"
    }

    /// New, quarters and full are named up to this many degrees around them, about 20 hours.
    private static let tolerance = 10.0

    /// How far the moon is ahead of the sun, 0..<360 degrees.
    let elongation: Double

    /// Uses the main terms of Meeus, Astronomical Algorithms, chapter 48 (to about an hour). Seconds since 1970 UTC.
    package init(at moment: Int64) {
        let days = Double(moment) / 86_400 - 10_957.5
        let centuries = days / 36_525
        let mean = 297.850_192_1 + 445_267.111_403_4 * centuries
        let sun = 357.529_109_2 + 35_999.050_290_9 * centuries
        let moon = 134.963_396_4 + 477_198.867_505_5 * centuries
        func sine(_ degrees: Double) -> Double { sin(degrees.truncatingRemainder(dividingBy: 360) * .pi / 180) }
        let far = 6.289 * sine(moon) - 2.100 * sine(sun) + 1.274 * sine(2 * mean - moon)
        let near = 0.658 * sine(2 * mean) + 0.214 * sine(2 * moon) + 0.110 * sine(mean)
        let angle = (mean + far + near).truncatingRemainder(dividingBy: 360)
        elongation = angle < 0 ? angle + 360 : angle
    }

    /// The lit part of the disc, 0...1.
    package var light: Double { (1 - cos(elongation * .pi / 180)) / 2 }

    package var name: Name {
        let quarter = Int((elongation / 90).rounded())
        if abs(elongation - Double(quarter) * 90) <= Self.tolerance { return Name.allCases[quarter % 4 * 2] }
        return Name.allCases[Int(elongation / 90) % 4 * 2 + 1]
    }
}
