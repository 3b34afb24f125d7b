/// Brings a member's recipes, shelf, ratings and shopping list from a server. The first pull brings everything; later
/// ones bring what changed on it. Local changes and removals are kept.
package struct PullRecipes: Sendable {
    private static let parallel = 4

    private let server: any RecipeServer
    private let reader: any ImportReader
    private let store: any ImportStore
    private let pulled: any PulledRecipeRepository
    private let pictures: any PictureAddressRepository
    private let profile: Identifier<Profile>
    private let clock: any WallClock

    package init(
        server: any RecipeServer, reader: any ImportReader, store: any ImportStore,
        pulled: any PulledRecipeRepository, pictures: any PictureAddressRepository, profile: Identifier<Profile>,
        clock: any WallClock
    ) {
        self.server = server
        self.reader = reader
        self.store = store
        self.pulled = pulled
        self.pictures = pictures
        self.profile = profile
        self.clock = clock
    }

    /// Brings the changes in one transaction and one step of the history, calling `progress` from any thread; a nil
    /// `bar` is the only one. Throws `TransferProblem`, `CancellationError` or `StoreError`, changing nothing.
    package func callAsFunction(
        bar: String? = nil, isDryRun: Bool = false,
        progress: @escaping @Sendable (TransferProgress) -> Void = { _ in }
    ) async throws -> ImportReport {
        let chosen = try choose(bar, among: try await server.bars())
        let served = try await server.recipes(of: chosen)
        var plan = PullPlan(served, known: try await pulled.pulled(from: server.name, of: profile))
        plan.contents = try await contents(of: plan.wanted, in: chosen, progress: progress)
        plan.shelf = await part { try await server.shelf(of: chosen) }
        plan.shopping = await part { try await server.shopping(of: chosen) }
        try Task.checkCancellation()
        let pull = PullRun(
            plan: plan, server: server.name, reader: reader, now: clock.now(), isDryRun: isDryRun)
        let report = try await store.run(of: profile, onDuplicate: .skip, isDryRun: isDryRun) { session in
            try pull.report(into: session)
        }
        if !isDryRun {
            // The recipes are stored: neither a cancellation nor a failure here undoes that. The next pull tries again.
            await Task { try? await keepPictures(of: served.recipes) }.value
        }
        return report
    }

    private func choose(_ wanted: String?, among bars: [ServedBar]) throws(TransferProblem) -> ServedBar {
        if let wanted {
            let key = Folding.folded(wanted)
            if let bar = bars.first(where: { String($0.id) == wanted || Folding.folded($0.name) == key }) { return bar }
        } else if bars.count == 1 {
            return bars[0]
        }
        guard !bars.isEmpty else {
            throw .noBar(server: server.name)
        }
        throw wanted.map { .unknownBar($0, bars) } ?? .severalBars(bars)
    }

    /// Requests several at once; a failed recipe does not affect the others.
    private func contents(
        of recipes: [ServedRecipe], in bar: ServedBar, progress: @escaping @Sendable (TransferProgress) -> Void
    ) async throws -> [String: Result<[UInt8], ServerRefusal>] {
        try await withThrowingTaskGroup(of: (String, Result<[UInt8], ServerRefusal>).self) { [server] group in
            var contents: [String: Result<[UInt8], ServerRefusal>] = [:]
            var rest = recipes[...]
            func start() {
                guard let recipe = rest.popFirst() else { return }
                group.addTask {
                    do {
                        return (recipe.id, .success(try await server.content(of: recipe, in: bar)))
                    } catch let refusal as ServerRefusal {
                        return (recipe.id, .failure(refusal))
                    }
                }
            }
            for _ in 0..<Self.parallel { start() }
            while let (id, result) = try await group.next() {
                contents[id] = result
                progress(TransferProgress(done: contents.count, total: recipes.count, records: contents.count))
                start()
            }
            return contents
        }
    }

    /// Recipes are imported even if the shelf fails.
    private func part(_ read: () async throws -> [String]) async -> Result<[String], ServerRefusal> {
        do {
            return .success(try await read())
        } catch let refusal as ServerRefusal {
            return .failure(refusal)
        } catch let problem as TransferProblem {
            return .failure(ServerRefusal(problem))
        } catch {
            return .failure(ServerRefusal(.server(name: server.name, .other)))
        }
    }

    private func keepPictures(of recipes: [ServedRecipe]) async throws {
        let known = try await pulled.pulled(from: server.name, of: profile)
        var addresses: [PictureSubject: PictureAddress?] = [:]
        for recipe in recipes {
            guard let picture = recipe.picture, let drink = known[recipe.id]?.recipe.drink else { continue }
            addresses[.drink(drink)] = .some(picture)
        }
        try await pictures.keep(addresses)
    }
}
