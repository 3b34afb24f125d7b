internal import Domain
internal import Reactive

/// Tells everybody that recipes changed: the bar, the filters and what puts drinks forward read them again, then the
/// screens do.
@MainActor
struct RecipesRefresh {
    let bar: HomeBar
    let finder: DrinkFinder
    let storeChanged: Signal<Void>
    let forgetRecipes: @Sendable () async -> Void

    init(_ dependencies: RecipesDIContainer.Dependencies) {
        bar = dependencies.bar
        finder = dependencies.finder
        storeChanged = dependencies.storeChanged
        forgetRecipes = dependencies.forgetRecipes
    }

    /// What is to be done off the main actor, after the writing.
    nonisolated func reload() async throws {
        try await bar.reload()
        await finder.reload()
        await forgetRecipes()
    }

    /// What is to be done on it, after that.
    func tell() {
        storeChanged.send()
    }
}
