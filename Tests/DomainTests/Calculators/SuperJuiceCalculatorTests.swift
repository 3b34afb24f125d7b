import Domain
import Testing

/// Worked by hand from the published ratios.
struct SuperJuiceCalculatorTests {
    @Test(arguments: [
        (SuperJuiceCalculator.Citrus.lime, 40.0, 20.0), (.lemon, 60, 0), (.orange, 54, 6), (.grapefruit, 48, 12),
    ])
    func `sixty grams of peel make a litre of super juice`(
        citrus: SuperJuiceCalculator.Citrus, citric: Double, malic: Double
    ) throws {
        let juice = try #require(SuperJuiceCalculator.juice(of: citrus, peel: 60))
        #expect(abs(juice.citric - citric) < 1e-9)
        #expect(abs(juice.malic - malic) < 1e-9)
        #expect(abs(juice.water - 999.6) < 1e-9)
        #expect(abs(juice.acidPer100Millilitres - 6.0) < 0.01)
    }

    @Test func `no peel makes no juice`() {
        #expect(SuperJuiceCalculator.juice(of: .lime, peel: 0) == nil)
        #expect(SuperJuiceCalculator.juice(of: .lime, peel: -1) == nil)
    }
}
