package import Domain
package import Reactive

/// The rows of a list, read whole or page by page, and what a search finds among them. A view model owns one for each
/// list it shows, binds it and passes its state on.
///
/// A list read by pages is read on while something is looked for, so that a search finds what lies further down.
@MainActor
package final class ListContent<Row: Equatable & Sendable> {
    /// How many rows a search reads on at most.
    package static var searchLimit: Int { 2_000 }

    /// The list as it is now.
    package var state: ReadOnly<ListState<Row>> { content.readOnly }
    /// The rows read so far.
    package var rows: [Row] { content.value.rows }

    private let content = Observable(ListState<Row>())
    private let texts: @Sendable (Row) -> [String]
    private let pager: Pager<Row>
    private var query = ""
    private var isOther = false

    /// A list read page by page.
    ///
    /// - Parameters:
    ///   - limit: how many rows a page has.
    ///   - texts: what of a row is looked through by a search.
    ///   - read: reads the page behind a mark.
    package init(
        limit: Int = 50, strings: Strings, texts: @escaping @Sendable (Row) -> [String],
        read: @escaping Pager<Row>.Read
    ) {
        self.texts = texts
        pager = Pager(limit: limit, describe: { ErrorText.describe($0, strings) }, read: read)
        pager.onChange = { [weak self] in self?.apply() }
    }

    /// A list read page by page, each behind the entry that the one before it ended with.
    package init<Entry: Sendable>(
        limit: Int = 50, strings: Strings, texts: @escaping @Sendable (Row) -> [String],
        readBehind: @escaping Pager<Row>.ReadBehind<Entry>
    ) {
        self.texts = texts
        pager = Pager(limit: limit, describe: { ErrorText.describe($0, strings) }, readBehind: readBehind)
        pager.onChange = { [weak self] in self?.apply() }
    }

    /// A list read whole.
    package convenience init(
        strings: Strings, texts: @escaping @Sendable (Row) -> [String],
        readAll: @escaping @Sendable () async throws -> [Row]
    ) {
        self.init(strings: strings, texts: texts) { _, _ in Page(rows: try await readAll(), next: nil) }
    }

    /// Follows the list's input and begins to read.
    ///
    /// - Parameter others: fires when it is another list, by its filter or order.
    package func bind(_ input: ListInput, others: Events<Void> = .never, in bag: SubscriptionBag) {
        input.visibleRows.observe { [weak self] in self?.pager.see($0) }.store(in: bag)
        input.query.observe { [weak self] in self?.find($0) }.store(in: bag)
        input.refresh.observe { [weak self] in self?.pager.reload() }.store(in: bag)
        others.observe { [weak self] in self?.restart() }.store(in: bag)
        pager.reload()
    }

    /// A row; nil outside of the list.
    package func row(at index: Int) -> Row? { content.value.row(at: index) }

    /// Reads again as much as there is.
    package func reload() { pager.reload() }

    /// Reads another list, by its filter or order, from its beginning.
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
