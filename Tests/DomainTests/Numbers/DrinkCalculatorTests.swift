import Testing

@testable import Domain

struct DrinkCalculatorTests {
    private let calculator = DrinkCalculator()

    private func close(_ value: Double, _ expected: Double, _ tolerance: Double) -> Bool {
        abs(value - expected) <= tolerance
    }

    @Test(arguments: HandWorked.all)
    func `a drink matches the numbers worked out by hand`(example: HandWorked) {
        let recipe = drink("d", example.lines, techniques: example.techniques, serving: example.serving)
        let estimate = calculator.estimate(of: recipe, contents: HandWorked.contents, glassVolume: example.glass)
        #expect(close(estimate.volume, example.volume, 0.01), "\(estimate)")
        #expect(close(estimate.dilutedVolume, example.diluted, 0.01), "\(estimate)")
        #expect(close(estimate.strength, example.strength, 0.01), "\(estimate)")
        #expect(close(estimate.ethanol, example.ethanol, 0.01), "\(estimate)")
        #expect(close(estimate.sugar, example.sugar, 0.01), "\(estimate)")
        #expect(close(estimate.kilocalories, example.kilocalories, 0.1), "\(estimate)")
        #expect(estimate.unknownLines == 0)
    }

    @Test func `the examples cover every technique and every way of serving`() {
        #expect(Set(HandWorked.all.flatMap(\.techniques)) == Set(TechniqueKind.allCases))
        #expect(HandWorked.all.count >= 25)
        #expect(Set(HandWorked.all.map(\.serving)) == Set(ServingStyle.allCases))
    }

    @Test func `Bar Assistant's table applies to all lines`() throws {
        let table = DrinkCalculator(dilution: .barAssistant)
        let collins = try #require(HandWorked.all.first { $0.name.hasPrefix("Tom Collins") })
        let shaken = drink("d", collins.lines, techniques: collins.techniques, serving: collins.serving)
        // 150 ml, soda too, × 1.25 = 187.5; 18 / 187.5 = 9.6%.
        let estimate = table.estimate(of: shaken, contents: HandWorked.contents, glassVolume: 350)
        #expect(close(estimate.dilutedVolume, 187.5, 0.01))
        #expect(close(estimate.strength, 9.6, 0.01))
        // Room 120: 50 × 1.1 = 55 leave 65, which is (65 / 1.1 = 59.09) × 1.1.
        let tonic = DrinkLine(ingredient: "tonic", amount: nil, unit: .topUp)
        let gin = DrinkLine(ingredient: "gin", amount: 50, unit: .millilitre)
        let topped = table.estimate(
            of: drink("d", [gin, tonic], serving: .rocks), contents: HandWorked.contents, glassVolume: 200)
        #expect(close(topped.volume, 109.09, 0.01))
        #expect(close(topped.dilutedVolume, 120, 0.01))
    }

    @Test func `lines with unknown units are skipped and counted, "to taste" is neither`() {
        let lines = [
            DrinkLine(ingredient: "gin", amount: 50, unit: .millilitre),
            DrinkLine(ingredient: "rum", amount: 2, unit: .other("jiggers")),
            DrinkLine(ingredient: "bitters", amount: nil, unit: .other("other")),
        ]
        let estimate = calculator.estimate(
            of: drink("d", lines, serving: .neat), contents: HandWorked.contents, glassVolume: nil)
        #expect(estimate.unknownLines == 1)
        #expect(close(estimate.volume, 50, 0.01))
        #expect(close(estimate.strength, 40, 0.01))
    }

    @Test func `a splash after mixing is soda from the bottle, and in the shaker a spoonful`() {
        func volume(after: Bool) -> Double {
            let line = DrinkLine(ingredient: "soda", amount: 1, unit: .splash, isAfter: after)
            return calculator.estimate(
                of: drink("d", [line], serving: .neat), contents: HandWorked.contents, glassVolume: nil
            ).volume
        }
        #expect(volume(after: true) == 20)
        #expect(volume(after: false) == 5)
        let line = DrinkLine(ingredient: "soda", amount: 1, unit: .splash, isAfter: true)
        #expect(line.shoppingAmount(nil).0 == 20)
    }

    @Test func `a range counts as its midpoint`() {
        let range = DrinkLine(ingredient: "gin", amount: 40, amountMax: 60, unit: .millilitre)
        let estimate = calculator.estimate(
            of: drink("d", [range], serving: .neat), contents: HandWorked.contents, glassVolume: nil)
        #expect(close(estimate.volume, 50, 0.01))
    }

    @Test func `an ingredient with unknown content has a volume and unknown strength`() {
        let lines = [DrinkLine(ingredient: "nobody", amount: 30, unit: .millilitre)]
        let estimate = calculator.estimate(of: drink("d", lines, serving: .neat), contents: [:], glassVolume: nil)
        #expect(
            estimate
                == DrinkEstimate(
                    volume: 30, dilutedVolume: 30, strength: 0, ethanol: 0, sugar: 0, kilocalories: 0,
                    unknownLines: 0, basis: .unknown, isSugarAtLeast: true))
    }

    @Test func `an empty drink has only zeros`() {
        let estimate = calculator.estimate(of: drink("d", []), contents: [:], glassVolume: nil)
        #expect(
            estimate
                == DrinkEstimate(
                    volume: 0, dilutedVolume: 0, strength: 0, ethanol: 0, sugar: 0, kilocalories: 0, unknownLines: 0,
                    basis: .known, isSugarAtLeast: false))
        #expect(estimate.sugarPer100 == 0)
    }

    @Test func `a top-up without a known glass has its maximum, and is never negative`() {
        let lines = [
            DrinkLine(ingredient: "gin", amount: 50, unit: .millilitre),
            DrinkLine(ingredient: "soda", amount: nil, unit: .topUp),
        ]
        func volume(_ glass: Double?) -> Double {
            calculator.estimate(
                of: drink("d", lines, serving: .rocks), contents: HandWorked.contents, glassVolume: glass
            )
            .volume
        }
        #expect(close(volume(nil), 140, 0.01))
        #expect(close(volume(60), 50, 0.01))
    }

    @Test func `two top-ups share the room`() {
        let lines = [
            DrinkLine(ingredient: "gin", amount: 50, unit: .millilitre),
            DrinkLine(ingredient: "soda", amount: nil, unit: .topUp),
            DrinkLine(ingredient: "tonic", amount: nil, unit: .topUp),
        ]
        // 300 × 0.6 - 55 = 125: 62.5 each.
        let pours = calculator.pours(
            of: drink("d", lines, serving: .rocks), contents: HandWorked.contents, glassVolume: 300
        ).pours
        #expect(close(pours[1].millilitres, 62.5, 0.01))
        #expect(close(pours[2].millilitres, 62.5, 0.01))
    }

    @Test func `the bottles of a bar count, substitutes with their own amount`() {
        let lines = [
            DrinkLine(ingredient: "gin", amount: 30, unit: .millilitre),
            DrinkLine(
                ingredient: "sugar-cube", amount: 1, unit: .cube,
                substitutes: [DrinkSubstitute(ingredient: "simple-syrup", amount: 10, unit: .millilitre)]),
            DrinkLine(ingredient: "cream", amount: 20, unit: .millilitre, isOptional: true),
        ]
        var contents = HandWorked.contents
        contents["navy-gin"] = IngredientContent(strength: 57)
        let match = DrinkMatch(
            lines: [.kind(by: "navy-gin"), .substitute(by: "simple-syrup", origin: .recipe), .missing], missing: [])
        let estimate = calculator.estimate(
            of: drink("d", lines, serving: .neat), contents: contents, glassVolume: nil, match: match)
        // 30 ml of 57% and 10 ml of syrup; the optional cream is not there.
        #expect(close(estimate.volume, 40, 0.01))
        #expect(close(estimate.ethanol, 30 * 0.57 * 0.789, 0.01))
        #expect(close(estimate.sugar, 6, 0.01))
    }

    @Test func `grams, spoons and pieces are converted by weight`() {
        func sugar(_ amount: Double, _ unit: MeasureUnit, _ id: Identifier<Ingredient>) -> (Double, Double) {
            let line = DrinkLine(ingredient: id, amount: amount, unit: unit)
            let pour = calculator.pours(of: drink("d", [line]), contents: HandWorked.contents, glassVolume: nil).pours[
                0]
            return (pour.sugar, pour.millilitres)
        }
        #expect(sugar(10, .gram, "sugar") == (10, 6))
        #expect(sugar(1, .barspoon, "sugar") == (4, 2.4))
        #expect(sugar(1, .tablespoon, "sugar") == (12, 4 * 3 * 0.6))
        #expect(sugar(2, .cube, "sugar-cube") == (8, 4.8))
        #expect(sugar(10, .gram, "honey") == (11, 10))
        #expect(sugar(1, .wedge, "lime") == (0, 0))
    }
}
