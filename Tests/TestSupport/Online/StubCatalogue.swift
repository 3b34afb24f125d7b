package import Domain
import Synchronization

/// An online catalogue with scripted answers; records requests.
package final class StubCatalogue: OnlineCatalogue {
    package typealias Answer = @Sendable (OnlineQuery) async throws -> OnlinePage

    package let provider: OnlineProvider
    private let answer: Mutex<Answer>
    private let record: Mutex<OnlineRecord?>
    private let records = Mutex<[ExternalID: OnlineWork]>([:])
    private let latch = Mutex<Latch?>(nil)
    private let queries = Mutex<[OnlineQuery]>([])
    private let ids = Mutex<[ExternalID]>([])

    /// - Parameter answer: returns the page for a query; an empty one by default.
    package init(_ provider: OnlineProvider = .aniList, answer: @escaping Answer = { _ in OnlinePage() }) {
        self.provider = provider
        self.answer = Mutex(answer)
        record = Mutex(nil)
    }

    package func answer(_ answer: @escaping Answer) { self.answer.withLock { $0 = answer } }

    /// Sets the details of every entry; nil for missing entries.
    package func setAnswer(_ record: OnlineRecord?) { self.record.withLock { $0 = record } }

    /// Sets the details of works by their ids; other entries stay as they are.
    package func setAnswer(of works: [OnlineWork]) {
        records.withLock { records in for work in works { records[work.id] = work } }
    }

    /// Holds the details of entries behind a latch.
    package func hold(_ latch: Latch) { self.latch.withLock { $0 = latch } }

    /// The queries, oldest first.
    package var asked: [OnlineQuery] { queries.withLock { $0 } }

    /// The entries whose details were requested, oldest first.
    package var opened: [ExternalID] { ids.withLock { $0 } }

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
    /// A page of animations with these titles, numbered consecutively across pages.
    package static func of(_ titles: String..., number page: Int = 1, hasMore: Bool = false) -> OnlinePage {
        OnlinePage(
            entries: titles.enumerated().map { place, title in
                OnlineEntry(
                    id: ExternalID(.aniList, page * 100 + place), kind: .animation,
                    title: LocalizedText(both: title), year: 2019)
            }, hasMore: hasMore)
    }
}
