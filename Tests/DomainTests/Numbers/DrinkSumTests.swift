import Domain
import TestSupport
import Testing

/// The sum behind a drink's numbers, and its changes with other bottles and techniques.
struct DrinkSumTests {
    private let calculator = DrinkCalculator()

    private func close(_ value: Double, _ expected: Double, _ tolerance: Double = 0.01) -> Bool {
        abs(value - expected) <= tolerance
    }

    private func sum(_ example: HandWorked, by calculator: DrinkCalculator = DrinkCalculator()) -> DrinkSum {
        calculator.sum(
            of: drink("d", example.lines, techniques: example.techniques, serving: example.serving),
            contents: HandWorked.contents, glassVolume: example.glass)
    }

    @Test(arguments: HandWorked.all)
    func `lines and water add up to the numbers of the drink`(example: HandWorked) {
        let sum = sum(example)
        let pours = sum.lines.compactMap(\.pour)
        #expect(sum.lines.map(\.index) == Array(example.lines.indices))
        #expect(close(pours.reduce(0) { $0 + $1.millilitres } + sum.water, example.diluted))
        #expect(close(pours.reduce(0) { $0 + $1.ethanol } * StandardDrink.ethanolDensity, example.ethanol))
        #expect(close(pours.reduce(0) { $0 + $1.sugar }, example.sugar))
        #expect(close(sum.estimate.strength, example.strength))
    }

    @Test func `the water reports its rule and the amount it is a share of`() throws {
        let martini = sum(try #require(HandWorked.all.first { $0.name.hasPrefix("Dry Martini") }))
        #expect(martini.rule == .stirred)
        #expect(close(martini.mixed, 70))
        #expect(close(martini.mixedStrength, 36.857))
        #expect(close(martini.share, 0.43987, 0.0001))
        let mojito = sum(try #require(HandWorked.all.first { $0.name.hasPrefix("Mojito") }))
        #expect(mojito.rule == .crushed)
        #expect(close(mojito.mixed, 69.8))
        #expect(mojito.lines.filter { $0.pour?.isAfter == true }.map(\.ingredient) == ["soda"])
        let layered = sum(try #require(HandWorked.all.first { $0.name.hasPrefix("B-52") }))
        #expect(layered.rule == .withoutIce && layered.water == 0)
        let table = sum(
            try #require(HandWorked.all.first { $0.name.hasPrefix("Dry Martini") }),
            by: DrinkCalculator(dilution: .barAssistant))
        #expect(table.rule == .table(.stir) && close(table.share, 0.2))
    }

    @Test func `another bottle is tried in every line with its ingredient`() {
        let lines = ["gin", "lime", "gin"].map {
            DrinkLine(ingredient: Identifier($0), amount: 20, unit: .millilitre)
        }
        let drink = drink("d", lines)
        var trial = DrinkTrial()
        let isReplaced = trial.replace("gin", with: "sloe-gin", in: drink)
        #expect(isReplaced && trial.bottles == [0: "sloe-gin", 2: "sloe-gin"])
        let isThere = trial.replace("rum", with: "dark-rum", in: drink)
        #expect(!isThere && trial.bottles.count == 2)
    }

    @Test func `unknown values give a lower bound, and lines with unknown units are named`() {
        let lines = [
            DrinkLine(ingredient: "gin", amount: 40, unit: .millilitre),
            DrinkLine(ingredient: "mystery", amount: 20, unit: .millilitre),
            DrinkLine(ingredient: "rum", amount: 2, unit: .other("glugs")),
            DrinkLine(ingredient: "angostura", amount: 2, unit: .dash),
        ]
        let contents: [Identifier<Ingredient>: IngredientContent] = [
            "gin": IngredientContent(strength: 40, sugar: 0), "angostura": IngredientContent(strength: 45),
            "mystery": IngredientContent(strength: 20),
        ]
        let sum = calculator.sum(
            of: drink("d", lines, serving: .neat), contents: contents, glassVolume: nil)
        #expect(sum.lines.map { $0.pour?.hasUnknownSugar } == [false, true, nil, false])
        #expect(sum.lines[2].ingredient == "rum" && sum.lines[2].strength == nil)
        #expect(sum.estimate.isSugarAtLeast && sum.estimate.isEnergyAtLeast)
        #expect(DrinkMeters(drink("d", lines, serving: .neat), estimate: sum.estimate).sugar == 1)
    }

    @Test func `a spirit of unknown sugar has none, a liqueur of unknown sugar stays uncertain`() {
        let name = LocalizedText(both: "x")
        let content = IngredientContent(strength: 40)
        #expect(content.assuming(.spirit, name: name, own: 40).sugar == 0)
        #expect(content.assuming(.spirit, name: name, own: 40).strength == 40)
        #expect(content.assuming(.liqueur, name: name, own: 40).sugar == nil)
        // Filling in the sugar does not make the strength certain.
        #expect(IngredientContent().assuming(.bitters, name: name, own: nil).strengthBasis == .estimated)
    }

    @MainActor
    private func calculation(
        _ world: SampleWorld, _ change: (inout DrinkTrial) -> Void
    ) async throws -> DrinkCalculation {
        var trial = DrinkTrial()
        change(&trial)
        let describe = DescribeDrink(drinks: world.drinks, ingredients: world.ingredients, bar: world.bar)
        return try #require(try await describe.calculation(of: "negroni", trying: trial))
    }

    @Test @MainActor func `trying another bottle or technique stores nothing`() async throws {
        let world = SampleWorld(["punt-e-mes"])
        let written = try await calculation(world) { _ in }
        #expect(close(written.sum.estimate.strength, 22.56))
        #expect(written.sum.estimate == written.description.estimate)
        // 14.1 + 7.5 + 4.8 = 26.4 ml, a = 0.29333: 90 × 1.20319 = 108.29.
        let strong = try await calculation(world) { $0.bottles[0] = "beefeater" }
        #expect(close(strong.sum.estimate.strength, 24.38))
        #expect(strong.sum.lines.map(\.ingredient) == ["beefeater", "campari", "sweet-vermouth", "orange"])
        // a = 0.27: d = 0.39321; 90 × 1.39321 = 125.39.
        let stirred = try await calculation(world) { $0.technique = .stir }
        #expect(close(stirred.sum.estimate.dilutedVolume, 125.39))
        #expect(stirred.technique?.kind == .stir)
        let mine = try await calculation(world) { $0.usesBar = true }
        #expect(mine.sum.lines.map(\.ingredient) == ["gin", "campari", "punt-e-mes"])
        let unknown = try await calculation(world) { $0.bottles[0] = "nothing" }
        #expect(unknown.sum.estimate == written.sum.estimate)
        #expect(try await world.drinks.drink("negroni") == SampleCatalogue.negroni)
        #expect(try await world.bar.bottles().map(\.ingredient) == ["punt-e-mes"])
    }

    @Test @MainActor func `a strength stated in a file counts only for the written recipe`() async throws {
        var catalogue = SampleCatalogue.standard
        catalogue.drinks = [
            Drink(
                id: "negroni", name: SampleCatalogue.negroni.name, summary: SampleCatalogue.negroni.summary, base: .gin,
                lines: [
                    DrinkLine(ingredient: "gin", amount: 30, unit: .millilitre),
                    DrinkLine(ingredient: "campari", amount: 2, unit: .other("glugs")),
                ], steps: [], techniques: [.build], glass: "rocks", serving: .rocks, statedStrength: 20)
        ]
        let world = SampleWorld(catalogue: catalogue)
        #expect(try await calculation(world) { _ in }.sum.estimate.basis == .stated)
        #expect(try await calculation(world) { $0.technique = .stir }.sum.estimate.basis == .unknown)
        #expect(try await calculation(world) { $0.bottles[0] = "beefeater" }.sum.estimate.basis == .unknown)
    }

    @Test @MainActor func `a named stand-in is poured with its own amount`() async throws {
        var catalogue = SampleCatalogue.standard
        let line = DrinkLine(
            ingredient: "simple-syrup", amount: 10, unit: .millilitre,
            substitutes: [DrinkSubstitute(ingredient: "sugar", amount: 6, unit: .gram)])
        catalogue.drinks = catalogue.drinks.map {
            $0.id == "negroni" ? $0.with(lines: [line], variantOf: nil) : $0
        }
        let sum = try await calculation(SampleWorld(catalogue: catalogue)) { $0.bottles[0] = "sugar" }.sum
        #expect(close(sum.lines[0].pour?.sugar ?? 0, 6))
    }
}
