import Testing

@testable import Domain

struct DrinkEvidenceTests {
    @Test func `each kind of evidence has its weight, and weights add up`() {
        #expect(DrinkEvidence().weight == 0)
        #expect(DrinkEvidence(rating: 5).weight == 2)
        #expect(DrinkEvidence(rating: 3).weight == 0)
        #expect(DrinkEvidence(rating: 0.5).weight == -2.5)
        #expect(DrinkEvidence(isSaved: true).weight == 1)
        #expect(DrinkEvidence(daysSinceMade: 400).weight == 0.5)
        #expect(DrinkEvidence(isTried: true).weight == 0.3)
        #expect(DrinkEvidence(rating: 4, isSaved: true, daysSinceMade: 1, isTried: true).weight == 2.8)
    }

    @Test(arguments: [(9, 2), (-4, -2.5), (Double.nan, 0), (Double.infinity, 0)] as [(Double, Double)])
    func `a rating out of range is clamped, and a non-finite one is ignored`(rating: Double, weight: Double) {
        #expect(DrinkEvidence(rating: rating).weight == weight)
    }

    @Test(arguments: [(0, 0), (45, 0.5), (90, 1), (400, 1), (-3, 0)] as [(Double, Double)])
    func `novelty recovers ninety days after a drink is made`(days: Double, novelty: Double) {
        #expect(DrinkEvidence(daysSinceMade: days).novelty == novelty)
    }

    @Test func `a drink never tried is novel, and one tried at an unknown date is not`() {
        #expect(DrinkEvidence().novelty == 1)
        #expect(DrinkEvidence(isSaved: true).novelty == 1)
        #expect(DrinkEvidence(isTried: true).novelty == 0)
        #expect(DrinkEvidence(rating: 4).novelty == 0)
        #expect(DrinkEvidence(rating: 4, daysSinceMade: 45).novelty == 0.5)
    }

    @Test func `the strongest evidence is the basis`() {
        #expect(DrinkEvidence(rating: 4, isSaved: true).basis == .loved)
        #expect(DrinkEvidence(rating: 3, isSaved: true).basis == .kept)
        #expect(DrinkEvidence(daysSinceMade: 3, isTried: true).basis == .kept)
        #expect(DrinkEvidence(isTried: true).basis == .tried)
        #expect(DrinkEvidence(rating: 1, isSaved: true, isTried: true).basis == nil)
        #expect(DrinkEvidence(rating: 3).basis == nil)
    }
}
