package struct KnownPage: Hashable, Sendable {
    package let page: OnlinePage
    /// Seconds since 1970 UTC.
    package let fetchedAt: Int64

    package init(page: OnlinePage, fetchedAt: Int64) {
        self.page = page
        self.fetchedAt = fetchedAt
    }
}

package protocol OnlineCache: Sendable {
    /// Nil if the page is not cached or cannot be read.
    func page(_ query: OnlineQuery) async throws -> KnownPage?

    /// Caches a page. If space runs out, the pages that were not read for the longest time are removed.
    func keep(_ page: KnownPage, of query: OnlineQuery) async throws
}
