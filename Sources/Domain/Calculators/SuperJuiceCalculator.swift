/// Super juice: the oils of a citrus peel, extracted with acids and stretched with water.
///
/// Nickle Morris's method, in the ratios by weight of peel that Kevin Kos published: as much acid as peel (lime two
/// thirds citric and one third malic, lemon citric only, orange nine to one, grapefruit eight to two); water 16.66
/// times the peel, so that the juice holds about 6 g of acid in 100 ml, like fresh juice.
package enum SuperJuiceCalculator {
    package enum Citrus: String, CaseIterable, Sendable {
        case lime
        case lemon
        case orange
        case grapefruit

        /// The share of citric acid; the rest is malic.
        package var citricShare: Double {
            switch self {
            case .lime: 2.0 / 3
            case .lemon: 1
            case .orange: 0.9
            case .grapefruit: 0.8
            }
        }
    }

    package struct Juice: Hashable, Sendable {
        /// In grams, like the acids and the water.
        package let peel: Double
        package let citric: Double
        package let malic: Double
        package let water: Double
        /// Grams of acid in 100 ml of water.
        package var acidPer100Millilitres: Double { water > 0 ? (citric + malic) / water * 100 : 0 }
    }

    package static let waterByPeel = 16.66

    /// `peel` is grams; returns nil unless it is above 0.
    package static func juice(of citrus: Citrus, peel: Double) -> Juice? {
        guard peel > 0, peel.isFinite else { return nil }
        return Juice(
            peel: peel, citric: peel * citrus.citricShare, malic: peel * (1 - citrus.citricShare),
            water: peel * waterByPeel)
    }
}
