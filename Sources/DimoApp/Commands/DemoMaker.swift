import DimoAssets
package import Domain
import FeatureKit
import Persistence

@MainActor
package struct DemoMaker {
    private let container: AppDIContainer

    package init(_ container: AppDIContainer) {
        self.container = container
    }

    /// The folder must not contain a database. Throws `DemoProblem`, `StoreError`.
    package func make(members: Int, works: Int, drinks: Int, votes: Int, seed: UInt64) async throws -> DemoContents {
        guard !TextFile.exists(container.paths.database) else {
            throw DemoProblem(description: container.strings("shell.demo.exists", container.paths.database))
        }
        let opener = container.makeStoreOpener()
        let now = container.clock.now()
        let opening = try await opener.open(now: now)
        if let notice = opening.notice {
            throw DemoProblem(description: ErrorText.describe(notice.reason, container.strings))
        }
        _ = try await opener.refreshCatalogue(in: opening.store)
        if drinks > 0 { try await addDrinks(drinks, to: opening.store) }
        try await opening.store.accounts.setAlcohol(.ofAge, of: opening.profile.id)
        let contents = try await DemoBuilder(database: opening.store.database).build(
            DemoPlan(members: members, works: works, drinks: drinks, votes: votes, seed: seed, hasStory: true, now: now)
        )
        // Counts the week's votes now, because a snapshot of a screen stores nothing.
        _ = try await opening.store.community.characters.hot(
            since: HotWindow.start(now: now, localTime: SystemLocalTime()), kind: nil, isUndugOnly: false, for: .guest,
            after: nil, limit: 1)
        return contents
    }

    private func addDrinks(_ count: Int, to store: Store) async throws {
        var catalogue = CatalogueLoader.load(from: container.assets).catalogue
        let known = catalogue.drinks
        guard !known.isEmpty else { return }
        for number in 0..<count {
            let base = known[number % known.count]
            let round = number / known.count + 2
            catalogue.drinks.append(
                Drink(
                    id: Identifier("demo-drink-\(number)"),
                    name: LocalizedText(
                        english: "\(base.name.english) No. \(round)", korean: "\(base.name.korean) \(round)번"),
                    summary: base.summary, base: base.base, lines: base.lines, steps: base.steps,
                    techniques: base.techniques, glass: base.glass, serving: base.serving, garnish: base.garnish,
                    tools: base.tools, tags: base.tags, color: base.color))
        }
        try await CatalogueImporter(database: store.database)
            .importIfChanged(catalogue, fingerprint: CatalogueLoader.fingerprint(of: container.assets) + "-demo")
    }
}

package struct DemoProblem: Error, CustomStringConvertible {
    package let description: String
}
