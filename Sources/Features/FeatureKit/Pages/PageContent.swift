package import Domain
package import Reactive

/// What was read for a page of blocks.
package struct LoadedPage<Target: Hashable & Sendable>: Sendable {
    /// Its name in the trail; empty for the screen's own.
    package let title: String
    /// What stands on it.
    package let blocks: [PageBlock<Target>]

    /// A page, every text ready.
    package init(title: String = "", blocks: [PageBlock<Target>]) {
        self.title = title
        self.blocks = blocks
    }
}

/// The content of a page of blocks: read, read again, and kept when reading it again fails. A view model owns one and
/// passes its state on.
@MainActor
package final class PageContent<Target: Hashable & Sendable> {
    /// The page as it is now.
    package var state: ReadOnly<PageState<Target>> { loader.state }
    /// That the page could not be read again.
    package var messages: Messages { loader.messages }

    private let loader: PageLoader<LoadedPage<Target>, PageState<Target>>
    private let read: @Sendable () async throws -> LoadedPage<Target>

    /// - Parameters:
    ///   - gone: what to say when what the page is about does not exist any more; the old content goes with it.
    ///   - read: reads the page, away from the main actor.
    package init(
        strings: Strings, gone: String? = nil, read: @escaping @Sendable () async throws -> LoadedPage<Target>
    ) {
        self.read = read
        loader = PageLoader(strings: strings, gone: gone) { page in
            var state = PageState<Target>()
            state.title = page.title
            state.blocks = page.blocks
            return state
        }
    }

    /// Reads now, and again whenever it is asked to.
    package func bind(_ refresh: Signal<Void>, in bag: SubscriptionBag) {
        refresh.observe { [weak self] in self?.reload() }.store(in: bag)
        reload()
    }

    /// Reads again.
    package func reload() { loader.load(read) }
}
