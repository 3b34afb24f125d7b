/// Completes works of the member's own from the online catalogues: by ids first, then by title and year.
package struct CompleteWorks: Sendable {
    package enum Lookup: Hashable, Sendable {
        /// The work, as one catalogue or several report it.
        case found([OnlineWork])
        /// Entries that could be meant.
        case unsure([OnlineEntry])
        case missing
    }

    /// A work with fewer characters is looked up in the next catalogue, too.
    private static let enough = 3
    /// Seconds after which a work that no catalogue had is looked for again.
    package static let patience: Int64 = 30 * 86_400
    /// Seconds to wait for a catalogue that does not say how long.
    private static let usualWait: Int64 = 60
    private static let mostWaits = 5
    private static let mostEntries = 9

    private let catalogues: @Sendable () async -> [any OnlineCatalogue]
    private let search: SearchOnline
    private let works: any WorkCompletionRepository
    private let pictures: any PictureAddressRepository
    private let clock: any WallClock
    private let sleep: @Sendable (Duration) async throws -> Void

    /// - Parameter catalogues: The enabled ones; called once for every run.
    package init(
        catalogues: @escaping @Sendable () async -> [any OnlineCatalogue], search: SearchOnline,
        works: any WorkCompletionRepository, pictures: any PictureAddressRepository, clock: any WallClock,
        sleep: @escaping @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) }
    ) {
        self.catalogues = catalogues
        self.search = search
        self.works = works
        self.pictures = pictures
        self.clock = clock
        self.sleep = sleep
    }

    /// The number of works that a run would look for.
    package func count(of profile: Identifier<Profile>) async throws -> Int {
        try await waiting(of: profile).count
    }

    private func waiting(of profile: Identifier<Profile>) async throws -> [IncompleteWork] {
        try await works.incompleteWorks(of: profile, lookedForBefore: clock.now() - Self.patience)
    }

    // MARK: All

    /// Looks for all incomplete works, one after the other, and fills each as it is found, all in one step. A cancelled
    /// run ends with what it has; the next one goes on from there. Throws `OnlineProblem.notEnabled` without a
    /// catalogue of works, or the store's error.
    package func callAsFunction(
        of profile: Identifier<Profile>, progress: @escaping @Sendable (TransferProgress) -> Void = { _ in }
    ) async throws -> CompletionReport {
        let waiting = try await waiting(of: profile)
        var report = CompletionReport()
        report.total = waiting.count
        var sources = await sources()
        guard !sources.isEmpty else { throw OnlineProblem.notEnabled(.wikidata) }
        var step: Int64?
        for (place, work) in waiting.enumerated() {
            progress(TransferProgress(done: place, total: waiting.count, records: report.completed))
            do {
                guard !sources.isEmpty else { break }
                let lookup = try await lookup(work, &sources, &report)
                try Task.checkCancellation()
                if case .found(let found) = lookup {
                    let done = try await complete(work.id, with: found, of: profile, continuing: step)
                    step = done.step
                    report.completed += 1
                    if done.isMerged { report.merged += 1 }
                } else if report.problems.isEmpty {
                    try await works.note(lookedFor: work.id, of: profile, at: clock.now())
                    report.missed += 1
                }
            } catch is CancellationError {
                break
            } catch is StepUndone {
                report.isUndone = true
                break
            } catch is WorkProblem {
                report.missed += 1
            } catch is WorkMergeProblem {
                report.missed += 1
            } catch is NotFound {
                // The work was removed meanwhile.
                report.missed += 1
            }
        }
        return report
    }

    // MARK: One

    /// Looks in every catalogue. Throws `NotFound`, `OnlineProblem` if none answers, `CancellationError`, `StoreError`.
    package func lookup(_ id: Identifier<Work>, of profile: Identifier<Profile>) async throws -> Lookup {
        guard let work = try await works.incompleteWork(id, of: profile) else { throw NotFound(id: id.rawValue) }
        var sources = await sources()
        guard let first = sources.first else { throw OnlineProblem.notEnabled(.wikidata) }
        var report = CompletionReport()
        let lookup = try await lookup(work, &sources, &report, waits: false)
        if lookup == .missing, let problem = report.problems[first.provider] ?? report.problems.values.first {
            throw problem
        }
        return lookup
    }

    /// Completes a work as an entry of a catalogue. Throws `OnlineProblem`, `CancellationError`, `WorkMergeProblem`, or
    /// the store's error.
    package func complete(
        _ id: Identifier<Work>, as entry: ExternalID, of profile: Identifier<Profile>
    ) async throws -> CompletedWork {
        guard let catalogue = await sources().first(where: { $0.provider == entry.provider }) else {
            throw OnlineProblem.notEnabled(entry.provider ?? .wikidata)
        }
        guard case .work(let found) = try await catalogue.record(entry) else { throw OnlineProblem.notFound }
        return try await complete(id, with: [found], of: profile)
    }

    @discardableResult
    package func complete(
        _ id: Identifier<Work>, with found: [OnlineWork], of profile: Identifier<Profile>, continuing step: Int64? = nil
    ) async throws -> CompletedWork {
        let done = try await works.complete(id, with: found, of: profile, at: clock.now(), continuing: step)
        if let picture = found.lazy.compactMap(\.picture).first {
            _ = try await pictures.keep(picture, of: done.item, isSame: false)
        }
        return done
    }

    // MARK: Looking

    private func sources() async -> [any OnlineCatalogue] { await catalogues().filter { !$0.provider.isOfDrinks } }

    /// A source that does not answer is taken out, its problem reported; `waits` for a busy one.
    private func lookup(
        _ work: IncompleteWork, _ sources: inout [any OnlineCatalogue], _ report: inout CompletionReport,
        waits: Bool = true
    ) async throws -> Lookup {
        var found: [OnlineWork] = []
        var entries: [OnlineEntry] = []
        for catalogue in sources {
            let ids = work.ids + found.flatMap { [$0.id] + $0.otherIDs }
            do {
                let isKnown = !found.isEmpty
                let answer = try await retryingWhileBusy(waits) {
                    try await lookupEntry(for: work, ids, isKnown: isKnown, in: catalogue)
                }
                switch answer {
                case .found(let works): found += works
                case .unsure(let several): entries += several
                case .missing: break
                }
            } catch let problem as OnlineProblem {
                report.problems[catalogue.provider] = problem
                sources.removeAll { $0.provider == catalogue.provider }
            }
            if found.contains(where: { $0.record.cast.count >= Self.enough }) { break }
        }
        if !found.isEmpty { return .found(found) }
        return entries.isEmpty ? .missing : .unsure(Array(entries.prefix(Self.mostEntries)))
    }

    private func retryingWhileBusy<Value>(_ waits: Bool, _ ask: () async throws -> Value) async throws -> Value {
        var waited = 0
        while true {
            do {
                return try await ask()
            } catch OnlineProblem.busy(let until) where waits && waited < Self.mostWaits {
                waited += 1
                let wait = until.map { $0 - clock.now() } ?? Self.usualWait
                try await sleep(.seconds(max(1, wait)))
            }
        }
    }

    /// - Parameter isKnown: Whether another catalogue found the work, so that only ids identify it.
    private func lookupEntry(
        for work: IncompleteWork, _ ids: [ExternalID], isKnown: Bool, in catalogue: any OnlineCatalogue
    ) async throws -> Lookup {
        var id = ids.first { $0.provider == catalogue.provider }
        if id == nil, !ids.isEmpty { id = try await catalogue.entry(of: ids) }
        if let id, let found = try await record(id, in: catalogue) { return .found([found]) }
        guard !isKnown else { return .missing }
        var entries: [OnlineEntry] = []
        for query in queries(for: work, catalogue.provider) {
            let page = try await page(query)
            switch WorkMatcher.match(work.clue, among: page.entries.compactMap { $0.known(as: work.work.kind) }) {
            case .sure(let match):
                if let id = ExternalID(match.id.rawValue), let found = try await record(id, in: catalogue) {
                    return .found([found])
                }
            case .unsure(_, let matches):
                let ids = Set(matches.map(\.id.rawValue))
                entries += page.entries.filter { ids.contains($0.id.description) && !entries.contains($0) }
            }
        }
        return entries.isEmpty ? .missing : .unsure(entries)
    }

    private func record(_ id: ExternalID, in catalogue: any OnlineCatalogue) async throws -> OnlineWork? {
        do {
            guard case .work(let found) = try await catalogue.record(id) else { return nil }
            return found
        } catch OnlineProblem.notFound, OnlineProblem.noYear, OnlineProblem.unknownID {
            return nil
        }
    }

    private func queries(for work: IncompleteWork, _ provider: OnlineProvider) -> [OnlineQuery] {
        let (english, korean) = (work.work.title.english, work.work.title.korean)
        let texts = english == korean ? [english] : [english, korean]
        return texts.filter(OnlineQuery.isWorthAsking).map { text in
            let isKorean = text.unicodeScalars.contains(where: Folding.isHangul)
            return OnlineQuery(provider, text, language: isKorean ? .korean : .english)
        }
    }

    private func page(_ query: OnlineQuery) async throws -> OnlinePage {
        if let known = await search.known(query), search.isFresh(known, of: query) { return known.page }
        return try await search.fresh(query, for: nil)
    }
}

extension OnlineEntry {
    /// The entry as a work to compare with; nil for a drink, without a year, and for a series in place of a film.
    fileprivate func known(as kind: WorkKind) -> KnownWork? {
        // AniList lists films and series alike.
        guard let mine = WorkKind(rawValue: self.kind.rawValue), let year,
            mine == .animation || mine.isSeries == kind.isSeries
        else { return nil }
        return KnownWork(
            work: WorkReference(id: Identifier(id.description), title: title, kind: mine, year: year),
            otherTitles: [originalTitle].compactMap(\.self) + otherTitles)
    }
}
