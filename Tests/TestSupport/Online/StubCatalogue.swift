package import Domain
import Synchronization

/// An online catalogue that answers as a test says and keeps what it was asked.
package final class StubCatalogue: OnlineCatalogue {
    package typealias Answer = @Sendable (OnlineQuery) async throws -> OnlinePage

    /// Which one it stands for.
    package let provider: OnlineProvider
    private let answer: Mutex<Answer>
    private let record: Mutex<OnlineRecord?>
    private let records = Mutex<[ExternalID: OnlineWork]>([:])
    private let latch = Mutex<Latch?>(nil)
    private let queries = Mutex<[OnlineQuery]>([])
    private let ids = Mutex<[ExternalID]>([])

    /// - Parameter answer: what it answers; nothing by default.
    package init(_ provider: OnlineProvider = .aniList, answer: @escaping Answer = { _ in OnlinePage() }) {
        self.provider = provider
        self.answer = Mutex(answer)
        record = Mutex(nil)
    }

    /// Another answer from now on.
    package func answer(_ answer: @escaping Answer) { self.answer.withLock { $0 = answer } }

    /// What it tells of every entry from now on; nil for no such entry.
    package func tell(_ record: OnlineRecord?) { self.record.withLock { $0 = record } }

    /// Tells of works, by its own ids; every other entry stays as it is.
    package func tell(of works: [OnlineWork]) {
        records.withLock { records in for work in works { records[work.id] = work } }
    }

    /// Holds back what it tells of entries.
    package func hold(_ latch: Latch) { self.latch.withLock { $0 = latch } }

    /// What it was asked, oldest first.
    package var asked: [OnlineQuery] { queries.withLock { $0 } }

    /// Of which entries everything was asked, oldest first.
    package var opened: [ExternalID] { ids.withLock { $0 } }

    /// The answer.
    package func page(_ query: OnlineQuery) async throws -> OnlinePage {
        queries.withLock { $0.append(query) }
        let answer = answer.withLock { $0 }
        return try await answer(query)
    }

    package func record(_ id: ExternalID) async throws -> OnlineRecord {
        ids.withLock { $0.append(id) }
        await latch.withLock { $0 }?.pass()
        if let work = records.withLock({ $0[id] }) { return .work(work) }
        guard let record = record.withLock({ $0 }) else { throw OnlineProblem.notFound }
        return record
    }

    package func entry(of ids: [ExternalID]) async throws -> ExternalID? {
        records.withLock { records in
            records.values.first { !Set($0.otherIDs).isDisjoint(with: ids) }?.id
        }
    }
}

extension OnlinePage {
    /// A page of animations with these titles; their numbers follow on from page to page.
    package static func of(_ titles: String..., number page: Int = 1, hasMore: Bool = false) -> OnlinePage {
        OnlinePage(
            entries: titles.enumerated().map { place, title in
                OnlineEntry(
                    id: ExternalID(.aniList, page * 100 + place), kind: .animation,
                    title: LocalizedText(english: title, korean: title), year: 2019)
            }, hasMore: hasMore)
    }
}
