import Domain
import FeatureKit
import TestSupport
import Testing

@testable import Recipes

struct StepPoursTests {
    private func pours(_ lines: [DrinkLine], _ steps: [String]) -> StepPours {
        let name = LocalizedText(english: "Drink", korean: "한 잔")
        let drink = Drink(
            id: "drink", name: name, summary: name, base: .gin, lines: lines,
            steps: steps.map { LocalizedText(english: $0, korean: "") }, techniques: [.build], glass: "rocks",
            serving: .rocks)
        return Self.pours(of: drink)
    }

    private static func pours(of drink: Drink) -> StepPours {
        let known = SampleCatalogue.standard.ingredients.map { ($0.id, $0) }
        return StepPours(of: drink, ingredients: Dictionary(uniqueKeysWithValues: known))
    }

    private func line(_ id: Identifier<Ingredient>, isOptional: Bool = false, isAfter: Bool = false) -> DrinkLine {
        DrinkLine(ingredient: id, amount: 30, unit: .millilitre, isOptional: isOptional, isAfter: isAfter)
    }

    private func layers(_ count: Int) -> [GlassLayer] {
        (0..<count).map { GlassLayer(line: $0, share: 1 / Double(count), color: nil) }
    }

    @Test func `a step pours the ingredients it is the first to name, also by their kind`() {
        #expect(Self.pours(of: SampleCatalogue.negroni).steps == [1, 1, 1, 3])
    }

    @Test func `"everything" pours all lines but those of later steps`() {
        let lines = [
            line("gin"), line("lime-juice"), line("water", isAfter: true), line("lime", isOptional: true),
        ]
        let steps = ["Put everything but the water in a shaker with ice.", "Top with water.", "Garnish with lime."]
        #expect(pours(lines, steps).steps == [0, 0, 1, 2])
        #expect(pours(lines, ["Muddle the lime.", "Shake the rest."]).steps == [1, 1, nil, 0])
    }

    @Test func `lines that no step names are in the glass with the last step`() {
        let pours = pours([line("gin"), line("campari"), line("sweet-vermouth")], ["Pour gin.", "Stir.", "Serve."])
        #expect(pours.steps == [0, nil, nil])
        #expect((0..<3).map { pours.layers(of: layers(3), after: $0).map(\.line) } == [[0], [0, 1], [0, 1, 2]])
    }
}
