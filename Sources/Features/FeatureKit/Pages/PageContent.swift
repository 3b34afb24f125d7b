public import Domain
public import Reactive

/// What was read for a page of blocks.
public struct PageText<Target: Hashable & Sendable>: Sendable {
    /// Its name in the trail; empty for the screen's own.
    public let title: String
    /// What stands on it.
    public let blocks: [PageBlock<Target>]

    /// A page, every text ready.
    public init(title: String = "", blocks: [PageBlock<Target>]) {
        self.title = title
        self.blocks = blocks
    }
}

/// The content of a page of blocks: read, read again, and kept when reading it again fails. A view model owns one and
/// passes its state on.
@MainActor
public final class PageContent<Target: Hashable & Sendable> {
    /// The page as it is now.
    public var state: ReadOnly<PageState<Target>> { loader.state }
    /// That the page could not be read again.
    public var messages: Messages { loader.messages }

    private let loader: PageLoader<PageText<Target>, PageState<Target>>
    private let read: @Sendable () async throws -> PageText<Target>

    /// - Parameters:
    ///   - gone: what to say when what the page is about does not exist any more; the old content goes with it.
    ///   - read: reads the page, away from the main actor.
    public init(
        strings: Strings, gone: String? = nil, read: @escaping @Sendable () async throws -> PageText<Target>
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
    public func bind(_ refresh: Signal<Void>, in bag: SubscriptionBag) {
        refresh.observe { [weak self] in self?.reload() }.store(in: bag)
        reload()
    }

    /// Reads again.
    public func reload() { loader.load(read) }
}
