package import Domain
package import Reactive

package protocol LoadedPageState: PageScreenState, ReadingState {
    init()
}

/// Reads the data of a page and keeps it if reading again fails. A view model owns one and exposes its state.
@MainActor
package final class PageLoader<Contents: Sendable, State: LoadedPageState> {
    package var state: ReadOnly<State> { content.readOnly }
    /// The data read last; nil before the first read and after the subject is gone.
    package private(set) var contents: Contents?
    package var messages: Messages { Messages(done: .never, failed: failed.events) }

    private let strings: Strings
    private let gone: String?
    private let format: (Contents) -> State
    private let content = Observable(State())
    private let failed = Signal<String>()
    private let loading = LatestTask()

    /// `gone` is the message if the page's subject no longer exists; the old content is then removed. A state that
    /// `format` leaves idle becomes loaded.
    package init(strings: Strings, gone: String? = nil, format: @escaping (Contents) -> State) {
        self.strings = strings
        self.gone = gone
        self.format = format
    }

    /// Reads outside the main actor, from a single snapshot of the store, and cancels the previous read. `phase` is
    /// shown while reading; nil for a full read.
    package func load(as phase: Phase? = nil, _ read: @escaping @Sendable () async throws -> Contents) {
        content.update { $0.phase = phase ?? $0.phase.requesting }
        loading.read(read) { [weak self] result in
            switch result {
            case .success(let contents): self?.show(contents)
            case .failure(let error): self?.fail(error)
            }
        }
    }

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

extension PageLoader {
    /// Reads as many rows again as are shown, at least `pageSize`.
    package func reload<Row: Sendable>(
        pageSize: Int = 50, _ read: @escaping Pager<Row>.Read
    ) where Contents == Page<Row> {
        let limit = max(pageSize, contents?.rows.count ?? 0)
        load { try await read(nil, limit) }
    }

    package func readMore<Row: Sendable>(
        pageSize: Int = 50, _ read: @escaping Pager<Row>.Read
    ) where Contents == Page<Row> {
        guard let contents, let mark = contents.next else { return }
        load {
            let more = try await read(mark, pageSize)
            return Page(rows: contents.rows + more.rows, next: more.next)
        }
    }
}
