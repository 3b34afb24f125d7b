package enum ShopPurchase: Hashable, Sendable {
    case packs(Int, millilitres: Double)
    case pieces(Int)
    /// Sold in a form that the recipe's unit does not determine.
    case asWritten

    /// Rounds an amount (nil: one) up to what shops sell, in bottles of `size` millilitres; nil for the usual size.
    package init(amount: Double?, unit: MeasureUnit?, category: IngredientCategory?, size: Double? = nil) {
        let pack = size.flatMap { $0 > 0 ? $0 : nil } ?? category.flatMap(Self.packSize)
        guard let amount, let unit else {
            self = pack.map { .packs(1, millilitres: $0) } ?? .asWritten
            return
        }
        if unit == .whole, pack == nil {
            self = .pieces(Self.roundedUp(amount))
        } else if let size = pack, unit == .whole || unit == .bottle || unit == .can {
            // An amount in bottles means bottles as sold in shops.
            self = .packs(Self.roundedUp(amount), millilitres: size)
        } else if let size = pack, let one = unit.millilitres {
            self = .packs(Self.roundedUp(amount * one / size), millilitres: size)
        } else {
            self = .asWritten
        }
    }

    /// The usual bottle, carton or can in millilitres; nil for what is sold by the piece or by weight.
    ///
    /// Spirits and liqueurs 700 (the European bottle, sold in Korea too; the American one is 750), wine and vermouth
    /// 750, bitters 200 (Angostura's; others are smaller and last as long), beer 330, juice 1000, syrup 700, mixers and
    /// dairy 500. Our own choice for counting what to carry home; shops may differ.
    package static func packSize(of category: IngredientCategory) -> Double? {
        switch category {
        case .spirit, .liqueur, .syrup: 700
        case .wine, .vermouth: 750
        case .bitters: 200
        case .beer: 330
        case .juice: 1_000
        case .mixer, .dairy: 500
        case .fruit, .sweetener, .egg, .herb, .spice, .hot, .other: nil
        }
    }

    /// Rounds up to a whole number, at least one; tolerates the error of adding fractions.
    private static func roundedUp(_ count: Double) -> Int { Int(min(max((count - 1e-9).rounded(.up), 1), 1e6)) }
}
