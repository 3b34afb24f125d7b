import Testing

@testable import Domain

struct DrinkMetersTests {
    private func meters(
        strength: Double = 0, sugar: Double = 0, _ techniques: [TechniqueKind] = [.build], lines: Int = 1,
        optional: Int = 0
    ) -> DrinkMeters {
        let all =
            (0..<lines).map { line(Identifier("i\($0)")) }
            + (0..<optional).map { line(Identifier("o\($0)"), optional: true) }
        return DrinkMeters(
            drink("d", all, techniques: techniques),
            estimate: DrinkEstimate(
                volume: 100, dilutedVolume: 100, strength: strength, ethanol: 0, sugar: sugar, kilocalories: 0,
                unknownLines: 0, basis: .known, isSugarAtLeast: false))
    }

    @Test(arguments: [(0, 0), (0.3, 1), (12.9, 1), (13, 2), (21.9, 2), (22, 3), (40, 3)])
    func `the strength meter steps up at 13 and 22 per cent`(value: Double, step: Int) {
        #expect(meters(strength: value).strength == step)
    }

    @Test(arguments: [(0, 0), (0.1, 1), (4.9, 1), (5, 2), (9.9, 2), (10, 3)])
    func `the sugar meter steps up at 5 and 10 grams per 100 ml`(value: Double, step: Int) {
        #expect(meters(sugar: value).sugar == step)
    }

    @Test func `the level depends on technique and number of lines`() {
        #expect(meters([.build]).level == 1)
        #expect(meters([.stir]).level == 1)
        #expect(meters([.shake]).level == 2)
        #expect(meters([.build, .stir]).level == 1)
        #expect(meters([.muddle, .build]).level == 2)
        #expect(meters([.muddle, .shake]).level == 2)
        #expect(meters([.dryShake, .shake]).level == 3)
        #expect(meters([.stir], lines: 5).level == 1)
        #expect(meters([.stir], lines: 6).level == 2)
        #expect(meters([.stir], lines: 5, optional: 3).level == 1)
        #expect(meters([.shake, .layer], lines: 7).level == 3)
    }
}
