import Domain
import FeatureKit
import Reactive

/// Queries one catalogue page by page: shows stored results at once and fresh ones when they arrive.
/// Drops answers to older queries, stored ones too.
@MainActor
final class OnlineListModel {
    let list: Observable<OnlineList>

    private let search: SearchOnline
    private let member: () -> Author?
    private let language: Language
    private let asking = LatestTask(holdsKeys: false)
    private var text = ""

    init(_ provider: OnlineProvider, search: SearchOnline, member: @escaping () -> Author?, language: Language) {
        list = Observable(OnlineList(provider))
        self.search = search
        self.member = member
        self.language = language
    }

    private var provider: OnlineProvider { list.value.provider }

    /// Clears the results and cancels the current request.
    func clear() {
        text = ""
        asking.cancel()
        if list.value != OnlineList(provider) { list.send(OnlineList(provider)) }
    }

    func find(_ text: String) {
        clear()
        self.text = text
        list.update { $0.phase = .loading }
        ask(1)
    }

    /// Requests the next page, unless a request is running or failed, or all pages are loaded.
    func loadMore() {
        guard list.value.phase == .loaded, list.value.problem == nil, let next = list.value.nextPage else { return }
        list.update { $0.phase = .loadingMore }
        ask(next)
    }

    func retryOrLoadMore() {
        guard !list.value.phase.isBusy, !text.isEmpty else { return }
        guard list.value.problem != nil else { return loadMore() }
        list.update {
            $0.problem = nil
            $0.phase = $0.entries.isEmpty ? .loading : .refreshing
        }
        ask(list.value.answeredAt == nil ? list.value.nextPage ?? 1 : 1)
    }

    private func ask(_ page: Int) {
        let query = OnlineQuery(provider, text, page: page, language: language)
        asking.run { [search] in
            await search.known(query).map { ($0, search.isFresh($0, of: query)) }
        } completion: { [weak self] result in
            self?.showKnown(try? result.get(), query)
        }
    }

    private func showKnown(_ known: (page: KnownPage, isFresh: Bool)?, _ query: OnlineQuery) {
        if let known {
            list.update {
                $0.put(known.page.page, at: query.page)
                if known.isFresh { return Self.settle(&$0) }
                $0.answeredAt = min($0.answeredAt ?? .max, known.page.fetchedAt)
                $0.phase = query.page == 1 ? .refreshing : .loadingMore
            }
            if known.isFresh { return }
        }
        asking.run { [search, profile = member()?.id] in
            do {
                return try await search.fresh(query, for: profile)
            } catch let error as CancellationError {
                // Only this task's own cancellation counts; another task may have cancelled the shared request.
                if Task.isCancelled { throw error }
                return nil as OnlinePage?
            }
        } completion: { [weak self] result in
            self?.showFresh(result, query)
        }
    }

    private func showFresh(_ result: Result<OnlinePage?, any Error>, _ query: OnlineQuery) {
        list.update {
            switch result {
            case .success(let page?):
                $0.put(page, at: query.page)
                $0.answeredAt = nil
                Self.settle(&$0)
            case .success(nil): Self.settle(&$0, unanswered: .idle)
            case .failure(let error):
                let problem = (error as? OnlineProblem) ?? .other(String(describing: error))
                $0.problem = problem
                Self.settle(&$0)
            }
        }
    }

    /// `unanswered` is the phase without a page or a problem.
    private static func settle(_ list: inout OnlineList, unanswered: Phase = .empty) {
        if !list.entries.isEmpty {
            list.phase = .loaded
        } else if let problem = list.problem {
            list.phase = .failed(String(describing: problem))
        } else {
            list.phase = list.pages.isEmpty ? unanswered : .empty
        }
    }
}

struct OnlineList: Hashable, Sendable {
    let provider: OnlineProvider
    /// `refreshing` shows known results during a new request; `failed` has no rows.
    var phase = Phase.idle
    /// Pages by number, from 1.
    private(set) var pages: [Int: OnlinePage] = [:]
    /// The time of the oldest stored page, in seconds since 1970 UTC; nil if all are current.
    var answeredAt: Int64?
    /// The reason why there are no newer or no more results.
    var problem: OnlineProblem?

    init(_ provider: OnlineProvider) { self.provider = provider }

    /// The entries in page order, without duplicates.
    var entries: [OnlineEntry] {
        var seen: Set<ExternalID> = []
        return pages.keys.sorted().flatMap { pages[$0]?.entries ?? [] }.filter { seen.insert($0.id).inserted }
    }

    /// The next page to request; nil when all are loaded.
    var nextPage: Int? {
        guard let last = pages.keys.max(), pages[last]?.hasMore == true else { return nil }
        return last + 1
    }

    mutating func put(_ page: OnlinePage, at number: Int) { pages[number] = page }
}
