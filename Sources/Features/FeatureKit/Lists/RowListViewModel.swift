public import Domain
public import Reactive

/// A list read page by page whose rows lead somewhere: what many screens are, and nothing more.
@MainActor
public final class RowListViewModel<Target: Hashable & Sendable> {
    /// What the user does.
    public struct Input {
        let visibleRows: Events<Range<Int>>
        let rowSelected: Events<Int>
        let refreshRequested: Events<Void>
    }

    /// What the screen shows.
    public struct Output {
        let state: ReadOnly<RowListState<Target>>
    }

    private let storeChanged: Events<Void>
    private let listChanged: Events<Void>?
    private let open: (Target) -> Void
    private let state = Observable(RowListState<Target>())
    private let bag = SubscriptionBag()
    private let read: @Sendable (ListMark?, Int) async throws -> Page<PageRow<Target>>
    private let strings: Strings
    private var pager: Pager<PageRow<Target>>?
    private var isOther = false

    /// Makes a list.
    /// - Parameters:
    ///   - storeChanged: fires when it should be read again.
    ///   - listChanged: fires when it is another list, by its filter or order; nil where it never is.
    ///   - read: reads a page of rows with their texts.
    ///   - open: where a row leads.
    public init(
        storeChanged: Events<Void>, listChanged: Events<Void>? = nil, strings: Strings,
        read: @escaping @Sendable (ListMark?, Int) async throws -> Page<PageRow<Target>>,
        open: @escaping (Target) -> Void
    ) {
        self.storeChanged = storeChanged
        self.listChanged = listChanged
        self.strings = strings
        self.read = read
        self.open = open
    }

    /// Binds the input and begins to read.
    public func transform(_ input: Input) -> Output {
        let pager = Pager<PageRow<Target>>(
            describe: { [strings] in ErrorText.describe($0, strings) }, read: read
        ) { [weak self] in self?.apply() }
        self.pager = pager
        input.visibleRows.observe { [weak self] in self?.pager?.see($0) }.store(in: bag)
        input.rowSelected.observe { [weak self] in self?.openRow($0) }.store(in: bag)
        input.refreshRequested.observe { [weak self] in self?.pager?.reload() }.store(in: bag)
        storeChanged.observe { [weak self] in self?.pager?.reload() }.store(in: bag)
        listChanged?.observe { [weak self] in
            self?.isOther = true
            self?.pager?.restart()
        }.store(in: bag)
        pager.reload()
        return Output(state: state.readOnly)
    }

    /// Waits until nothing is on its way, for tests.
    public func settle() async {
        await pager?.settle()
    }

    private func apply() {
        guard let pager else { return }
        state.update {
            $0.rows = pager.rows
            $0.phase = pager.phase
            guard isOther, !pager.phase.isBusy else { return }
            isOther = false
            $0.arrival += 1
        }
    }

    private func openRow(_ row: Int) {
        guard state.value.rows.indices.contains(row) else { return }
        open(state.value.rows[row].target)
    }
}
