import Domain
import FeatureKit

/// What one catalogue answered so far to what stands in the field.
struct OnlineList: Hashable, Sendable {
    let provider: OnlineProvider
    /// `refreshing` shows what was known while it is asked for again; `failed` has no rows.
    var phase = Phase.idle
    /// By their numbers, from 1.
    private(set) var pages: [Int: OnlinePage] = [:]
    /// When the oldest of what is shown was told, where that is not now; in seconds since 1970.
    var answeredAt: Int64?
    /// Why there is nothing newer, or no more.
    var problem: OnlineProblem?

    init(_ provider: OnlineProvider) {
        self.provider = provider
    }

    /// In the order of the pages, each once, whichever came first.
    var entries: [OnlineEntry] {
        var seen: Set<ExternalID> = []
        return pages.keys.sorted().flatMap { pages[$0]?.entries ?? [] }.filter { seen.insert($0.id).inserted }
    }

    /// The page that is asked for next; nil when all are there.
    var nextPage: Int? {
        guard let last = pages.keys.max(), pages[last]?.hasMore == true else { return nil }
        return last + 1
    }

    mutating func put(_ page: OnlinePage, at number: Int) { pages[number] = page }
}
