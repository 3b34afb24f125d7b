import Domain
import Testing

/// A drink with its numbers worked out by hand.
struct HandWorked: CustomTestStringConvertible, Sendable {
    let name: String
    let lines: [DrinkLine]
    let techniques: [TechniqueKind]
    let serving: ServingStyle
    let glass: Double
    /// Millilitres poured and in the glass, per cent, grams of ethanol and of sugar, kilocalories.
    let volume: Double
    let diluted: Double
    let strength: Double
    let ethanol: Double
    let sugar: Double
    let kilocalories: Double

    var testDescription: String { name }
}

extension HandWorked {
    /// The content of the examples' ingredients.
    static let contents: [Identifier<Ingredient>: IngredientContent] = [
        "gin": IngredientContent(strength: 40), "rum": IngredientContent(strength: 40),
        "bourbon": IngredientContent(strength: 45), "whiskey": IngredientContent(strength: 40),
        "vodka": IngredientContent(strength: 40), "cachaca": IngredientContent(strength: 40),
        "tequila": IngredientContent(strength: 40), "cognac": IngredientContent(strength: 40),
        "campari": IngredientContent(strength: 25, sugar: 24),
        "sweet-vermouth": IngredientContent(strength: 16, sugar: 16),
        "dry-vermouth": IngredientContent(strength: 18, sugar: 4),
        "triple-sec": IngredientContent(strength: 40, sugar: 25),
        "coffee-liqueur": IngredientContent(strength: 20, sugar: 40),
        "irish-cream": IngredientContent(strength: 17, sugar: 20, kilocalories: 120),
        "champagne": IngredientContent(strength: 12, sugar: 1.2),
        "bitters": IngredientContent(strength: 44.7), "lime-juice": IngredientContent(strength: 0, sugar: 1.7),
        "lemon-juice": IngredientContent(sugar: 2.5), "simple-syrup": IngredientContent(sugar: 60),
        "grenadine": IngredientContent(sugar: 66), "honey": IngredientContent(sugar: 110),
        "tonic": IngredientContent(sugar: 9), "ginger-ale": IngredientContent(sugar: 8), "soda": IngredientContent(),
        "water": IngredientContent(), "coffee": IngredientContent(),
        "pineapple-juice": IngredientContent(sugar: 10),
        "tomato-juice": IngredientContent(sugar: 2.6, kilocalories: 17),
        "worcestershire": IngredientContent(sugar: 10),
        "coconut-cream": IngredientContent(sugar: 50, kilocalories: 150),
        "cream": IngredientContent(sugar: 3, kilocalories: 320),
        "egg-white": IngredientContent(sugar: 0.7, kilocalories: 54, pieceMillilitres: 30),
        "lime": IngredientContent(sugar: 1.7, pieceMillilitres: 25),
        "sugar": IngredientContent(sugar: 100, dryGramsPerTeaspoon: 4, dryMillilitresPerGram: 0.6),
        "sugar-cube": IngredientContent(pieceSugar: 4, dryMillilitresPerGram: 0.6), "mint": IngredientContent(),
        "orange": IngredientContent(pieceMillilitres: 70),
    ]

    private static func of(
        _ amount: Double?, _ unit: MeasureUnit, _ id: Identifier<Ingredient>, after: Bool = false
    ) -> DrinkLine {
        DrinkLine(ingredient: id, amount: amount, unit: unit, isAfter: after)
    }

    private static func ml(_ amount: Double, _ id: Identifier<Ingredient>, after: Bool = false) -> DrinkLine {
        of(amount, .millilitre, id, after: after)
    }

    static let all: [HandWorked] = [
        // Ethanol 12 + 7.5 + 4.8 = 24.3 ml = 19.17 g, a = 0.27: stirring gives 0.39321, the ice in the glass half of it.
        // 90 × 1.19661 = 107.69; 24.3 / 107.69 = 22.56%.
        // Sugar 7.2 + 4.8 = 12; 7 × 19.17 + 48 = 182.2. The half slice counts nothing.
        HandWorked(
            name: "Negroni, built on ice",
            lines: [ml(30, "gin"), ml(30, "campari"), ml(30, "sweet-vermouth"), of(0.5, .slice, "orange")],
            techniques: [.build], serving: .rocks, glass: 300, volume: 90, diluted: 107.69,
            strength: 22.56, ethanol: 19.17, sugar: 12, kilocalories: 182.2),
        // a = 25.8 / 70 = 0.36857; d = -1.21 × 0.13584 + 1.246 × 0.36857 + 0.145 = 0.43987; 70 × 1.43987 = 100.79.
        // Sugar 10 × 0.04; 7 × 20.356 + 1.6 = 144.1.
        HandWorked(
            name: "Dry Martini, stirred", lines: [ml(60, "gin"), ml(10, "dry-vermouth")], techniques: [.stir],
            serving: .up, glass: 150, volume: 70, diluted: 100.79, strength: 25.60, ethanol: 20.36, sugar: 0.4,
            kilocalories: 144.1),
        // a = 24 / 90 = 0.26667; d = -1.567 × 0.07111 + 1.742 × 0.26667 + 0.203 = 0.55610; 90 × 1.55610 = 140.05.
        // Sugar 0.34 + 6; 7 × 18.936 + 25.36 = 157.9.
        HandWorked(
            name: "Daiquiri, shaken", lines: [ml(60, "rum"), ml(20, "lime-juice"), ml(10, "simple-syrup")],
            techniques: [.shake], serving: .up, glass: 160, volume: 90, diluted: 140.05, strength: 17.14,
            ethanol: 18.94, sugar: 6.34, kilocalories: 157.9),
        // One egg white is 30 ml. a = 18 / 120 = 0.15; d = -0.03526 + 0.2613 + 0.203 = 0.42904; 120 × 1.42904.
        // Sugar 0.625 + 12 + 0.21; kcal 99.41 + 51.34 + 16.2 of the egg's own.
        HandWorked(
            name: "Whiskey Sour with egg white, dry-shaken",
            lines: [
                ml(45, "whiskey"), ml(25, "lemon-juice"), ml(20, "simple-syrup"), of(1, .whole, "egg-white"),
            ],
            techniques: [.dryShake, .shake], serving: .up, glass: 250, volume: 120, diluted: 171.48, strength: 10.50,
            ethanol: 14.20, sugar: 12.84, kilocalories: 166.9),
        // Two teaspoons are 8 g = 4.8 ml. Mixed 69.8 on crushed ice: × 1.38 = 96.32. The glass has room for
        // 350 × 0.6 = 210, so 113 ml are left and the top-up is its most, 90. 18 / 186.32.
        HandWorked(
            name: "Mojito, muddled and built",
            lines: [
                ml(45, "rum"), ml(20, "lime-juice"), of(2, .teaspoon, "sugar"), of(6, .leaf, "mint"),
                of(nil, .topUp, "soda"),
            ],
            techniques: [.muddle, .build], serving: .crushed, glass: 350, volume: 159.8, diluted: 186.32,
            strength: 9.66, ethanol: 14.20, sugar: 8.34, kilocalories: 132.8),
        // Muddled alone goes as built. A lime is 25 ml with 0.425 g; four teaspoons are 16 g = 9.6 ml.
        // 94.6 × 1.38 = 130.55; 24 / 130.55; 7 × 18.936 + 4 × 16.425.
        HandWorked(
            name: "Caipirinha, muddled", lines: [ml(60, "cachaca"), of(1, .whole, "lime"), of(4, .teaspoon, "sugar")],
            techniques: [.muddle], serving: .crushed, glass: 300, volume: 94.6, diluted: 130.55, strength: 18.38,
            ethanol: 18.94, sugar: 16.43, kilocalories: 198.3),
        // 130 × 1.45 = 188.5; 20 / 188.5; sugar 15 + 5; kcal 110.46 + 80 + 45 of the coconut's own.
        HandWorked(
            name: "Piña Colada, blended", lines: [ml(50, "rum"), ml(30, "coconut-cream"), ml(50, "pineapple-juice")],
            techniques: [.blend], serving: .crushed, glass: 400, volume: 130, diluted: 188.5, strength: 10.61,
            ethanol: 15.78, sugar: 20, kilocalories: 235.5),
        // No water at all. Ethanol 4 + 3.4 + 8 = 15.4 ml; sugar 8 + 4 + 5 = 17; kcal 85.06 + 68 + 24.
        HandWorked(
            name: "B-52, layered", lines: [ml(20, "coffee-liqueur"), ml(20, "irish-cream"), ml(20, "triple-sec")],
            techniques: [.layer], serving: .neat, glass: 70, volume: 60, diluted: 60, strength: 25.67, ethanol: 12.15,
            sugar: 17, kilocalories: 177.1),
        // Two dashes are 1.8 ml. 151.8 × 1.3 = 197.34; sugar 2.34 + 0.375 + 0.18; kcal 99.41 + 11.58 + 15.3.
        HandWorked(
            name: "Bloody Mary, thrown",
            lines: [
                ml(45, "vodka"), ml(90, "tomato-juice"), ml(15, "lemon-juice"), of(2, .dash, "worcestershire"),
            ],
            techniques: [.throw], serving: .rocks, glass: 400, volume: 151.8, diluted: 197.34, strength: 9.12,
            ethanol: 14.20, sugar: 2.90, kilocalories: 126.3),
        // Hot: no water. A teaspoon is 4 g = 2.4 ml. 50 + 120 + 2.4 + 50 after; kcal 110.46 + 22 + 160.
        HandWorked(
            name: "Irish Coffee, hot",
            lines: [ml(50, "whiskey"), ml(120, "coffee"), of(1, .teaspoon, "sugar"), ml(50, "cream", after: true)],
            techniques: [.build], serving: .hot, glass: 250, volume: 222.4, diluted: 222.4, strength: 8.99,
            ethanol: 15.78, sugar: 5.5, kilocalories: 292.5),
        // Built without ice. A cube is 4 g = 2.4 ml. Ethanol 0.805 + 4 + 10.8 = 15.605 ml in 104.2.
        HandWorked(
            name: "Champagne Cocktail, built without ice",
            lines: [
                of(1, .cube, "sugar-cube"), of(2, .dash, "bitters"), ml(10, "cognac"),
                ml(90, "champagne", after: true),
            ],
            techniques: [.build], serving: .up, glass: 180, volume: 104.2, diluted: 104.2, strength: 14.98,
            ethanol: 12.31, sugar: 5.08, kilocalories: 106.5),
        // a = 18 / 90 = 0.2; d = -0.06268 + 0.3484 + 0.203 = 0.48872; 90 × 1.48872 + 60 = 193.98.
        HandWorked(
            name: "Tom Collins, shaken, soda after",
            lines: [
                ml(45, "gin"), ml(30, "lemon-juice"), ml(15, "simple-syrup"), ml(60, "soda", after: true),
            ],
            techniques: [.shake], serving: .rocks, glass: 350, volume: 150, diluted: 193.98, strength: 9.28,
            ethanol: 14.20, sugar: 9.75, kilocalories: 138.4),
        // 300 × 0.6 = 180, less 55: 125 are left, the top-up is its most. 20 / 145; sugar 8.1.
        HandWorked(
            name: "Gin and Tonic in a large glass", lines: [ml(50, "gin"), of(nil, .topUp, "tonic")],
            techniques: [.build], serving: .rocks, glass: 300, volume: 140, diluted: 145, strength: 13.79,
            ethanol: 15.78, sugar: 8.1, kilocalories: 142.9),
        // 200 × 0.6 = 120, less 55: the top-up is 65. 20 / 120; sugar 5.85.
        HandWorked(
            name: "Gin and Tonic in a small glass", lines: [ml(50, "gin"), of(nil, .topUp, "tonic")],
            techniques: [.build], serving: .rocks, glass: 200, volume: 115, diluted: 120, strength: 16.67,
            ethanol: 15.78, sugar: 5.85, kilocalories: 133.9),
        // 49.2 ml with 20.25 + 0.805 of ethanol: a = 0.42794; d = -0.22159 + 0.53322 + 0.145 = 0.45662.
        HandWorked(
            name: "Old Fashioned, stirred on ice",
            lines: [ml(45, "bourbon"), of(1, .cube, "sugar-cube"), of(2, .dash, "bitters")], techniques: [.stir],
            serving: .rocks, glass: 300, volume: 49.2, diluted: 71.67, strength: 29.38, ethanol: 16.61, sugar: 4,
            kilocalories: 132.3),
        // No alcohol. 15 × 1.1 + 90 = 106.5; sugar 9.9 + 7.2; 4 × 17.1.
        HandWorked(
            name: "Shirley Temple, without alcohol", lines: [ml(15, "grenadine"), of(nil, .topUp, "ginger-ale")],
            techniques: [.build], serving: .rocks, glass: 300, volume: 105, diluted: 106.5, strength: 0, ethanol: 0,
            sugar: 17.1, kilocalories: 68.4),
        // A tablespoon of honey is poured: 15 ml. 195 ml, hot; sugar 16.5 + 0.375.
        HandWorked(
            name: "Hot Toddy, hot",
            lines: [ml(45, "whiskey"), of(1, .tablespoon, "honey"), ml(15, "lemon-juice"), ml(120, "water")],
            techniques: [.build], serving: .hot, glass: 250, volume: 195, diluted: 195, strength: 9.23,
            ethanol: 14.20, sugar: 16.88, kilocalories: 166.9),
        // In ounces: 3.75 × 29.5735 = 110.90 ml with 35.488 of ethanol, a = 0.32; d = 0.59998. 20.0%.
        HandWorked(
            name: "Margarita in ounces, shaken",
            lines: [of(2, .ounce, "tequila"), of(1, .ounce, "triple-sec"), of(0.75, .ounce, "lime-juice")],
            techniques: [.shake], serving: .up, glass: 240, volume: 110.90, diluted: 177.44, strength: 20,
            ethanol: 28.0, sugar: 7.77, kilocalories: 227.1),
        HandWorked(
            name: "Vodka, neat", lines: [of(4.5, .centilitre, "vodka")], techniques: [.build], serving: .neat,
            glass: 70, volume: 45, diluted: 45, strength: 40, ethanol: 14.20, sugar: 0, kilocalories: 99.4),
        // Two dashes are 1.8 ml with 0.805 of ethanol: 24 + 4.8 + 0.8046 = 29.6046 in 91.8, a = 0.32249;
        // d = -1.21 × 0.10400 + 1.246 × 0.32249 + 0.145 = 0.42098; 91.8 × 1.42098. Sugar 30 × 0.16; 163.51 + 19.2.
        HandWorked(
            name: "Manhattan, stirred", lines: [ml(60, "whiskey"), ml(30, "sweet-vermouth"), of(2, .dash, "bitters")],
            techniques: [.stir], serving: .up, glass: 200, volume: 91.8, diluted: 130.45, strength: 22.70,
            ethanol: 23.36, sugar: 4.8, kilocalories: 182.7),
        // 20.25 + 7.5 + 4.8 = 32.55 in 105, a = 0.31; d = -0.11628 + 0.38626 + 0.145 = 0.41498; 105 × 1.41498.
        // Sugar 7.2 + 4.8; 7 × 25.682 + 48.
        HandWorked(
            name: "Boulevardier, stirred", lines: [ml(45, "bourbon"), ml(30, "campari"), ml(30, "sweet-vermouth")],
            techniques: [.stir], serving: .rocks, glass: 300, volume: 105, diluted: 148.57, strength: 21.91,
            ethanol: 25.68, sugar: 12, kilocalories: 227.8),
        // 20 + 8 = 28 in 90, a = 0.31111; d = -0.15167 + 0.54196 + 0.203 = 0.59329; 90 × 1.59329.
        // Sugar 5 + 0.5; 7 × 22.092 + 22.
        HandWorked(
            name: "Sidecar, shaken", lines: [ml(50, "cognac"), ml(20, "triple-sec"), ml(20, "lemon-juice")],
            techniques: [.shake], serving: .up, glass: 160, volume: 90, diluted: 143.40, strength: 19.53,
            ethanol: 22.09, sugar: 5.5, kilocalories: 176.6),
        // 16 + 12 = 28 in 120 with the egg white's 30, a = 0.23333; d = -0.08531 + 0.40647 + 0.203 = 0.52415;
        // 120 × 1.52415. Sugar 7.5 + 0.5 + 0.21; 154.64 + 32.84 + 16.2 of the egg's own.
        HandWorked(
            name: "White Lady, dry-shaken alone",
            lines: [ml(40, "gin"), ml(30, "triple-sec"), ml(20, "lemon-juice"), of(1, .whole, "egg-white")],
            techniques: [.dryShake], serving: .up, glass: 220, volume: 120, diluted: 182.90, strength: 15.31,
            ethanol: 22.09, sugar: 8.21, kilocalories: 203.7),
        // 18 + 8 = 26 in 100; 100 × 1.45. Sugar 5 + 0.425 + 6; 7 × 20.514 + 45.7.
        HandWorked(
            name: "Frozen Margarita, blended",
            lines: [ml(45, "tequila"), ml(20, "triple-sec"), ml(25, "lime-juice"), ml(10, "simple-syrup")],
            techniques: [.blend], serving: .crushed, glass: 300, volume: 100, diluted: 145, strength: 17.93,
            ethanol: 20.51, sugar: 11.43, kilocalories: 189.3),
        // 300 × 0.6 = 180, less 60 × 1.1 = 66: the top-up is its most. 7.5 + 4.8 = 12.3 in 156; 67.93 + 48.
        HandWorked(
            name: "Americano, topped up",
            lines: [ml(30, "campari"), ml(30, "sweet-vermouth"), of(nil, .topUp, "soda")], techniques: [.build],
            serving: .rocks, glass: 300, volume: 150, diluted: 156, strength: 7.88, ethanol: 9.70, sugar: 12,
            kilocalories: 115.9),
        // No water: 6 in 45. Sugar 12 + 0.45; 33.14 + 49.8 + 48 of the cream's own.
        HandWorked(
            name: "Angel's Kiss, layered", lines: [ml(30, "coffee-liqueur"), ml(15, "cream")], techniques: [.layer],
            serving: .neat, glass: 60, volume: 45, diluted: 45, strength: 13.33, ethanol: 4.73, sugar: 12.45,
            kilocalories: 130.9),
        // A dash is 0.9 ml with 0.4023: 8.1 + 7.2 + 0.4023 = 15.7023 in 90.9 × 1.3 = 118.17. Sugar 1.8 + 7.2.
        HandWorked(
            name: "Bamboo with two vermouths, thrown",
            lines: [ml(45, "dry-vermouth"), ml(45, "sweet-vermouth"), of(1, .dash, "bitters")], techniques: [.throw],
            serving: .up, glass: 180, volume: 90.9, diluted: 118.17, strength: 13.29, ethanol: 12.39, sugar: 9,
            kilocalories: 122.7),
    ]
}
