import Domain

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
