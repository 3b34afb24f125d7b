import Domain
import Testing

struct BatchCalculatorTests {
    /// a = 0.27: −1.21 × 0.0729 + 1.246 × 0.27 + 0.145 = 0.3932; 900 ml take 353.9 ml, 27% becomes 19.4%.
    @Test func `a batch of ten stirred Negronis has the expected numbers`() throws {
        let batch = try #require(BatchCalculator.batch(mix: 90, strength: 27, servings: 10, technique: .stir))
        #expect(batch.mix == 900)
        #expect(abs(batch.share - 0.3932) < 1e-4)
        #expect(abs(batch.water - 353.9) < 0.1)
        #expect(abs(batch.strength - 19.4) < 0.05)
        #expect(batch.bottles(of: 700) == 2)
    }

    /// Half of stirring: a = 0.20 takes (−1.21 × 0.04 + 1.246 × 0.2 + 0.145) / 2 = 0.1729; 700 ml take 121.0 ml.
    @Test func `a built batch takes half the water of a stirred one`() throws {
        let batch = try #require(BatchCalculator.batch(mix: 100, strength: 20, servings: 7, technique: .build))
        #expect(abs(batch.water - 121.03) < 1e-9)
        #expect(batch.bottles(of: 770) == 2)
        #expect(batch.bottles(of: 0) == 0)
    }

    @Test(arguments: [(0.0, 20.0, 1.0), (90, -1, 1), (90, 101, 1), (90, 20, 0)])
    func `invalid values make no batch`(mix: Double, strength: Double, servings: Double) {
        #expect(BatchCalculator.batch(mix: mix, strength: strength, servings: servings, technique: .stir) == nil)
    }
}
