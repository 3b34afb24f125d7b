package import Domain
import Synchronization

/// The cache of the online catalogues in memory.
package final class InMemoryOnlineCache: OnlineCache {
    private let pages = Mutex<[OnlineQuery: KnownPage]>([:])

    package init() {}

    package func page(_ query: OnlineQuery) async throws -> KnownPage? { pages.withLock { $0[query] } }

    package func keep(_ page: KnownPage, of query: OnlineQuery) async throws { pages.withLock { $0[query] = page } }
}

/// Recent queries in memory; can fail.
package final class InMemoryRecentQueries: RecentQueryRepository {
    private let all = Mutex<[String]>([])
    private let failure = Mutex<StoreError?>(nil)

    /// - Parameter queries: newest first.
    package init(_ queries: [String] = []) {
        all.withLock { $0 = queries }
    }

    package func fail(with error: StoreError) { failure.withLock { $0 = error } }

    package func queries(of profile: Identifier<Profile>, limit: Int) async throws -> [String] {
        if let error = failure.withLock({ $0 }) { throw error }
        return all.withLock { Array($0.prefix(limit)) }
    }

    package func remember(_ query: String, of profile: Identifier<Profile>) async throws {
        all.withLock { all in all = Array(([query] + all.filter { $0 != query }).prefix(RecentQueries.most)) }
    }

    @discardableResult
    package func forget(_ query: String?, of profile: Identifier<Profile>) async throws -> Bool {
        all.withLock { all in
            let before = all.count
            all = query.map { gone in all.filter { $0 != gone } } ?? []
            return all.count < before
        }
    }
}

/// Records saved entries; changes nothing else.
package final class InMemoryKeptRepository: KeptRepository {
    private let kept = Mutex<[ExternalID: KeptTarget]>([:])

    package init() {}

    package func targets(of entries: [OnlineEntry]) async throws -> [ExternalID: KeptTarget] {
        let ids = Set(entries.map(\.id))
        return kept.withLock { kept in kept.filter { ids.contains($0.key) } }
    }

    package func keep(_ work: OnlineWork, of profile: Identifier<Profile>, at now: Int64) async throws -> KeptItem {
        let known = kept.withLock { kept in work.otherIDs.compactMap { kept[$0] }.first }
        return keep(work.id, known ?? .work(work.record.work.id), work.record.work.title)
    }

    package func keep(
        _ records: [OwnRecord], as id: ExternalID, of profile: Identifier<Profile>, at now: Int64
    ) async throws -> KeptItem {
        guard case .drink(let drink) = records.last else { throw OwnRecordProblem.noLines }
        return keep(id, .drink(drink.id), drink.name)
    }

    private func keep(_ id: ExternalID, _ target: KeptTarget, _ name: LocalizedText) -> KeptItem {
        let isNew = kept.withLock { $0.updateValue(target, forKey: id) } == nil
        return KeptItem(target: target, name: name, outcome: isNew ? .added : .updated)
    }
}

package struct NoKnownNames: KnownNames {
    package init() {}

    package func known() async throws -> ImportKnown { ImportKnown() }
}

/// The online services over stubs.
package struct OnlineStubs: Sendable {
    private let catalogues: @Sendable () -> [StubCatalogue]
    package let cache = InMemoryOnlineCache()
    package let recents: InMemoryRecentQueries
    package let kept = InMemoryKeptRepository()
    package let completions = InMemoryWorkCompletions()
    package let pictures = ScriptedPictures()
    /// The result of importing a drink.
    package let drinks: ScriptedImportReader

    package init(
        _ catalogues: [StubCatalogue] = [], recents: InMemoryRecentQueries = InMemoryRecentQueries(),
        drinks: ScriptedImportReader = ScriptedImportReader([])
    ) {
        self.catalogues = { catalogues }
        self.recents = recents
        self.drinks = drinks
    }

    /// - Parameter catalogues: returns the catalogues that are currently enabled.
    package init(_ catalogues: @escaping @Sendable () -> [StubCatalogue]) {
        self.catalogues = catalogues
        recents = InMemoryRecentQueries()
        drinks = ScriptedImportReader([])
    }

    package func access(_ clock: any WallClock) -> OnlineAccess {
        let catalogues = catalogues
        let search = SearchOnline(catalogues: { catalogues() }, cache: cache, recents: recents, clock: clock)
        return OnlineAccess(
            search: search,
            keep: KeepFound(
                catalogues: { catalogues() }, kept: kept, pictures: pictures, reader: drinks, names: NoKnownNames(),
                clock: clock,
                localTime: FixedLocalTime()),
            complete: CompleteWorks(
                catalogues: { catalogues() }, search: search, works: completions, pictures: pictures, clock: clock),
            recents: recents)
    }
}
