package import Domain
package import Reactive

/// The state of a page that a `PageLoader` fills.
package protocol LoadedPageState: PageScreenState {
    /// An empty page.
    init()
    /// Where its content stands.
    var phase: Phase { get set }
}

/// What a page is made from: read, read again, and kept when reading it again fails. A view model owns one and passes its
/// state on.
@MainActor
package final class PageLoader<Contents: Sendable, State: LoadedPageState> {
    /// The page as it is now.
    package var state: ReadOnly<State> { content.readOnly }
    /// What was read last; nil before, and when it does not exist any more.
    package private(set) var contents: Contents?
    /// That the page could not be read again.
    package var messages: Messages { Messages(done: .never, failed: failed.events) }

    private let strings: Strings
    private let gone: String?
    private let format: (Contents) -> State
    private let content = Observable(State())
    private let failed = Signal<String>()
    private let loading = LatestTask()

    /// - Parameters:
    ///   - gone: what to say when what the page is about does not exist any more; the old content goes with it.
    ///   - format: puts what was read into the state; a phase it leaves idle becomes loaded.
    package init(strings: Strings, gone: String? = nil, format: @escaping (Contents) -> State) {
        self.strings = strings
        self.gone = gone
        self.format = format
    }

    /// Reads away from the main actor, all of it from one state of the store; what was on its way is dropped.
    ///
    /// - Parameter phase: where the page stands meanwhile; nil for reading all of it.
    package func load(as phase: Phase? = nil, _ read: @escaping @Sendable () async throws -> Contents) {
        content.update { $0.phase = phase ?? $0.phase.requesting }
        loading.read(read) { [weak self] result in
            switch result {
            case .success(let contents): self?.show(contents)
            case .failure(let error): self?.fail(error)
            }
        }
    }

    /// Shows this as what was read.
    package func show(_ contents: Contents) {
        self.contents = contents
        var state = format(contents)
        if state.phase == .idle { state.phase = .loaded }
        content.send(state)
    }

    private func fail(_ error: any Error) {
        if let gone, error is NotFound {
            contents = nil
            var state = State()
            state.phase = .failed(gone)
            return content.send(state)
        }
        let reason = ErrorText.describe(error, strings)
        guard !content.value.blocks.isEmpty else { return content.update { $0.phase = .failed(reason) } }
        content.update { $0.phase = .loaded }
        failed.send(reason)
    }
}
