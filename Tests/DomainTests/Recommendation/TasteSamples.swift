@testable import Domain

/// A few well-known drinks with the data that their taste is computed from.
enum TasteSamples {
    private typealias Parts = KeyValuePairs<Identifier<Ingredient>, Double>

    private static func mixed(
        _ id: Identifier<Drink>, _ base: BaseSpirit, _ technique: TechniqueKind, _ parts: Parts,
        _ tags: [Identifier<Tag>], iba: IBAGroup? = nil
    ) -> Drink {
        Drink(
            id: id, name: text(id.rawValue), summary: text("A drink."), base: base,
            lines: parts.map { DrinkLine(ingredient: $0.key, amount: $0.value, unit: .millilitre) },
            steps: [text("Mix.")], techniques: [technique], glass: "glass", serving: .up, tags: tags, iba: iba)
    }

    private static func kind(
        _ id: Identifier<Ingredient>, _ parent: Identifier<Ingredient>? = nil, strength: Double = 0,
        sugar: Double = 0, parts: [Identifier<Ingredient>] = [], staple: Bool = false
    ) -> Ingredient {
        ingredient(
            id, under: parent, parts: parts, staple: staple,
            content: IngredientContent(strength: strength, sugar: sugar))
    }

    static let ingredients: [Ingredient] = [
        kind("gin", strength: 40), kind("london-dry-gin", "gin", strength: 43), kind("rum", strength: 40),
        kind("white-rum", "rum", strength: 40), kind("whiskey", strength: 40), kind("bourbon", "whiskey", strength: 45),
        kind("rye", "whiskey", strength: 45), kind("tequila", strength: 40), kind("vodka", strength: 40),
        kind("vermouth", strength: 16), kind("sweet-vermouth", "vermouth", strength: 16, sugar: 15),
        kind("dry-vermouth", "vermouth", strength: 18), kind("campari", strength: 25, sugar: 25),
        kind("orange-liqueur", strength: 40, sugar: 25), kind("maraschino", strength: 32, sugar: 35),
        kind("bitters", strength: 45), kind("lemon"), kind("lime"), kind("lemon-juice", parts: ["lemon"]),
        kind("lime-juice", parts: ["lime"]), kind("syrup", sugar: 80), kind("honey-syrup", sugar: 70),
        kind("soda"), kind("cola", sugar: 10), kind("pineapple-juice", sugar: 10), kind("coconut-cream", sugar: 50),
        kind("cream"), kind("coffee-liqueur", strength: 20, sugar: 45), kind("ginger-beer", sugar: 9),
        kind("orange-juice", sugar: 9), kind("grenadine", sugar: 70), kind("water", staple: true),
    ]

    /// Six gin sours, and other popular drinks.
    static let drinks: [Drink] = [
        mixed("bees-knees", .gin, .shake, ["gin": 50, "lemon-juice": 20, "honey-syrup": 20], ["sour"], iba: .newEra),
        mixed("gimlet", .gin, .shake, ["gin": 60, "lime-juice": 20, "syrup": 15], ["sour"], iba: .unforgettables),
        mixed("gin-sour", .gin, .shake, ["gin": 45, "lemon-juice": 30, "syrup": 20], ["sour", "classic"]),
        mixed("london-sour", .gin, .shake, ["london-dry-gin": 45, "lemon-juice": 25, "syrup": 20], ["sour"]),
        mixed("white-lady", .gin, .shake, ["gin": 40, "lemon-juice": 20, "orange-liqueur": 30], ["sour", "classic"]),
        mixed("aviation", .gin, .shake, ["gin": 45, "lemon-juice": 15, "maraschino": 15], ["sour", "floral"]),
        mixed("tom-collins", .gin, .build, ["gin": 45, "lemon-juice": 30, "syrup": 15, "soda": 60], ["long", "sour"]),
        mixed("negroni", .gin, .build, ["gin": 30, "campari": 30, "sweet-vermouth": 30], ["bitter", "classic"]),
        mixed("martini", .gin, .stir, ["gin": 60, "dry-vermouth": 10], ["dry", "classic"], iba: .unforgettables),
        mixed("boulevardier", .whiskey, .stir, ["bourbon": 45, "campari": 30, "sweet-vermouth": 30], ["bitter"]),
        mixed("americano", .liqueur, .build, ["campari": 30, "sweet-vermouth": 30, "soda": 30], ["bitter", "long"]),
        mixed("manhattan", .whiskey, .stir, ["rye": 50, "sweet-vermouth": 20, "bitters": 1], ["strong", "classic"]),
        mixed("old-fashioned", .whiskey, .build, ["bourbon": 45, "syrup": 5, "bitters": 2], ["strong", "classic"]),
        mixed("whiskey-sour", .whiskey, .shake, ["bourbon": 45, "lemon-juice": 25, "syrup": 20], ["sour", "classic"]),
        mixed("daiquiri", .rum, .shake, ["white-rum": 60, "lime-juice": 20, "syrup": 15], ["sour", "classic"]),
        mixed(
            "pina-colada", .rum, .blend, ["white-rum": 50, "coconut-cream": 30, "pineapple-juice": 50], ["tropical"]),
        mixed("cuba-libre", .rum, .build, ["white-rum": 50, "cola": 120, "lime-juice": 10], ["long"]),
        mixed("margarita", .tequila, .shake, ["tequila": 50, "orange-liqueur": 20, "lime-juice": 15], ["sour"]),
        mixed("tequila-sunrise", .tequila, .build, ["tequila": 45, "orange-juice": 90, "grenadine": 15], ["fruity"]),
        mixed("moscow-mule", .vodka, .build, ["vodka": 45, "ginger-beer": 120, "lime-juice": 10], ["long"]),
        mixed("white-russian", .vodka, .build, ["vodka": 50, "coffee-liqueur": 20, "cream": 30], ["creamy"]),
        mixed("black-russian", .vodka, .build, ["vodka": 50, "coffee-liqueur": 20], ["strong"], iba: .contemporary),
        mixed("virgin-colada", .none, .blend, ["coconut-cream": 40, "pineapple-juice": 100], ["tropical"]),
        mixed("shirley-temple", .none, .build, ["ginger-beer": 120, "grenadine": 15, "water": 20], ["long"]),
        mixed("lime-rickey", .none, .build, ["lime-juice": 25, "syrup": 20, "soda": 120], ["long", "sour"]),
    ]

    static let catalogue = Catalogue(drinks: drinks, ingredients: ingredients)
    static let ids = drinks.map(\.id)
    static let ginSours: Set<Identifier<Drink>> = [
        "bees-knees", "gimlet", "gin-sour", "london-sour", "white-lady", "aviation",
    ]

    static func drink(_ id: Identifier<Drink>) -> Drink? { drinks.first { $0.id == id } }

    /// A bar over these drinks.
    static func bar(_ owned: [Identifier<Ingredient>]) -> MakeableIndex {
        MakeableIndex(RecipeIndexContents(catalogue), bottles: owned.map { Bottle(ingredient: $0) })
    }

    static func rated(_ ratings: [Identifier<Drink>: Double]) -> TasteEvidence {
        TasteEvidence(ratings.mapValues { DrinkEvidence(rating: $0) })
    }
}
