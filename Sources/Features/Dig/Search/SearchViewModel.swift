import Domain
import FeatureKit
import Reactive

/// Finds works, characters and everything else while the member types; without a word it shows the recent ones.
@MainActor
final class SearchViewModel: ViewModel {
    struct Input: ScreenInput {
        /// What stands in the field.
        let query = Observable("")
        let visibleRows = Signal<Range<Int>>()
        let rowSelected = Signal<Int>()
        /// A row's own page was asked for.
        let pageRequested = Signal<Int>()
        /// A recent word or character shall be forgotten.
        let forgetRequested = Signal<Int>()
        let forgetAllRequested = Signal<Void>()
        let filterChanged = Signal<SearchFilterChange>()
        /// Tell in the inbox when the word, or the type of the filter, is met in something new.
        let watchRequested = Signal<Void>()
        /// An entry of an online catalogue is to be kept, or looked at before.
        let keepRequested = Signal<Int>()
        let lookRequested = Signal<Int>()
        let refresh = Signal<Void>()
    }

    struct Output: ScreenOutput {
        let state: ReadOnly<SearchState>
        let messages: Messages
        /// A recent word was chosen: it belongs into the field.
        let wordChosen: Events<String>
    }

    let memory: SearchMemory
    let flow: Flow<DigStep>
    let strings: Strings
    let state = Observable(SearchState())
    let online: OnlineSections
    private let clock: any WallClock
    private let wordChosen = Signal<String>()
    private let bag = SubscriptionBag()
    private let reading = LatestTask()
    private let preparing = LatestTask()
    private var reader: SearchReader
    private(set) var query = ""
    /// What the rows shown are the answer to.
    private var answered = ""
    /// Whether the first hit is to be opened when the answer comes.
    private var opensFirst = false
    private var paging = SearchPaging()
    private(set) var genres: [Genre] = []
    private var local: [SearchRow] = []

    init(
        reader: SearchReader, memory: SearchMemory, online: OnlineSections, clock: any WallClock,
        flow: Flow<DigStep>, strings: Strings
    ) {
        self.reader = reader.opened()
        self.memory = memory
        self.online = online
        self.clock = clock
        self.flow = flow
        self.strings = strings
    }

    func transform(_ input: Input) -> Output {
        input.query.observe { [weak self] in self?.find($0) }.store(in: bag)
        input.visibleRows.observe { [weak self] in self?.see($0) }.store(in: bag)
        input.rowSelected.observe { [weak self] in self?.open($0) }.store(in: bag)
        input.pageRequested.observe { [weak self] in self?.openPage($0) }.store(in: bag)
        input.forgetRequested.observe { [weak self] in self?.forget($0) }.store(in: bag)
        input.forgetAllRequested.observe { [weak self] in self?.forgetAll() }.store(in: bag)
        input.filterChanged.observe { [weak self] in self?.change($0) }.store(in: bag)
        input.watchRequested.observe { [weak self] in self?.watch() }.store(in: bag)
        input.keepRequested.observe { [weak self] in self?.keep($0) }.store(in: bag)
        input.lookRequested.observe { [weak self] in self?.look($0) }.store(in: bag)
        input.refresh.observe { [weak self] in self?.readAgain() }.store(in: bag)
        online.state.changes.observe { [weak self] _ in self?.showRows() }.store(in: bag)
        online.follow(input.query)
        prepare()
        return Output(state: state.readOnly, messages: memory.messages, wordChosen: wordChosen.events)
    }

    // MARK: Finding

    private func find(_ text: String) {
        query = text
        opensFirst = false
        startOver()
    }

    func startOver() {
        paging.startOver()
        reload()
    }

    private func see(_ rows: Range<Int>) {
        paging.see(rows)
        if state.value.hasMore, paging.grow() { reload() }
        if paging.isNear(state.value.rows.count) { online.endCameNear() }
    }

    /// What was read and kept may be out of date.
    private func readAgain() {
        genres = []
        reader = reader.opened()
        prepare()
        online.refresh()
        reload()
    }

    /// Where this fails, the search itself says so.
    private func prepare() {
        preparing.run { [reader] in
            try await reader.prepare()
        } completion: { _ in
        }
    }

    private func reload() {
        state.update { $0.phase = $0.phase.requesting }
        reading.read { [reader, query, filter = state.value.filter, limit = paging.limit, genres] in
            try await reader.find(query, filter, limit: limit, genres: genres)
        } completion: { [weak self] result in
            guard let self else { return }
            switch result {
            case .success(let found):
                answered = query
                show(found)
                openFirst()
            case .failure(let error):
                let reason = ErrorText.describe(error, strings)
                state.update { $0.phase = .failed(reason) }
            }
        }
    }

    private func show(_ found: SearchFindings) {
        genres = found.genres
        local = SearchRow.rows(of: found, strings)
        let genre = genres.first { $0.id == found.filter.genre }
        state.update {
            $0.query = found.query
            $0.genreName = genre?.name[strings.language] ?? ""
            $0.hasMore = found.answer.hasMore
            $0.isSuggesting = !found.suggested.isEmpty
            $0.phase = .loaded
        }
        showRows()
        // The screen may be larger than was known when the rows were asked for.
        if found.answer.hasMore, paging.grow() { reload() }
    }

    /// The online catalogues know nothing of the filter.
    private func showRows() {
        let further =
            state.value.filter.isEmpty && !query.isEmpty
            ? OnlineRows(strings: strings, now: clock.now()).rows(of: online.state.value) : []
        state.update {
            $0.rows = local + further
            $0.localCount = local.count
            switch $0.phase {
            case .loaded, .empty: $0.phase = $0.rows.isEmpty ? .empty : .loaded
            default: break
            }
        }
        if paging.isNear(state.value.rows.count) { online.endCameNear() }
    }

    // MARK: Opening

    /// While the answer to what stands in the field is awaited, its first hit is meant, however fast it was typed.
    private func open(_ index: Int) {
        guard answered == query else {
            opensFirst = true
            return
        }
        guard let row = state.value.row(at: index) else { return }
        switch row.target {
        case .heading: return
        case .word(let word), .query(let word): return wordChosen.send(word)
        case .more(let provider): return online.goOn(provider)
        case .entry(let entry): openEntry(entry)
        case .character(let character): flow.show(.destination(.character(character)))
        case .place(let place): flow.open(place)
        }
        memory.remember(state.value.query)
    }

    private func openFirst() {
        guard opensFirst else { return }
        opensFirst = false
        guard !state.value.isSuggesting, let first = local.firstIndex(where: { $0.target != .heading }) else { return }
        open(first)
    }

    private func openPage(_ index: Int) {
        if case .character(let character) = state.value.row(at: index)?.target { flow.open(.character(character.id)) }
    }
}
