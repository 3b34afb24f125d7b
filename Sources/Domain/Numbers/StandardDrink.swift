/// A standard drink as a country defines it, in grams of ethanol.
public struct StandardDrink: Hashable, Sendable {
    /// Grams of ethanol per millilitre, at 20 °C.
    public static let ethanolDensity = 0.789

    /// Grams of ethanol in one.
    public let grams: Double

    /// 0 or less counts as 10.
    public init(grams: Double) {
        self.grams = grams > 0 ? grams : 10
    }

    /// 14 g, the definition of the United States (NIAAA).
    public static let unitedStates = StandardDrink(grams: 14)
    /// 10 g, the definition of Australia and most of Europe.
    public static let tenGrams = StandardDrink(grams: 10)
    /// 8 g, a unit in the United Kingdom.
    public static let unitedKingdom = StandardDrink(grams: 8)
    /// 7 g, from the Korean guideline.
    public static let korea = StandardDrink(grams: 7)

    /// The choices in the settings, largest first.
    public static let all: [StandardDrink] = [.unitedStates, .tenGrams, .unitedKingdom, .korea]

    /// By region code ("US", "KR", "GB"); 10 g for any other.
    public static func standard(region: String) -> StandardDrink {
        switch region.uppercased() {
        case "US": .unitedStates
        case "GB": .unitedKingdom
        case "KR": .korea
        default: .tenGrams
        }
    }

    /// Converts grams of ethanol.
    public func count(ethanol: Double) -> Double { ethanol / grams }
}
