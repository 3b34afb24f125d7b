import Domain
import Testing

struct ServingScalerTests {
    private let scaler = ServingScaler()

    private func amount(
        _ amount: Double, _ unit: MeasureUnit, by factor: Double, volume: VolumeUnit? = nil
    ) -> Double? {
        ServingScaler(volume: volume)
            .scaled(DrinkLine(ingredient: "i", amount: amount, unit: unit), by: factor).amount
    }

    @Test func `one serving keeps its exact amounts`() {
        let odd = DrinkLine(ingredient: "i", amount: 22.3, amountMax: 23.1, unit: .millilitre)
        #expect(scaler.scaled(odd, by: 1) == odd)
        #expect(ServingScaler(volume: .ounce).scaled(odd, by: 1) == odd)
    }

    @Test func `scaled amounts are rounded to measurable steps`() {
        #expect(amount(22, .millilitre, by: 2) == 45)
        #expect(amount(20, .millilitre, by: 1.5) == 30)
        #expect(amount(2, .centilitre, by: 1.33) == 2.75)
        #expect(amount(0.75, .ounce, by: 1.5) == 1.125)
        #expect(amount(2, .dash, by: 1.3) == 3)
        #expect(amount(1, .teaspoon, by: 1.6) == 1.5)
        #expect(amount(1, .whole, by: 0.5) == 0.5)
        #expect(amount(5, .leaf, by: 1.5) == 8)
    }

    @Test func `scaling never reduces an amount to zero`() {
        #expect(amount(1, .dash, by: 0.1) == 1)
        #expect(amount(5, .millilitre, by: 0.1) == 2.5)
        #expect(amount(0.25, .ounce, by: 0.1) == 0.125)
        #expect(amount(1, .whole, by: 0.1) == 0.5)
    }

    @Test func `rounding uses the steps of the selected unit`() {
        // 60 ml are 2.0288 oz, two of them 4.0577: 4 oz.
        let line = ServingScaler(volume: .ounce)
            .scaled(DrinkLine(ingredient: "i", amount: 60, unit: .millilitre), by: 2)
        #expect(line.amount == 4)
        #expect(line.unit == .ounce)
        #expect(amount(1, .ounce, by: 2, volume: .millilitre) == 60)
        #expect(amount(2, .dash, by: 2, volume: .ounce) == 4)
    }

    @Test func `eight times an ounce of a jigger are eight ounces`() {
        #expect(amount(30, .millilitre, by: 8, volume: .ounce) == 8)
        #expect(amount(22.5, .millilitre, by: 8, volume: .ounce) == 6)
        #expect(amount(4.5, .centilitre, by: 4, volume: .ounce) == 6)
        // 20 ml are 0.676 oz, far from any eighth: 160 ml are 5.41.
        #expect(amount(20, .millilitre, by: 8, volume: .ounce) == 5.375)
    }

    @Test func `both ends of a range are scaled`() {
        let range = DrinkLine(ingredient: "i", amount: 15, amountMax: 20, unit: .millilitre)
        let scaled = scaler.scaled(range, by: 3)
        #expect(scaled.amount == 45)
        #expect(scaled.amountMax == 60)
    }

    @Test func `a top-up is not scaled, substitutes are`() {
        let line = DrinkLine(
            ingredient: "cube", amount: 1, unit: .cube,
            substitutes: [
                DrinkSubstitute(ingredient: "syrup", amount: 5, unit: .millilitre),
                DrinkSubstitute(ingredient: "sugar"),
            ])
        #expect(
            scaler.scaled(line, by: 3).substitutes == [
                DrinkSubstitute(ingredient: "syrup", amount: 15, unit: .millilitre),
                DrinkSubstitute(ingredient: "sugar"),
            ])
        #expect(scaler.scaled(DrinkLine(ingredient: "soda", amount: nil, unit: .topUp), by: 3).amount == nil)
    }

    @Test func `a volume is converted to the servings that fill it`() throws {
        // The Negroni is 107.694495 ml in the glass, of which 17.69 are water.
        let negroni = try #require(HandWorked.all.first)
        let recipe = drink("n", negroni.lines, techniques: negroni.techniques, serving: negroni.serving)
        let scaled = scaler.scaled(recipe, toVolume: 538.472475, contents: HandWorked.contents, glassVolume: 300)
        #expect(abs(scaled.factor - 5) < 1e-9)
        #expect(scaled.lines.map(\.amount) == [150, 150, 150, 2.5])
        #expect(scaled.water == 87.5)
    }

    @Test func `a batch includes the water that ice would add`() throws {
        let negroni = try #require(HandWorked.all.first)
        let recipe = drink("n", negroni.lines, techniques: negroni.techniques, serving: negroni.serving)
        let batch = scaler.scaled(recipe, servings: 8, contents: HandWorked.contents, glassVolume: 300)
        #expect(batch.water == 142.5)
        let neat = drink("n", negroni.lines, techniques: negroni.techniques, serving: .neat)
        #expect(scaler.scaled(neat, servings: 8, contents: HandWorked.contents).water == 0)
    }

    @Test func `invalid servings count as one`() {
        let recipe = drink("n", [line("gin")])
        #expect(scaler.scaled(recipe, servings: 0).lines == recipe.lines)
        #expect(scaler.scaled(recipe, servings: -2).factor == 1)
        #expect(scaler.scaled(recipe, servings: .infinity).factor == 1)
        #expect(scaler.scaled(drink("n", []), toVolume: 500, contents: [:], glassVolume: nil).factor == 1)
    }
}
