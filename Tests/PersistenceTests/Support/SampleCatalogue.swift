import Domain

/// A small catalogue that uses every field of every record at least once.
enum SampleCatalogue {
    static func name(_ english: String, _ korean: String) -> LocalizedText {
        LocalizedText(english: english, korean: korean)
    }

    static let ingredients: [Ingredient] = [
        Ingredient(
            id: "gin", name: name("Gin", "진"), category: .spirit,
            content: IngredientContent(strength: 40, sugar: 0, color: "#e8eef0"), summary: name("Juniper.", "주니퍼.")),
        Ingredient(
            id: "beefeater", name: name("Beefeater", "비피터"), parent: "gin", isBrand: true, category: .spirit,
            content: IngredientContent(strength: 40), origin: name("London", "런던"), aliases: ["Beefeater 24"]),
        Ingredient(id: "old-tom-gin", name: name("Old Tom gin", "올드 톰 진"), parent: "gin", category: .spirit),
        Ingredient(
            id: "campari", name: name("Campari", "캄파리"), category: .liqueur,
            content: IngredientContent(strength: 25, sugar: 24)),
        Ingredient(
            id: "sweet-vermouth", name: name("Sweet vermouth", "스위트 베르무트"), category: .vermouth,
            content: IngredientContent(strength: 16, sugar: 16, acid: 0.5), shelfLifeDays: 60),
        Ingredient(
            id: "rum", name: name("Rum", "럼"), category: .spirit, content: IngredientContent(strength: 40)),
        Ingredient(
            id: "lime", name: name("Lime", "라임"), category: .fruit, content: IngredientContent(pieceMillilitres: 25)),
        Ingredient(
            id: "lime-juice", name: name("Lime juice", "라임 주스"), category: .juice, shelfLifeDays: 3,
            parts: ["lime"]),
        Ingredient(
            id: "sugar", name: name("Sugar", "설탕"), category: .sweetener,
            content: IngredientContent(
                sugar: 100, kilocalories: 1, pieceSugar: 4, dryGramsPerTeaspoon: 4, dryMillilitresPerGram: 0.6)),
        Ingredient(id: "water", name: name("Water", "물"), category: .other, isStaple: true),
        Ingredient(
            id: "simple-syrup", name: name("Simple syrup", "심플 시럽"), category: .syrup, parts: ["sugar", "water"]),
        Ingredient(id: "orange", name: name("Orange", "오렌지"), category: .fruit),
        Ingredient(id: "pina", name: name("Piña", "파인애플"), category: .fruit, aliases: ["pineapple"]),
    ]

    static let drinks: [Drink] = [
        Drink(
            id: "negroni", name: name("Negroni", "네그로니"), aliases: ["Count's drink"], year: 1919,
            creator: "Fosco Scarselli", summary: name("Bitter.", "쌉쌀하다."), base: .gin,
            lines: [
                DrinkLine(ingredient: "gin", amount: 30, unit: .millilitre),
                DrinkLine(ingredient: "campari", amount: 30, unit: .millilitre, isExact: true),
                DrinkLine(
                    ingredient: "sweet-vermouth", amount: 1, amountMax: 1.5, unit: .ounce,
                    substitutes: [DrinkSubstitute(ingredient: "rum", amount: 20, unit: .millilitre)]),
                DrinkLine(
                    ingredient: "orange", amount: 0.5, unit: .slice, isOptional: true,
                    note: name("to garnish", "장식")),
            ],
            steps: [name("Pour.", "붓는다."), name("Stir.", "젓는다.")], techniques: [.build], glass: "rocks",
            serving: .rocks, garnish: name("Orange", "오렌지"), tools: ["jigger", "spoon"], tags: ["bitter", "strong"],
            source: "IBA", iba: .unforgettables, color: "#a02018"),
        Drink(
            id: "daiquiri", name: name("Daiquirí", "다이키리"), summary: name("Sour.", "새콤하다."), base: .rum,
            lines: [
                DrinkLine(ingredient: "rum", amount: 60, unit: .millilitre),
                DrinkLine(ingredient: "lime-juice", amount: 20, unit: .millilitre),
                DrinkLine(
                    ingredient: "sugar", amount: 2, unit: .barspoon,
                    substitutes: [DrinkSubstitute(ingredient: "simple-syrup")]),
                DrinkLine(ingredient: "water", amount: 1, unit: .other("glug"), isAfter: true),
            ],
            steps: [name("Shake.", "흔든다.")], techniques: [.shake, .dryShake], glass: "coupe", serving: .up,
            tags: ["sour"], variantOf: "negroni"),
        Drink(
            id: "b-52", name: name("B-52", "비오십이"), summary: name("Layers.", "층."), base: .liqueur,
            lines: [DrinkLine(ingredient: "campari", amount: nil, unit: .topUp)], steps: [name("Pour.", "붓는다.")],
            techniques: [.layer], glass: "nowhere", serving: .neat),
        Drink(
            id: "garibaldi", name: name("Garibaldi", "가리발디"), summary: name("Long.", "길다."), base: .liqueur,
            lines: [
                DrinkLine(ingredient: "campari", amount: 45, unit: .millilitre),
                DrinkLine(ingredient: "campari", amount: 5, unit: .millilitre, isExact: true),
                DrinkLine(ingredient: "ghost", amount: 5, unit: .millilitre),
            ], steps: [name("Pour.", "붓는다.")], techniques: [.build], glass: "rocks", serving: .rocks),
    ]

    static let whole = Catalogue(
        drinks: drinks, ingredients: ingredients,
        glasses: [
            Glass(
                id: "rocks", name: name("Rocks", "록"), volume: 300, summary: name("Low.", "낮다."),
                art: ["|~~|", "|##|", "'--'"]),
            Glass(id: "coupe", name: name("Coupe", "쿠페"), volume: 160, summary: name("Wide.", "넓다."), art: ["~"]),
        ],
        tools: [
            Tool(id: "jigger", name: name("Jigger", "지거"), summary: name("Measures.", "잰다.")),
            Tool(id: "spoon", name: name("Spoon", "스푼"), summary: name("Stirs.", "젓는다.")),
        ],
        techniques: [Technique(kind: .dryShake, name: name("Dry shake", "드라이 셰이크"), summary: name("Foam.", "거품."))],
        tags: [
            Domain.Tag(id: "bitter", name: name("bitter", "쌉쌀한")), Domain.Tag(id: "sour", name: name("sour", "새콤한")),
        ], substitutions: [Substitution(ingredient: "gin", standIn: "rum")])
}
