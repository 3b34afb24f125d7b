import Domain
import FeatureKit

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

    init(_ provider: OnlineProvider) {
        self.provider = provider
    }

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
