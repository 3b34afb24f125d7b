internal import Domain
internal import FeatureKit
internal import Reactive

/// A list of characters to dig, read page by page.
@MainActor
final class CharacterListViewModel {
    struct Input {
        /// The rows on the screen.
        let visibleRows: Events<Range<Int>>
        let rowSelected: Events<Int>
        let pageRequested: Events<Int>
        let workRequested: Events<Int>
        /// The other list was asked for.
        let otherRequested: Events<Void>
        /// Another order by chance.
        let shuffleRequested: Events<Void>
        /// The next of all, animation, film.
        let kindCycled: Events<Void>
        /// Hide what was dug, or show it again.
        let undugToggled: Events<Void>
        let searchRequested: Events<Void>
        let refreshRequested: Events<Void>
    }

    struct Output {
        let state: ReadOnly<CharacterListState>
    }

    private let list: CharacterList
    private let dependencies: DigDIContainer.Dependencies
    private let actions: CharacterListActions
    private let state = Observable(CharacterListState())
    private let bag = SubscriptionBag()
    private var pager: Pager<CharacterSummary>?
    private var seed: UInt64

    init(list: CharacterList, dependencies: DigDIContainer.Dependencies, actions: CharacterListActions) {
        self.list = list
        self.dependencies = dependencies
        self.actions = actions
        seed = UInt64(bitPattern: dependencies.clock.now())
    }

    func transform(_ input: Input) -> Output {
        let pager = Pager<CharacterSummary>(
            describe: { [strings = dependencies.strings] in ErrorText.describe($0, strings) }, read: read
        ) { [weak self] in self?.apply() }
        self.pager = pager
        input.visibleRows.observe { [weak self] in self?.pager?.see($0) }.store(in: bag)
        input.rowSelected.observe { [weak self] in self?.open($0) }.store(in: bag)
        input.pageRequested.observe { [weak self] row in
            self?.row(row).map { self?.actions.showPage($0.character.id) }
        }.store(in: bag)
        input.workRequested.observe { [weak self] row in
            self?.row(row).map { self?.actions.showWork($0.workID) }
        }.store(in: bag)
        input.otherRequested.observe { [weak self] in
            guard let self else { return }
            actions.showOther(list.other)
        }.store(in: bag)
        input.shuffleRequested.observe { [weak self] in self?.shuffle() }.store(in: bag)
        input.kindCycled.observe { [weak self] in self?.cycleKind() }.store(in: bag)
        input.undugToggled.observe { [weak self] in self?.toggleUndug() }.store(in: bag)
        input.searchRequested.observe { [weak self] in self?.actions.showSearch() }.store(in: bag)
        input.refreshRequested.observe { [weak self] in self?.pager?.reload() }.store(in: bag)
        dependencies.storeChanged.observe { [weak self] in self?.pager?.reload() }.store(in: bag)
        pager.reload()
        return Output(state: state.readOnly)
    }

    /// Waits until nothing is on its way, for tests.
    func settle() async {
        await pager?.settle()
    }

    private var read: Pager<CharacterSummary>.Read {
        let order: CharacterOrder =
            switch list {
            case .random: .random(seed: seed)
            case .hot:
                .hot(since: HotWindow.start(now: dependencies.clock.now(), localTime: dependencies.localTime))
            }
        let (kind, isUndugOnly, reader) = (state.value.kind, state.value.isUndugOnly, dependencies.reader())
        return { [characters = dependencies.characters] mark, limit in
            try await characters.characters(
                in: order, kind: kind, isUndugOnly: isUndugOnly, for: reader, after: mark, limit: limit)
        }
    }

    private func apply() {
        guard let pager else { return }
        let rows = pager.rows.map { CharacterRow($0, dependencies.strings) }
        state.update {
            $0.rows = rows
            $0.phase = pager.phase
        }
    }

    private func shuffle() {
        guard list == .random else { return }
        // Far from the one before, and never the same twice in a row.
        seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        pager?.show(read)
    }

    private func cycleKind() {
        state.update { state in
            switch state.kind {
            case nil: state.kind = .animation
            case .animation: state.kind = .film
            case .film: state.kind = nil
            }
        }
        pager?.show(read)
    }

    private func toggleUndug() {
        state.update { $0.isUndugOnly.toggle() }
        pager?.show(read)
    }

    private func row(_ row: Int) -> CharacterRow? {
        state.value.rows.indices.contains(row) ? state.value.rows[row] : nil
    }

    private func open(_ index: Int) {
        if let row = row(index) { actions.showCharacter(row.character) }
    }
}
