import Domain
import TestSupport
import Testing

/// A sound catalogue has no problems; each way of breaking it has one that names record and field.
struct CatalogueValidatorTests {
    private static let gin = Ingredient(
        id: "gin", name: text("Gin"), category: .spirit, content: IngredientContent(strength: 40))

    private static func sound() -> Catalogue {
        Catalogue(
            drinks: [recipe(), recipe(id: "other-gin", variantOf: "plain-gin")],
            ingredients: [
                gin,
                Ingredient(
                    id: "beefeater", name: text("Beefeater"), parent: "gin", isBrand: true, category: .spirit),
                Ingredient(id: "sugar", name: text("Sugar"), category: .sweetener),
                Ingredient(id: "syrup", name: text("Syrup"), category: .syrup, parts: ["sugar"]),
            ],
            glasses: [
                Glass(id: "glass", name: text("Glass"), volume: 200, summary: text("A glass."), art: ["|~|", "'-'"])
            ],
            tools: [Tool(id: "spoon", name: text("Spoon"), summary: text("Stirs."))],
            techniques: [Technique(kind: .build, name: text("Build"), summary: text("Pour."))],
            tags: [Domain.Tag(id: "strong", name: text("strong"))],
            substitutions: [Substitution(ingredient: "gin", standIn: "syrup")])
    }

    private static func recipe(
        id: Identifier<Drink> = "plain-gin", name: LocalizedText = text("Plain Gin"), base: BaseSpirit = .gin,
        lines: [DrinkLine] = [line("gin")], steps: [LocalizedText] = [text("Pour.")],
        techniques: [TechniqueKind] = [.build], glass: Identifier<Glass> = "glass",
        tools: [Identifier<Tool>] = ["spoon"], tags: [Identifier<Domain.Tag>] = ["strong"], year: Int? = 1900,
        variantOf: Identifier<Drink>? = nil, color: String? = nil
    ) -> Drink {
        Drink(
            id: id, name: name, year: year, summary: text("Gin."), base: base, lines: lines, steps: steps,
            techniques: techniques, glass: glass, serving: .neat, tools: tools, tags: tags, variantOf: variantOf,
            color: color)
    }

    private func fields(_ catalogue: Catalogue) -> [String] {
        CatalogueValidator().problems(in: catalogue).map { "\($0.record): \($0.field)" }
    }

    private func fields(drink: Drink) -> [String] {
        var catalogue = Self.sound()
        catalogue.drinks = [drink]
        return fields(catalogue)
    }

    private func fields(ingredient: Ingredient) -> [String] {
        var catalogue = Self.sound()
        catalogue.ingredients.append(ingredient)
        return fields(catalogue)
    }

    private func measured(_ amount: Double?, _ unit: MeasureUnit, to maximum: Double? = nil) -> [String] {
        fields(
            drink: Self.recipe(
                lines: [
                    line("gin"), DrinkLine(ingredient: "syrup", amount: amount, amountMax: maximum, unit: unit),
                ]))
    }

    @Test func `a valid catalogue has no problems`() {
        #expect(CatalogueValidator().problems(in: Self.sound()) == [])
    }

    @Test func `malformed and duplicate ids are reported`() {
        #expect(fields(drink: Self.recipe(id: "Plain Gin")) == ["Plain Gin: id"])
        var twice = Self.sound()
        twice.drinks.append(twice.drinks[0])
        twice.ingredients.append(Self.gin)
        twice.glasses.append(twice.glasses[0])
        twice.tools.append(twice.tools[0])
        twice.tags.append(twice.tags[0])
        twice.techniques.append(twice.techniques[0])
        #expect(fields(twice) == ["gin: id", "plain-gin: id", "glass: id", "spoon: id", "build: id", "strong: id"])
    }

    @Test func `a missing language is reported`() {
        let half = LocalizedText(english: "Gin", korean: " ")
        #expect(fields(drink: Self.recipe(name: half)) == ["plain-gin: name.ko"])
        #expect(fields(drink: Self.recipe(steps: [half])) == ["plain-gin: steps[0].ko"])
        #expect(
            fields(ingredient: Ingredient(id: "x", name: text("X"), category: .other, summary: half)) == [
                "x: summary.ko"
            ])
    }

    @Test func `unknown references are reported`() {
        let broken = Self.recipe(
            lines: [line("gin"), line("nobody", or: ["nothing"])], techniques: [.stir], glass: "none",
            tools: ["hammer"], tags: ["x"], variantOf: "ghost")
        #expect(
            fields(drink: broken) == [
                "plain-gin: glass", "plain-gin: techniques[0]", "plain-gin: tools[0]", "plain-gin: tags[0]",
                "plain-gin: variantOf", "plain-gin: lines[1].ingredient",
                "plain-gin: lines[1].substitutes[0].ingredient",
            ])
        #expect(
            fields(ingredient: Ingredient(id: "x", name: text("X"), parent: "a", category: .other, parts: ["b"])) == [
                "x: parent", "x: parts[0]",
            ])
        var substitution = Self.sound()
        substitution.substitutions = [Substitution(ingredient: "gin", standIn: "nobody")]
        #expect(fields(substitution) == ["gin: standIn"])
    }

    @Test func `cycles are reported`() {
        var ring = Self.sound()
        ring.drinks = [Self.recipe(variantOf: "b"), Self.recipe(id: "b", variantOf: "plain-gin")]
        ring.ingredients += [
            Ingredient(id: "x", name: text("X"), parent: "y", category: .other, parts: ["z"]),
            Ingredient(id: "y", name: text("Y"), parent: "x", category: .other),
            Ingredient(id: "z", name: text("Z"), category: .other, parts: ["x"]),
        ]
        #expect(
            fields(ring) == [
                "x: parent", "x: parts", "y: parent", "z: parts", "plain-gin: variantOf", "b: variantOf",
            ])
    }

    @Test func `implausible amounts are reported`() {
        #expect(measured(400, .millilitre).isEmpty)
        #expect(measured(401, .millilitre) == ["plain-gin: lines[1].amount"])
        #expect(measured(41, .centilitre) == ["plain-gin: lines[1].amount"])
        #expect(measured(0, .dash) == ["plain-gin: lines[1].amount"])
        #expect(measured(-1, .whole) == ["plain-gin: lines[1].amount"])
        #expect(measured(101, .leaf) == ["plain-gin: lines[1].amount"])
        #expect(measured(20, .millilitre, to: 20) == ["plain-gin: lines[1].amountMax"])
        #expect(measured(nil, .millilitre) == ["plain-gin: lines[1].amount"])
        #expect(measured(10, .topUp) == ["plain-gin: lines[1].amount"])
        #expect(measured(nil, .topUp).isEmpty)
    }

    @Test func `unknown units are reported, except for "to taste"`() {
        #expect(measured(1, .other("jigger")) == ["plain-gin: lines[1].unit"])
        #expect(measured(nil, .other("other")).isEmpty)
    }

    @Test func `a base other than the largest spirit's family is reported`() {
        #expect(fields(drink: Self.recipe(base: .rum)) == ["plain-gin: base"])
        #expect(fields(drink: Self.recipe(base: .none, lines: [line("syrup")])).isEmpty)
        #expect(fields(drink: Self.recipe(base: .gin, lines: [line("syrup")])) == ["plain-gin: base"])
    }

    @Test func `invalid colours and years and empty recipes are reported`() {
        #expect(fields(drink: Self.recipe(year: 190)) == ["plain-gin: year"])
        #expect(fields(drink: Self.recipe(color: "red")) == ["plain-gin: color"])
        #expect(fields(drink: Self.recipe(lines: [line("gin", optional: true)])) == ["plain-gin: lines"])
        #expect(fields(drink: Self.recipe(steps: [], techniques: [])) == ["plain-gin: steps", "plain-gin: techniques"])
        #expect(
            fields(drink: Self.recipe(lines: [line("gin", exact: true, or: ["syrup"])])) == [
                "plain-gin: lines[0].substitutes"
            ])
    }

    @Test func `missing facts of brands and alcohols are reported`() {
        #expect(
            fields(ingredient: Ingredient(id: "x", name: text("X"), isBrand: true, category: .other)) == ["x: parent"])
        #expect(
            fields(ingredient: Ingredient(id: "x", name: text("X"), parent: "beefeater", category: .spirit)) == [
                "x: parent"
            ])
        #expect(
            fields(ingredient: Ingredient(id: "x", name: text("X"), category: .liqueur)) == ["x: content.strength"])
        let odd = IngredientContent(strength: 97, sugar: -1, color: "#12", pieceMillilitres: 0)
        #expect(
            fields(ingredient: Ingredient(id: "x", name: text("X"), category: .other, content: odd)) == [
                "x: content.strength", "x: content.sugar", "x: content.pieceMillilitres", "x: content.color",
            ])
    }

    @Test func `a glass drawing that is no rectangle or has no surface is reported`() {
        var catalogue = Self.sound()
        catalogue.glasses = [
            Glass(id: "glass", name: text("Glass"), volume: 5, summary: text("A glass."), art: ["|  |", "'--"])
        ]
        #expect(fields(catalogue) == ["glass: volume", "glass: art[1]", "glass: art"])
    }

    @Test func `a problem names kind, record and field`() {
        var catalogue = Self.sound()
        catalogue.ingredients.append(Ingredient(id: "x", name: text("X"), category: .beer))
        #expect(
            CatalogueValidator().problems(in: catalogue).map(\.description) == [
                "ingredient: x: content.strength: is known neither here nor above in the tree"
            ])
    }
}
