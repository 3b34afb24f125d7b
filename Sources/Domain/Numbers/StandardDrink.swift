/// A country's standard drink, in grams of ethanol.
package struct StandardDrink: Hashable, Sendable {
    /// Grams of ethanol per millilitre, at 20 °C.
    package static let ethanolDensity = 0.789

    package let grams: Double

    /// 0 or less counts as 10.
    package init(grams: Double) { self.grams = grams > 0 ? grams : 10 }

    /// 14 g, the definition of the United States (NIAAA).
    package static let unitedStates = StandardDrink(grams: 14)
    /// 10 g, the definition of Australia and most of Europe.
    package static let tenGrams = StandardDrink(grams: 10)
    /// 8 g, a unit of the United Kingdom.
    package static let unitedKingdom = StandardDrink(grams: 8)
    /// 7 g, from the Korean guideline.
    package static let korea = StandardDrink(grams: 7)

    /// The choices in the settings, largest first.
    package static let all: [StandardDrink] = [.unitedStates, .tenGrams, .unitedKingdom, .korea]

    /// By region code ("US", "KR", "GB"); 10 g for any other.
    package static func standard(region: String) -> StandardDrink {
        switch region.uppercased() {
        case "US": .unitedStates
        case "GB": .unitedKingdom
        case "KR": .korea
        default: .tenGrams
        }
    }

    package func count(ethanol: Double) -> Double { ethanol / grams }
}
