package import Domain
package import Reactive

/// The rows of a list, read at once or page by page, and the matches of a search. A view model owns one per list,
/// binds it and exposes its state.
///
/// During a search, further pages are read so that rows below are found too.
@MainActor
package final class ListContent<Row: Equatable & Sendable> {
    /// The number of rows at which a search stops reading further pages.
    package static var searchLimit: Int { 2_000 }

    package var state: ReadOnly<ListState<Row>> { content.readOnly }
    package var rows: [Row] { content.value.rows }

    private let content = Observable(ListState<Row>())
    private let texts: @Sendable (Row) -> [String]
    private let pager: Pager<Row>
    private var query = ""
    private var isOther = false

    package init(
        limit: Int = 50, strings: Strings, texts: @escaping @Sendable (Row) -> [String],
        read: @escaping Pager<Row>.Read
    ) {
        self.texts = texts
        pager = Pager(limit: limit, describe: { ErrorText.describe($0, strings) }, read: read)
        pager.onChange = { [weak self] in self?.apply() }
    }

    package init<Entry: Sendable>(
        limit: Int = 50, strings: Strings, texts: @escaping @Sendable (Row) -> [String],
        readBehind: @escaping Pager<Row>.ReadBehind<Entry>
    ) {
        self.texts = texts
        pager = Pager(limit: limit, describe: { ErrorText.describe($0, strings) }, readBehind: readBehind)
        pager.onChange = { [weak self] in self?.apply() }
    }

    package convenience init(
        strings: Strings, texts: @escaping @Sendable (Row) -> [String],
        readAll: @escaping @Sendable () async throws -> [Row]
    ) {
        self.init(strings: strings, texts: texts) { _, _ in Page(rows: try await readAll(), next: nil) }
    }

    /// Binds the input and starts reading; `others` fires when the filter or order has changed. `open` receives the row
    /// that the user opens.
    package func bind(
        _ input: ListInput, others: Events<Void> = .never, in bag: SubscriptionBag,
        open: @escaping (Row) -> Void = { _ in }
    ) {
        on(input.rowSelected, in: bag, open)
        input.visibleRows.observe { [weak self] in self?.pager.setVisibleRows($0) }.store(in: bag)
        input.query.observe { [weak self] in self?.find($0) }.store(in: bag)
        input.refresh.observe { [weak self] in self?.pager.reload() }.store(in: bag)
        others.observe { [weak self] in self?.restart() }.store(in: bag)
        pager.reload()
    }

    /// Calls `act` with the row at each place that an input sends.
    package func on(_ input: Signal<Int>, in bag: SubscriptionBag, _ act: @escaping (Row) -> Void) {
        input.observe { [weak self] in if let row = self?.row(at: $0) { act(row) } }.store(in: bag)
    }

    package func row(at index: Int) -> Row? { content.value.row(at: index) }

    package func reload() { pager.reload() }

    package func restart() {
        isOther = true
        pager.restart()
    }

    private func apply() {
        content.update {
            $0.rows = pager.rows
            $0.phase = pager.phase
            $0.hasMore = pager.hasMore
            $0.matches = RowMatches.positions(of: query, in: pager.rows, texts: texts)
            guard isOther, !pager.phase.isBusy else { return }
            isOther = false
            $0.arrival += 1
        }
        readOnWhileSearching()
    }

    private func find(_ text: String) {
        query = text
        let matches = RowMatches.positions(of: text, in: rows, texts: texts)
        if matches != content.value.matches { content.update { $0.matches = matches } }
        readOnWhileSearching()
    }

    private func readOnWhileSearching() {
        guard !query.isEmpty, pager.hasMore, pager.rows.count < Self.searchLimit else { return }
        pager.readMore()
    }
}

@MainActor
public struct ListInput {
    package let rowSelected = Signal<Int>()
    package let visibleRows = Signal<Range<Int>>()
    package let query = Observable("")
    package let refresh = Signal<Void>()

    package init() {}
}

@MainActor
public protocol ListScreenInput: ScreenInput {
    var list: ListInput { get }
}

extension ListScreenInput {
    package var refresh: Signal<Void> { list.refresh }
}

package struct PlainListInput: ListScreenInput {
    package let list = ListInput()

    package init() {}
}
