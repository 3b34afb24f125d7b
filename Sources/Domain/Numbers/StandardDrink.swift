/// A standard drink of a country, by its grams of ethanol.
public struct StandardDrink: Hashable, Sendable {
    /// Grams of ethanol in a millilitre, at 20 °C.
    public static let ethanolDensity = 0.789

    /// Grams of ethanol in one.
    public let grams: Double

    /// Makes a standard drink of so many grams; not above 0 counts as 10.
    public init(grams: Double) {
        self.grams = grams > 0 ? grams : 10
    }

    /// 14 g, as the United States count (NIAAA).
    public static let unitedStates = StandardDrink(grams: 14)
    /// 10 g, as Australia and most of Europe count.
    public static let tenGrams = StandardDrink(grams: 10)
    /// 8 g, a unit of the United Kingdom.
    public static let unitedKingdom = StandardDrink(grams: 8)
    /// 7 g, as the Korean guideline counts.
    public static let korea = StandardDrink(grams: 7)

    /// The choices of the settings, largest first.
    public static let all: [StandardDrink] = [.unitedStates, .tenGrams, .unitedKingdom, .korea]

    /// The one of a region ("US", "KR", "GB"); 10 g where the region is another or unknown.
    public static func standard(region: String) -> StandardDrink {
        switch region.uppercased() {
        case "US": .unitedStates
        case "GB": .unitedKingdom
        case "KR": .korea
        default: .tenGrams
        }
    }

    /// How many standard drinks so many grams of ethanol are.
    public func count(ethanol: Double) -> Double { ethanol / grams }
}
