public import Domain
internal import Synchronization

/// The cache of the online catalogues in memory.
public final class InMemoryOnlineCache: OnlineCache {
    private let pages = Mutex<[OnlineQuery: KnownPage]>([:])

    /// Empty.
    public init() {}

    /// The page.
    public func page(_ query: OnlineQuery) async throws -> KnownPage? { pages.withLock { $0[query] } }

    /// Keeps it.
    public func keep(_ page: KnownPage, of query: OnlineQuery) async throws { pages.withLock { $0[query] = page } }
}

/// What was looked for, in memory; it may fail.
public final class InMemoryRecentQueries: RecentQueryRepository {
    private let all = Mutex<[String]>([])
    private let failure = Mutex<StoreError?>(nil)

    /// - Parameter queries: newest first.
    public init(_ queries: [String] = []) {
        all.withLock { $0 = queries }
    }

    /// Everything fails from now on.
    public func fail(with error: StoreError) { failure.withLock { $0 = error } }

    /// Newest first.
    public func queries(of profile: Identifier<Profile>, limit: Int) async throws -> [String] {
        if let error = failure.withLock({ $0 }) { throw error }
        return all.withLock { Array($0.prefix(limit)) }
    }

    /// To the front.
    public func remember(_ query: String, of profile: Identifier<Profile>) async throws {
        all.withLock { all in all = Array(([query] + all.filter { $0 != query }).prefix(RecentQueries.most)) }
    }

    /// One or all.
    @discardableResult
    public func forget(_ query: String?, of profile: Identifier<Profile>) async throws -> Bool {
        all.withLock { all in
            let before = all.count
            all = query.map { gone in all.filter { $0 != gone } } ?? []
            return all.count < before
        }
    }
}

/// Takes what is kept and changes nothing else.
public final class InMemoryKeptRepository: KeptRepository {
    private let kept = Mutex<[ExternalID: KeptTarget]>([:])

    /// Empty.
    public init() {}

    /// What was kept.
    public func targets(of ids: [ExternalID]) async throws -> [ExternalID: KeptTarget] {
        kept.withLock { kept in kept.filter { ids.contains($0.key) } }
    }

    /// None.
    public func works(with ids: [ExternalID]) async throws -> [ExternalID: WorkReference] { [:] }

    /// Nothing.
    public func link(_ links: [ExternalID: Identifier<Work>], of profile: Identifier<Profile>) async throws {}

    /// Keeps a work.
    public func keep(_ work: OnlineWork, of profile: Identifier<Profile>, at now: Int64) async throws -> KeptItem {
        keep(work.id, .work(work.record.work.id), work.record.work.title)
    }

    /// Keeps a drink.
    public func keep(
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

/// Every name there is: none.
public struct NoKnownNames: KnownNames {
    /// Makes it.
    public init() {}

    /// None.
    public func known() async throws -> ImportKnown { ImportKnown() }
}

/// Everything online around stubs.
public struct OnlineStubs: Sendable {
    /// What answers.
    public let catalogues: [StubCatalogue]
    /// What was answered.
    public let cache = InMemoryOnlineCache()
    /// What was looked for.
    public let recents: InMemoryRecentQueries
    /// What was kept.
    public let kept = InMemoryKeptRepository()
    /// What an import makes of a drink.
    public let drinks: ScriptedImportReader

    /// None is switched on by default.
    public init(
        _ catalogues: [StubCatalogue] = [], recents: InMemoryRecentQueries = InMemoryRecentQueries(),
        drinks: ScriptedImportReader = ScriptedImportReader([])
    ) {
        self.catalogues = catalogues
        self.recents = recents
        self.drinks = drinks
    }

    /// The way to them.
    public func access(_ clock: any WallClock) -> OnlineAccess {
        let catalogues = catalogues
        return OnlineAccess(
            search: SearchOnline(catalogues: { catalogues }, cache: cache, recents: recents, clock: clock),
            keep: KeepFound(
                catalogues: { catalogues }, kept: kept, reader: drinks, names: NoKnownNames(), clock: clock,
                localTime: FixedLocalTime()),
            recents: recents)
    }
}
