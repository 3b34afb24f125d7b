/// What is worked out from a recipe rather than written in it: its base spirit, its numbers, its meters.
public struct DrinkReckoner: Sendable {
    private let bases: BaseReckoner
    private let contents: [Identifier<Ingredient>: IngredientContent]
    private let volumes: [Identifier<Glass>: Double]
    private let calculator: DrinkCalculator

    /// Makes a reckoner.
    /// - Parameters:
    ///   - ingredients: at least those that the recipes name, and all that stand above them.
    ///   - volumes: millilitres of the glasses.
    public init(
        ingredients: [Ingredient], volumes: [Identifier<Glass>: Double],
        calculator: DrinkCalculator = DrinkCalculator()
    ) {
        contents = Catalogue(ingredients: ingredients).contents()
        bases = BaseReckoner(ingredients: ingredients, contents: contents)
        self.volumes = volumes
        self.calculator = calculator
    }

    /// One serving.
    public func estimate(of drink: Drink) -> DrinkEstimate {
        calculator.estimate(of: drink, contents: contents, glassVolume: volumes[drink.glass])
    }

    /// The family of the largest spirit; what the recipe says where its amounts do not tell.
    public func base(of drink: Drink) -> BaseSpirit { bases.base(of: drink) ?? drink.base }
}
