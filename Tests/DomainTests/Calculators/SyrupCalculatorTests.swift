import Domain
import Testing

/// Worked by hand with the fit of the docstring.
struct SyrupCalculatorTests {
    @Test func `half a kilogram of sugar makes 812 ml of one to one`() throws {
        let syrup = try #require(
            SyrupCalculator.syrup(sugarParts: 1, waterParts: 1, known: .sugar, amount: 500))
        #expect(abs(syrup.water - 500) < 1e-9)
        #expect(abs(syrup.brix - 50) < 1e-9)
        #expect(abs(syrup.volume - 812.5) < 0.1)
        #expect(abs(syrup.sugarPer100Millilitres - 61.5) < 0.1)
    }

    @Test func `250 ml of water make 563 ml of two to one`() throws {
        let syrup = try #require(
            SyrupCalculator.syrup(sugarParts: 2, waterParts: 1, known: .water, amount: 250))
        #expect(abs(syrup.sugar - 500) < 1e-9)
        #expect(abs(syrup.brix - 66.67) < 0.01)
        #expect(abs(syrup.volume - 563.5) < 0.1)
    }

    @Test func `a 700 ml bottle of one to one takes 431 g of each`() throws {
        let syrup = try #require(
            SyrupCalculator.syrup(sugarParts: 1, waterParts: 1, known: .volume, amount: 700))
        #expect(abs(syrup.sugar - 430.8) < 0.1)
        #expect(abs(syrup.water - 430.8) < 0.1)
        #expect(abs(syrup.volume - 700) < 1e-9)
    }

    @Test func `density matches water at 0 Brix and tables at higher values`() {
        #expect(abs(SyrupCalculator.density(brix: 0) - 0.9982) < 1e-9)
        #expect(abs(SyrupCalculator.density(brix: 50) - 1.2296) < 0.002)
        #expect(abs(SyrupCalculator.density(brix: 20) - 1.0810) < 0.002)
    }

    @Test(arguments: [(0.0, 1.0, 500.0), (1, 0, 500), (1, 1, 0), (1, 1, -3), (9, 1, 500), (1, 1, .infinity)])
    func `invalid proportions or amounts make no syrup`(sugar: Double, water: Double, amount: Double) {
        #expect(SyrupCalculator.syrup(sugarParts: sugar, waterParts: water, known: .sugar, amount: amount) == nil)
    }
}
