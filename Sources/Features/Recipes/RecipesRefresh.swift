internal import Domain
internal import Reactive

/// Tells everybody that recipes changed: the bar, the filters and the adviser read them again, then the screens do.
@MainActor
struct RecipesRefresh {
    let bar: HomeBar
    let finder: DrinkFinder
    let adviser: DrinkAdviser
    let storeChanged: Signal<Void>

    init(_ dependencies: RecipesDIContainer.Dependencies) {
        bar = dependencies.bar
        finder = dependencies.finder
        adviser = dependencies.adviser
        storeChanged = dependencies.storeChanged
    }

    /// What is to be done off the main actor, after the writing.
    nonisolated func reload() async throws {
        try await bar.reload()
        await finder.reload()
        await adviser.reload()
    }

    /// What is to be done on it, after that.
    func tell() {
        storeChanged.send()
    }
}
