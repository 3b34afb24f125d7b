import Domain
import TestSupport
import Testing

/// A strength is known, stated, estimated or unknown, and unknown never counts as free of alcohol.
struct StrengthBasisTests {
    private let ingredients = [
        Ingredient(
            id: "lemon-juice", name: LocalizedText(english: "Lemon juice", korean: "레몬 주스"), category: .juice,
            content: IngredientContent(strength: 0)),
        Ingredient(id: "pear-juice", name: LocalizedText(english: "Pear juice", korean: "배 주스"), category: .juice),
        Ingredient(
            id: "gin", name: LocalizedText(english: "Gin", korean: "진"), category: .spirit,
            content: IngredientContent(strength: 40)),
        Ingredient(id: "scotch", name: LocalizedText(english: "Scotch", korean: "스카치"), category: .spirit),
        Ingredient(id: "mystery", name: LocalizedText(english: "Mystery", korean: "수수께끼"), category: .other),
        Ingredient(
            id: "wine", name: LocalizedText(english: "Wine", korean: "와인"), category: .wine,
            content: IngredientContent(strength: 12)),
    ]

    private func drink(_ lines: [DrinkLine], stated: Double? = nil, base: BaseSpirit = .none) -> Drink {
        Drink(
            id: "d", name: LocalizedText(english: "D", korean: "디"), summary: LocalizedText(both: ""),
            base: base, lines: lines, steps: [], techniques: [.build], glass: "rocks", serving: .neat,
            statedStrength: stated)
    }

    private func line(_ amount: Double?, _ id: Identifier<Ingredient>, _ unit: MeasureUnit = .millilitre) -> DrinkLine {
        DrinkLine(ingredient: id, amount: amount, unit: unit)
    }

    private func estimate(_ lines: [DrinkLine], stated: Double? = nil) -> DrinkEstimate {
        DrinkCalculator().estimate(
            of: drink(lines, stated: stated), contents: Catalogue(ingredients: ingredients).contents(),
            glassVolume: nil)
    }

    @Test func `a stated strength is used where the lines do not determine it`() {
        let sour = [line(60, "mystery"), line(22.5, "lemon-juice")]
        let stated = estimate(sour, stated: 22)
        #expect(stated.basis == .stated)
        #expect(stated.strength == 22)
        #expect(abs(stated.ethanol - 82.5 * 0.22 * 0.789) < 0.01)
        let known = estimate([line(50, "gin"), line(50, "lemon-juice")], stated: 5)
        #expect(known.basis == .known)
        #expect(known.strength == 20)
    }

    @Test(arguments: [1, 2, 60])
    func `a stated strength takes precedence over an estimate, however small the amount`(amount: Double) {
        let lines = [line(amount, "scotch"), line(60, "lemon-juice")]
        #expect(estimate(lines).basis == .estimated)
        #expect(estimate(lines, stated: 15).basis == .stated)
        #expect(estimate(lines, stated: 15).strength == 15)
    }

    @Test(arguments: [(0, StrengthBasis.unknown), (1, .known), (60, .known)])
    func `alcohol to taste makes the strength unknown only without other alcohol`(
        gin: Double, basis: StrengthBasis
    ) {
        #expect(
            estimate([line(60, "lemon-juice"), line(nil, "wine")] + (gin > 0 ? [line(gin, "gin")] : [])).basis == basis)
    }

    @Test func `a stated strength is used where no line holds alcohol`() {
        let sweet = estimate([line(60, "lemon-juice")], stated: 15)
        #expect(sweet.basis == .stated)
        #expect(sweet.strength == 15)
        #expect(estimate([line(60, "lemon-juice")], stated: 0).basis == .known)
    }

    @Test func `an unmeasured juice is estimated as alcohol-free, and so are its drinks`() {
        let nectar = estimate([line(100, "pear-juice")])
        #expect(nectar.basis == .estimated && nectar.strength == 0)
        #expect(estimate([line(100, "pear-juice")], stated: 15).strength == 15)
        #expect(estimate([line(100, "pear-juice")], stated: 0).basis == .stated)
        // An estimated juice counts like a measured one: the lines are complete, and the stated strength is ignored.
        let sour = estimate([line(50, "gin"), line(50, "pear-juice")], stated: 5)
        #expect(sour.basis == .estimated && sour.strength == 20)
        let all = Catalogue(drinks: [named("nectar", [line(100, "pear-juice")])], ingredients: ingredients)
        let index = DrinkIndex(DrinkIndexContents(all))
        let found = index.listing(DrinkFilter(wanted: [.alcoholFree]), sort: .name, by: .english)
        #expect(index.drinks(at: found, by: .english) == ["nectar"])
    }

    @Test(arguments: [IngredientCategory.dairy, .juice, .mixer])
    func `neither category nor kind makes a named drink alcohol-free`(category: IngredientCategory) throws {
        let name = LocalizedText(english: "Cream liqueur", korean: "크림 리큐르")
        let contents = Catalogue(
            ingredients: [
                Ingredient(
                    id: "cream", name: LocalizedText(english: "Cream", korean: "크림"), category: .dairy,
                    content: IngredientContent(strength: 0)),
                Ingredient(id: "alone", name: name, category: category),
                Ingredient(id: "below", name: name, parent: "cream", category: category),
                Ingredient(id: "said", name: name, category: category, content: IngredientContent(strength: 0)),
            ]).contents()
        #expect(try #require(contents["alone"]).mayHoldAlcohol)
        #expect(try #require(contents["below"]).mayHoldAlcohol)
        #expect(try !#require(contents["said"]).mayHoldAlcohol)
    }

    @Test(arguments: [(IngredientCategory.liqueur, 25.0), (.spirit, 40.0), (.fruit, 0.0)])
    func `a liqueur or spirit below a fruit is not alcohol-free`(
        category: IngredientCategory, strength: Double
    ) throws {
        let contents = Catalogue(
            ingredients: [
                Ingredient(
                    id: "plum", name: LocalizedText(english: "Plum", korean: "자두"), category: .fruit,
                    content: IngredientContent(strength: 0)),
                Ingredient(
                    id: "bounce", name: LocalizedText(english: "Plum bounce", korean: "자두 바운스"), parent: "plum",
                    category: category),
                Ingredient(
                    id: "claims", name: LocalizedText(english: "Alcohol-free plum", korean: "무알코올 자두"), parent: "plum",
                    category: category),
            ]).contents()
        let bounce = try #require(contents["bounce"])
        #expect(bounce.strength == strength && bounce.strengthBasis == (category == .fruit ? .known : .estimated))
        #expect(contents["claims"]?.strength == 0)
    }

    @Test func `an unmeasured kind has its usual strength, any other ingredient an unknown one`() {
        let usual = estimate([line(50, "scotch"), line(50, "lemon-juice")])
        #expect(usual.basis == .estimated)
        #expect(usual.strength == 20)
        let unknown = estimate([line(60, "mystery"), line(20, "gin")])
        #expect(unknown.basis == .unknown)
        #expect(unknown.strength == 10)
        #expect(estimate([line(200, "lemon-juice")]).basis == .known)
    }

    @Test func `bottles, shots and cups have a size`() {
        #expect(estimate([line(1, "wine", .bottle)]).volume == 750)
        #expect(abs(estimate([line(1, "gin", .shot)]).volume - 44.36) < 0.01)
        #expect(abs(estimate([line(1, "wine", .cup)]).volume - 236.59) < 0.01)
        #expect(MeasureUnit(code: "bottle") == .bottle)
    }

    @Test func `an unknown amount makes the strength unknown only if it may hold alcohol`() {
        #expect(estimate([line(2, "gin", .other("glugs"))]).basis == .unknown)
        #expect(estimate([line(2, "lemon-juice", .other("glugs"))]).basis == .known)
        #expect(estimate([line(nil, "gin", .other("other"))]).basis == .unknown)
    }

    @Test func `a drink of unknown strength is hidden with alcohol, and never called free or weak`() async throws {
        let all = Catalogue(
            drinks: [
                named("known", [line(100, "lemon-juice")]), named("hidden", [line(60, "mystery")]),
                named("free", [line(60, "mystery")], stated: 0),
            ], ingredients: ingredients)
        let contents = DrinkIndexContents(all)
        let index = DrinkIndex(contents)
        func listed(_ filter: DrinkFilter) -> [Identifier<Drink>] {
            index.drinks(at: index.listing(filter, sort: .name, by: .english), by: .english)
        }
        #expect(listed(DrinkFilter(wanted: [.alcoholFree])) == ["free", "known"])
        #expect(listed(DrinkFilter(wanted: [.unknownStrength])) == ["hidden"])
        #expect(listed(DrinkFilter(wanted: [.strength(0)])) == ["free", "known"])
        #expect(listed(DrinkFilter(bounds: [StrengthBound(.less, 15)])) == ["free", "known"])
        let drinks = InMemoryDrinkRepository(all)
        let sober = DrinksWithoutAlcohol(
            drinks: drinks, facts: InMemoryDrinkIndexSource(all), recipes: InMemoryRecipeIndexSource(all),
            features: InMemoryDrinkFeatureSource(all))
        #expect(try await sober.drinks(in: 0..<9, by: .english).map(\.id) == ["free", "known"])
    }

    @Test func `unknown strength has its own band and family`() {
        #expect(BarStatistics.StrengthBand(strength: 0, basis: .unknown) == .unknown)
        let derived = DerivedValuesCalculator(ingredients: ingredients, volumes: [:])
        #expect(derived.base(of: drink([line(60, "mystery")])) == .other)
        #expect(derived.base(of: drink([line(60, "mystery")], stated: 0)) == .none)
        let optional = DrinkLine(ingredient: "mystery", amount: nil, unit: .other("other"), isOptional: true)
        #expect(derived.base(of: drink([line(60, "lemon-juice"), optional])) == .other)
        #expect(DrinkMeters(drink([line(60, "mystery")]), estimate: estimate([line(60, "mystery")])).strength == 1)
    }

    @Test func `editing the lines of a recipe drops its stated strength`() {
        let made = drink([line(60, "mystery")], stated: 22)
        var draft = RecipeDraft(made)
        #expect(draft.drink().statedStrength == 22)
        draft.nameEnglish = "Another name"
        #expect(draft.drink().statedStrength == 22)
        draft.lines[0].amount = "30"
        #expect(draft.drink().statedStrength == nil)
    }

    private func named(_ id: Identifier<Drink>, _ lines: [DrinkLine], stated: Double? = nil) -> Drink {
        drink(lines, stated: stated).with(id: id, variantOf: nil).named(id.rawValue)
    }
}

extension Drink {
    fileprivate func named(_ name: String) -> Drink {
        Drink(
            id: id, name: LocalizedText(both: name), summary: summary, base: base, lines: lines,
            steps: steps, techniques: techniques, glass: glass, serving: serving, statedStrength: statedStrength)
    }
}
