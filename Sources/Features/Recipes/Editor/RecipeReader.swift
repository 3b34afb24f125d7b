import Domain
import FeatureKit

struct RecipeStart: Sendable {
    var saved = RecipeDraft()
    /// The own recipe to change; nil for a new one.
    var ownID: Identifier<Drink>?
    var draft: Draft?
    var vocabulary = DrinkVocabulary()
    var origin: LocalizedText?
}

struct RecipeReckoning: Sendable {
    let estimate: DrinkEstimate
    let ingredients: [Identifier<Ingredient>: Ingredient]
    /// The names of its tags, tools and glass, including newly created ones.
    let names: [DrinkOption: LocalizedText]
}

struct RecipeReader: Sendable {
    let drinks: any DrinkRepository
    let ingredients: any IngredientRepository
    let finder: DrinkSearchIndex
    let recipes: MemberRecipes
    let slot: DraftSlot

    func start(of subject: RecipeSubject) async throws -> RecipeStart {
        var start = RecipeStart()
        if case .drink(let id) = subject {
            guard let drink = try await drinks.drink(id) else { throw NotFound(id: id.rawValue) }
            let isOwn = try await recipes.own(id)
            start.saved = isOwn ? RecipeDraft(drink) : RecipeDraft(variantOf: drink)
            start.ownID = isOwn ? id : nil
            if let origin = isOwn ? drink.variantOf : id {
                start.origin = try await drinks.drinks(with: [origin]).first?.name
            }
        }
        start.draft = try await slot.read()
        start.vocabulary = try await finder.vocabulary()
        return start
    }

    func estimate(of drink: Drink, by calculator: DrinkCalculator) async throws -> RecipeReckoning {
        let (estimate, known) = try await EstimateRecipe(
            drinks: drinks, ingredients: ingredients, calculator: calculator)(drink)
        var names: [DrinkOption: LocalizedText] = [:]
        for tag in try await drinks.tags(drink.tags) { names[.tag(tag.id)] = tag.name }
        for tool in try await drinks.tools(drink.tools) { names[.tool(tool.id)] = tool.name }
        if let glass = try await drinks.glass(drink.glass) { names[.glass(glass.id)] = glass.name }
        return RecipeReckoning(estimate: estimate, ingredients: known, names: names)
    }
}
