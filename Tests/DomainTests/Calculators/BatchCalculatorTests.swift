import Domain
import Testing

struct BatchCalculatorTests {
    /// a = 0.27: −1.21 × 0.0729 + 1.246 × 0.27 + 0.145 = 0.3932; 900 ml take 353.9 ml, 27 % becomes 19.4 %.
    @Test func `ten Negronis stirred`() throws {
        let batch = try #require(BatchCalculator.batch(mix: 90, strength: 27, servings: 10, technique: .stir))
        #expect(batch.mix == 900)
        #expect(abs(batch.share - 0.3932) < 1e-4)
        #expect(abs(batch.water - 353.9) < 0.1)
        #expect(abs(batch.strength - 19.4) < 0.05)
        #expect(batch.bottles(of: 700) == 2)
    }

    /// Built on ice: a tenth, whatever the strength.
    @Test func `built ones take a tenth`() throws {
        let batch = try #require(BatchCalculator.batch(mix: 100, strength: 20, servings: 7, technique: .build))
        #expect(abs(batch.water - 70) < 1e-9)
        #expect(batch.bottles(of: 770) == 1)
        #expect(batch.bottles(of: 0) == 0)
    }

    @Test(arguments: [(0.0, 20.0, 1.0), (90, -1, 1), (90, 101, 1), (90, 20, 0)])
    func `what is no batch has no numbers`(mix: Double, strength: Double, servings: Double) {
        #expect(BatchCalculator.batch(mix: mix, strength: strength, servings: servings, technique: .stir) == nil)
    }
}
