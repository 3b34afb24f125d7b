import Domain
import Testing

struct ShopPurchaseTests {
    @Test(
        arguments: [
            (30, .millilitre, .spirit, .packs(1, millilitres: 700)),
            (700, .millilitre, .liqueur, .packs(1, millilitres: 700)),
            (700.1, .millilitre, .spirit, .packs(2, millilitres: 700)),
            (800, .millilitre, .wine, .packs(2, millilitres: 750)),
            (75, .centilitre, .vermouth, .packs(1, millilitres: 750)),
            (24, .ounce, .spirit, .packs(2, millilitres: 700)), (3, .dash, .bitters, .packs(1, millilitres: 200)),
            (660, .millilitre, .beer, .packs(2, millilitres: 330)),
            (1_001, .millilitre, .juice, .packs(2, millilitres: 1_000)),
            (2.5, .whole, .fruit, .pieces(3)), (0.1, .whole, .egg, .pieces(1)), (2, .slice, .fruit, .asWritten),
            (8, .gram, .sweetener, .asWritten), (50, .millilitre, .fruit, .asWritten),
            (1, .other("glug"), .spirit, .asWritten),
        ] as [(Double, MeasureUnit, IngredientCategory, ShopPurchase)])
    func `an amount is rounded up to a size that shops sell`(
        amount: Double, unit: MeasureUnit, category: IngredientCategory, purchase: ShopPurchase
    ) {
        #expect(ShopPurchase(amount: amount, unit: unit, category: category) == purchase)
    }

    @Test func `a purchase without an amount is one pack`() {
        #expect(ShopPurchase(amount: nil, unit: nil, category: .spirit) == .packs(1, millilitres: 700))
        #expect(ShopPurchase(amount: nil, unit: nil, category: .fruit) == .asWritten)
        #expect(ShopPurchase(amount: 30, unit: .millilitre, category: nil) == .asWritten)
    }

    @Test func `adding tenths does not buy an extra bottle`() {
        let tenth = ShoppingEntry(.ingredient("gin"), amount: 0.1 * 700, unit: .millilitre)
        let whole = (1..<10).reduce(tenth) { sum, _ in sum.merged(with: tenth) ?? sum }
        #expect(ShopPurchase(amount: whole.amount, unit: whole.unit, category: .spirit) == .packs(1, millilitres: 700))
        #expect(
            ShopPurchase(amount: (0.1 + 0.2) * 10, unit: .whole, category: .fruit) == .pieces(3), "3.0000000000000004")
    }

    @Test func `a huge amount does not overflow`() {
        let sea = ShopPurchase(amount: 1e300, unit: .millilitre, category: .spirit)
        #expect(sea == .packs(1_000_000, millilitres: 700))
    }
}
