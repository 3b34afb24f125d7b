package import Domain

/// A small catalogue for view models, with the Negroni of `spec/product.md`.
package enum SampleCatalogue {
    /// The Negroni and four similar drinks, ordered by English name as in the store.
    package static let standard = Catalogue(
        drinks: [americano, boulevardier, gimlet, lemonade, negroni], ingredients: ingredients, glasses: [rocks],
        tools: [
            Tool(id: "bar-spoon", name: text("Bar spoon", "바 스푼"), summary: text("Long and thin.", "길고 가늘다.")),
            Tool(id: "jigger", name: text("Jigger", "지거"), summary: text("Measures.", "잰다.")),
        ],
        techniques: [
            Technique(
                kind: .build, name: text("Build", "빌드"), summary: text("In the glass itself.", "잔에서 바로 만든다.")),
            Technique(kind: .stir, name: text("Stir", "스터"), summary: text("With a spoon.", "스푼으로 젓는다.")),
        ],
        tags: [
            Tag(id: "bitter", name: text("bitter", "쌉쌀한")), Tag(id: "before-dinner", name: text("before dinner", "식전")),
        ])

    /// A catalogue of drinks of gin alone, `Drink 001` and so on, for lists longer than a screen.
    package static func long(_ count: Int) -> Catalogue {
        var catalogue = standard
        catalogue.drinks = (1...max(1, count)).map { number in
            let digits = String(number)
            let name = "Drink " + String(repeating: "0", count: max(0, 3 - digits.count)) + digits
            return drink(Identifier("drink-\(number)"), name, name, .gin, [pour("gin")])
        }
        return catalogue
    }

    /// 30 ml each of gin, Campari and sweet vermouth on ice.
    package static let negroni = Drink(
        id: "negroni", name: text("Negroni", "네그로니"),
        summary: text("Bitter, sweet and strong at once.", "쓰고 달고 독하다."), base: .gin,
        lines: [
            pour("gin"), pour("campari"),
            DrinkLine(
                ingredient: "sweet-vermouth", amount: 30, unit: .millilitre,
                substitutes: [DrinkSubstitute(ingredient: "dry-vermouth")]),
            DrinkLine(
                ingredient: "orange", amount: 0.5, unit: .slice, isOptional: true, note: text("to garnish", "장식")),
        ],
        steps: [
            text("Fill a rocks glass with ice.", "온더록 잔에 얼음을 채운다."),
            text("Pour gin, Campari and vermouth over.", "진, 캄파리, 베르무트를 붓는다."),
            text("Stir until it is cold, about 20 turns.", "스무 번쯤 저어 차갑게 한다."),
            text("Drop the orange slice in.", "오렌지 조각을 넣는다."),
        ],
        techniques: [.build], glass: "rocks", serving: .rocks, tools: ["bar-spoon", "jigger"],
        tags: ["bitter", "before-dinner"], iba: .unforgettables)

    private static let americano = drink(
        "americano", "Americano", "아메리카노", .liqueur, [pour("campari"), pour("sweet-vermouth")])
    private static let boulevardier = drink(
        "boulevardier", "Boulevardier", "불바르디에", .whiskey,
        [pour("whiskey"), pour("campari"), pour("sweet-vermouth")])
    private static let gimlet = drink("gimlet", "Gimlet", "김렛", .gin, [pour("gin"), pour("lime-juice")])
    private static let lemonade = drink("lemonade", "Lemonade", "레모네이드", .none, [pour("simple-syrup"), pour("water")])

    private static let rocks = Glass(
        id: "rocks", name: text("Rocks glass", "온더록 잔"), volume: 300,
        summary: text("Low and heavy.", "낮고 묵직하다."), art: ["|~~|", "|##|", "'--'"])

    private static let ingredients: [Ingredient] = [
        kind("gin", "Gin", "진", .spirit, strength: 40, sugar: 0),
        kind("london-dry-gin", "London dry gin", "런던 드라이 진", .spirit, under: "gin", strength: 40),
        brand(
            "beefeater", "Beefeater", "비피터", .spirit, of: "london-dry-gin", strength: 47,
            origin: text("England", "잉글랜드")),
        kind("whiskey", "Whiskey", "위스키", .spirit, strength: 40),
        kind("campari", "Campari", "캄파리", .liqueur, strength: 25, sugar: 24),
        kind("vermouth", "Vermouth", "베르무트", .vermouth, strength: 16),
        kind(
            "sweet-vermouth", "Sweet vermouth", "스위트 베르무트", .vermouth, under: "vermouth", strength: 16, sugar: 16,
            days: 60),
        brand(
            "punt-e-mes", "Punt e Mes", "푼테메스", .vermouth, of: "sweet-vermouth", strength: 16,
            origin: text("Italy", "이탈리아")),
        kind("dry-vermouth", "Dry vermouth", "드라이 베르무트", .vermouth, under: "vermouth", strength: 18, sugar: 3),
        kind("orange", "Orange", "오렌지", .fruit, strength: 0), kind("lime", "Lime", "라임", .fruit, strength: 0),
        Ingredient(
            id: "lime-juice", name: text("Lime juice", "라임 주스"), category: .juice,
            content: IngredientContent(strength: 0, sugar: 1.7, acid: 6), parts: ["lime"]),
        Ingredient(
            id: "sugar", name: text("Sugar", "설탕"), category: .sweetener,
            content: IngredientContent(strength: 0, sugar: 100)),
        Ingredient(
            id: "water", name: text("Water", "물"), category: .mixer, content: IngredientContent(strength: 0, sugar: 0),
            isStaple: true),
        Ingredient(
            id: "simple-syrup", name: text("Simple syrup", "심플 시럽"), category: .syrup,
            content: IngredientContent(strength: 0, sugar: 61), parts: ["sugar", "water"]),
    ]

    private static func text(_ english: String, _ korean: String) -> LocalizedText {
        LocalizedText(english: english, korean: korean)
    }

    private static func pour(_ id: Identifier<Ingredient>) -> DrinkLine {
        DrinkLine(ingredient: id, amount: 30, unit: .millilitre)
    }

    private static func drink(
        _ id: Identifier<Drink>, _ english: String, _ korean: String, _ base: BaseSpirit, _ lines: [DrinkLine]
    ) -> Drink {
        Drink(
            id: id, name: text(english, korean), summary: text("A drink.", "한 잔."), base: base, lines: lines,
            steps: [text("Pour.", "붓는다.")], techniques: [.build], glass: "rocks", serving: .rocks)
    }

    private static func kind(
        _ id: Identifier<Ingredient>, _ english: String, _ korean: String, _ category: IngredientCategory,
        under parent: Identifier<Ingredient>? = nil, strength: Double? = nil, sugar: Double? = nil, days: Int? = nil
    ) -> Ingredient {
        Ingredient(
            id: id, name: text(english, korean), parent: parent, category: category,
            content: IngredientContent(strength: strength, sugar: sugar), shelfLifeDays: days)
    }

    private static func brand(
        _ id: Identifier<Ingredient>, _ english: String, _ korean: String, _ category: IngredientCategory,
        of parent: Identifier<Ingredient>, strength: Double, origin: LocalizedText
    ) -> Ingredient {
        Ingredient(
            id: id, name: text(english, korean), parent: parent, isBrand: true, category: category,
            content: IngredientContent(strength: strength), origin: origin)
    }
}
