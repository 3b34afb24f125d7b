import Domain
import FeatureKit

struct MemberRecipes: Sendable {
    let repository: any OwnRecipeRepository
    let profile: Identifier<Profile>
    let clock: any WallClock

    /// Stores a new recipe, or replaces one. Returns its id.
    func save(_ drink: Drink, as id: Identifier<Drink>?) async throws -> Identifier<Drink> {
        try await repository.save(drink, as: id, at: clock.now(), of: profile)
    }

    func save(_ ingredient: Ingredient, as id: Identifier<Ingredient>?) async throws -> Identifier<Ingredient> {
        try await repository.save(ingredient, as: id, at: clock.now(), of: profile)
    }

    /// Stores a tag, glass or tool under a new id, or finds the one with that name. Returns the id.
    func keep(_ record: OwnRecord) async throws -> String {
        let id = OwnRecordID.make(record.name, record.kind) { _ in false }
        let named: OwnRecord =
            switch record {
            case .tag(let tag): .tag(Tag(id: Identifier(id), name: tag.name))
            case .glass(let glass):
                .glass(
                    Glass(id: Identifier(id), name: glass.name, volume: glass.volume, summary: glass.summary, art: []))
            case .tool(let tool): .tool(Tool(id: Identifier(id), name: tool.name, summary: tool.summary))
            case .ingredient, .drink: record
            }
        let outcomes = try await repository.save([named], at: clock.now(), of: profile)
        switch outcomes.first {
        case .imported(let id), .updated(let id), .skipped(let id): return id
        case .failed(let problem): throw problem
        case nil: return id
        }
    }

    /// Returns whether it existed.
    func delete(_ drink: Identifier<Drink>) async throws -> Bool {
        try await !repository.delete(drinks: [drink], of: profile).isEmpty
    }

    /// Returns whether it existed.
    func delete(_ ingredient: Identifier<Ingredient>) async throws -> Bool {
        try await repository.delete(ingredient: ingredient, of: profile)
    }

    func own(_ drink: Identifier<Drink>) async throws -> Bool {
        try await repository.owner(of: drink) == profile
    }
}

enum OwnRecordText {
    static func describe(_ error: any Error, of name: String? = nil, _ strings: Strings) -> String {
        guard let problem = error as? OwnRecordProblem else { return ErrorText.describe(error, strings) }
        switch problem {
        case .noName: return strings["recipe.no-name"]
        case .noLines: return strings["recipe.no-lines"]
        case .notTaken(let name): return strings("recipe.not-taken", name)
        case .unknownIngredient(let id): return strings("recipe.unknown-ingredient", id)
        case .unknownGlass(let id): return strings("recipe.unknown-glass", id)
        case .cycle(let id): return strings("recipe.cycle", id)
        case .belowBrand(let id): return strings("recipe.below-brand", id)
        case .ofAnother(let id): return strings("recipe.of-another", id)
        case .ofCatalogue(let id): return strings("recipe.of-catalogue", id)
        case .inUse(let id, 0): return strings("recipe.in-use-below", name ?? id)
        case .inUse(let id, let drinks): return strings.counted("recipe.in-use", drinks, name ?? id)
        case .sameIngredient(let id): return strings("recipe.same-ingredient", name ?? id)
        case .unknown(let id): return ErrorText.describe(NotFound(id: id), strings)
        }
    }
}
