import Domain
import FeatureKit

struct IngredientReader: Sendable {
    let ingredients: any IngredientRepository

    func draft(of id: Identifier<Ingredient>) async throws -> IngredientDraft {
        let ingredient = try await ingredient(id)
        var parent: Ingredient?
        if let above = ingredient.parent { parent = try await ingredients.ingredient(above) }
        let parts = try await ingredients.ingredients(ingredient.parts)
        return IngredientDraft(ingredient, parent: parent, parts: ingredient.parts.compactMap { parts[$0] })
    }

    /// A new ingredient of a name, below the kind that its words suggest.
    func draft(named name: String, in language: Language) async throws -> IngredientDraft {
        var draft = IngredientDraft(.new(name: name), in: language)
        if let kind = try await KindProposal(ingredients: ingredients)(for: name, by: language) {
            draft.parent = kind
            draft.category = kind.category
            draft.isBrand = true
        }
        return draft
    }

    func ingredient(_ id: Identifier<Ingredient>) async throws -> Ingredient {
        guard let ingredient = try await ingredients.ingredient(id) else { throw NotFound(id: id.rawValue) }
        return ingredient
    }

    func begun(in slot: DraftSlot) async throws -> IngredientBegun? {
        guard let draft = try await slot.read(), let kept = DraftText.decode(KeptIngredient.self, from: draft.body)
        else {
            return nil
        }
        return IngredientBegun(draft: draft, kept: kept, others: try await ingredients.ingredients(kept.others))
    }
}

struct IngredientBegun: Sendable {
    let draft: Draft
    let kept: KeptIngredient
    let others: [Identifier<Ingredient>: Ingredient]
}
