package import Domain
package import Reactive

package struct LoadedPage<Target: Hashable & Sendable>: Sendable {
    /// The title in the trail; empty for the screen's own.
    package let title: String
    package let blocks: [PageBlock<Target>]

    package init(title: String = "", blocks: [PageBlock<Target>]) {
        self.title = title
        self.blocks = blocks
    }
}

/// Reads a page of blocks and keeps it if reading again fails. A view model owns one and exposes its state.
@MainActor
package final class PageContent<Target: Hashable & Sendable> {
    package var state: ReadOnly<PageState<Target>> { loader.state }
    package var messages: Messages { loader.messages }

    private let loader: PageLoader<LoadedPage<Target>, PageState<Target>>
    private let read: @Sendable () async throws -> LoadedPage<Target>

    /// `gone` is the message if the page's subject no longer exists; the old content is then removed.
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

    package func bind(_ refresh: Signal<Void>, in bag: SubscriptionBag) {
        refresh.observe { [weak self] in self?.reload() }.store(in: bag)
        reload()
    }

    package func reload() { loader.load(read) }
}

/// The view model of a page that is only read and whose targets are links.
@MainActor
package final class PageViewModel<Target: Hashable & Sendable>: ViewModel, Subscriber {
    package typealias Input = PageInput<Target>
    package typealias Output = StateOutput<PageState<Target>>

    private let content: PageContent<Target>
    private let open: (Target) -> Void
    package let bag = SubscriptionBag()

    package init(
        strings: Strings, gone: String? = nil, read: @escaping @Sendable () async throws -> LoadedPage<Target>,
        open: @escaping (Target) -> Void
    ) {
        content = PageContent(strings: strings, gone: gone, read: read)
        self.open = open
    }

    package func transform(_ input: Input) -> Output {
        on(input.opened) { $0.open($1) }
        content.bind(input.refresh, in: bag)
        return Output(state: content.state, messages: content.messages)
    }
}
