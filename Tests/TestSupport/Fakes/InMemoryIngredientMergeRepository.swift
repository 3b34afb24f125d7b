public import Domain
internal import Synchronization

/// Notes which ingredients were merged; changes nothing else.
public final class InMemoryIngredientMergeRepository: IngredientMergeRepository {
    private let state = Mutex<[String]>([])

    /// With nothing merged.
    public init() {}

    /// `from into`, in order.
    public var merged: [String] { state.withLock { $0 } }

    /// One recipe and a bottle.
    public func preview(
        _ from: Identifier<Ingredient>, into: Identifier<Ingredient>, of profile: Identifier<Profile>
    ) async throws -> IngredientMerge {
        IngredientMerge(
            from: from, into: into, recipes: 1, ingredients: 0, movesBottle: true, shopping: 0, staysForOthers: false)
    }

    /// Notes it.
    @discardableResult
    public func merge(
        _ from: Identifier<Ingredient>, into: Identifier<Ingredient>, at now: Int64, of profile: Identifier<Profile>
    ) async throws -> IngredientMerge {
        state.withLock { $0.append("\(from) \(into)") }
        return try await preview(from, into: into, of: profile)
    }
}
