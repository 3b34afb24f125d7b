import Domain
import Testing

struct StandardDrinkTests {
    @Test(arguments: [("US", 14.0), ("kr", 7), ("GB", 8), ("AU", 10), ("", 10)])
    func `a region defines its standard drink`(region: String, grams: Double) {
        #expect(StandardDrink.standard(region: region).grams == grams)
    }

    @Test func `the Negroni is 1.4 American standard drinks`() {
        // 24.3 ml × 0.789 = 19.17 g.
        #expect(abs(StandardDrink.unitedStates.count(ethanol: 19.17) - 1.369) < 0.001)
    }

    @Test func `invalid grams count as ten`() {
        #expect(StandardDrink(grams: 0).grams == 10)
        #expect(StandardDrink(grams: -3).grams == 10)
    }
}
