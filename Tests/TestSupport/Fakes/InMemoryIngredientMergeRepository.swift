package import Domain
import Synchronization

/// Records which ingredients were merged; changes nothing.
package final class InMemoryIngredientMergeRepository: IngredientMergeRepository, IngredientSplitRepository {
    private let state = Mutex<[String]>([])
    private let taken = Mutex<[Identifier<Ingredient>: [TakenName]]>([:])

    package init() {}

    /// `from into`, in order.
    package var merged: [String] { state.withLock { $0 } }

    /// Always returns one recipe and a bottle.
    package func preview(
        _ from: Identifier<Ingredient>, into: Identifier<Ingredient>, of profile: Identifier<Profile>
    ) async throws -> IngredientMerge {
        IngredientMerge(
            from: from, into: into, recipes: 1, ingredients: 0, movesBottle: true, shopping: 0, staysForOthers: false)
    }

    @discardableResult
    package func merge(
        _ from: Identifier<Ingredient>, into: Identifier<Ingredient>, at now: Int64, of profile: Identifier<Profile>
    ) async throws -> IngredientMerge {
        state.withLock { $0.append("\(from) \(into)") }
        return try await preview(from, into: into, of: profile)
    }

    package func takenNames(
        for ingredient: Identifier<Ingredient>, of profile: Identifier<Profile>
    ) async throws -> [TakenName] {
        taken.withLock { $0[ingredient] ?? [] }
    }

    package func take(_ name: TakenName, for ingredient: Identifier<Ingredient>) {
        taken.withLock { $0[ingredient, default: []].append(name) }
    }

    /// - Throws: `NotTaken` for a name that was never taken.
    @discardableResult
    package func split(
        _ name: String, from ingredient: Identifier<Ingredient>, at now: Int64, of profile: Identifier<Profile>
    ) async throws -> IngredientSplit {
        let found = taken.withLock { taken -> TakenName? in
            let found = taken[ingredient]?.first { $0.name == name }
            taken[ingredient]?.removeAll { $0.name == name }
            return found
        }
        guard let found else { throw OwnRecordProblem.notTaken(name) }
        return IngredientSplit(
            name: name, from: ingredient, into: Identifier("my-\(Slug.make(name))"), recipes: found.recipes)
    }
}
