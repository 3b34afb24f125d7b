/// A page as it was found earlier.
package struct KnownPage: Hashable, Sendable {
    package let page: OnlinePage
    /// When, in seconds since 1970.
    package let fetchedAt: Int64

    package init(page: OnlinePage, fetchedAt: Int64) {
        self.page = page
        self.fetchedAt = fetchedAt
    }
}

/// Keeps what the catalogues answered.
package protocol OnlineCache: Sendable {
    /// A page that was kept; nil for none, and for one that cannot be read.
    func page(_ query: OnlineQuery) async throws -> KnownPage?

    /// Keeps a page. Where that takes too much room, those that were not looked at for longest go.
    func keep(_ page: KnownPage, of query: OnlineQuery) async throws
}
