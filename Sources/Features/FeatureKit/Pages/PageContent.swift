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
    public var state: ReadOnly<PageState<Target>> { content.readOnly }
    /// That the page could not be read again.
    public var messages: Messages { Messages(done: .never, failed: failed.events) }

    private let strings: Strings
    private let gone: String?
    private let read: @Sendable () async throws -> PageText<Target>
    private let content = Observable(PageState<Target>())
    private let failed = Signal<String>()
    private let reading = LatestTask()

    /// - Parameters:
    ///   - gone: what to say when what the page is about does not exist any more; the old content goes with it.
    ///   - read: reads the page, away from the main actor.
    public init(
        strings: Strings, gone: String? = nil, read: @escaping @Sendable () async throws -> PageText<Target>
    ) {
        self.strings = strings
        self.gone = gone
        self.read = read
    }

    /// Reads now, and again whenever it is asked to.
    public func bind(_ refresh: Signal<Void>, in bag: SubscriptionBag) {
        refresh.observe { [weak self] in self?.reload() }.store(in: bag)
        reload()
    }

    /// Reads again.
    public func reload() {
        content.update { $0.phase = $0.phase.requesting }
        reading.run(read) { [weak self] in self?.apply($0) }
    }

    private func apply(_ result: Result<PageText<Target>, any Error>) {
        switch result {
        case .success(let page):
            content.update {
                $0.title = page.title
                $0.blocks = page.blocks
                $0.phase = .loaded
            }
        case .failure(let error):
            if let gone, error is NotFound { return content.update { $0 = PageState(failed: gone) } }
            let reason = ErrorText.describe(error, strings)
            guard !content.value.blocks.isEmpty else { return content.update { $0.phase = .failed(reason) } }
            content.update { $0.phase = .loaded }
            failed.send(reason)
        }
    }
}

extension PageState {
    fileprivate init(failed reason: String) {
        self.init()
        phase = .failed(reason)
    }
}
