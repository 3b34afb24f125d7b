import Domain
import FeatureKit
import Reactive

/// Searches works, characters and more while the member types; without a query, shows recent searches.
@MainActor
final class SearchViewModel: ViewModel, Subscriber {
    struct Input: ScreenInput {
        let query = Observable("")
        let visibleRows = Signal<Range<Int>>()
        let rowSelected = Signal<Int>()
        /// Requests the page of a row instead of its default target.
        let pageRequested = Signal<Int>()
        let forgetRequested = Signal<Int>()
        let forgetAllRequested = Signal<Void>()
        let filterChanged = Signal<SearchFilterChange>()
        /// Watches the word, or the filter's type, and notifies in the inbox about new matches.
        let watchRequested = Signal<Void>()
        let keepRequested = Signal<Int>()
        let rowFocused = Signal<Int>()
        let pictureWanted = Signal<PictureSize>()
        let refresh = Signal<Void>()
    }

    struct Output: ScreenOutput {
        let state: ReadOnly<SearchState>
        let messages: Messages
        /// Puts a recent word into the field.
        let wordChosen: Events<String>
        /// The picture of the focused row.
        let picture: ReadOnly<PictureState>
    }

    let memory: SearchMemory
    let flow: Flow<DigStep>
    let strings: Strings
    let state = Observable(SearchState())
    let online: OnlineSections
    let switches: CatalogueSwitches
    let picture: PictureLoader
    let clock: any WallClock
    private let wordChosen = Signal<String>()
    let bag = SubscriptionBag()
    private let reading = LatestTask()
    private let preparing = LatestTask()
    private var reader: SearchReader
    private(set) var query = ""
    /// The query of the current results.
    private(set) var answered = ""
    private var opensFirst = false
    private(set) var paging = SearchPaging()
    private(set) var genres: [Genre] = []
    private(set) var local: [SearchRow] = []

    init(
        reader: SearchReader, memory: SearchMemory, online: OnlineSections, switches: CatalogueSwitches,
        picture: PictureLoader, clock: any WallClock, flow: Flow<DigStep>, strings: Strings
    ) {
        self.reader = reader.opened()
        self.memory = memory
        self.online = online
        self.switches = switches
        self.picture = picture
        self.clock = clock
        self.flow = flow
        self.strings = strings
    }

    func transform(_ input: Input) -> Output {
        on(input.query) { $0.find($1) }
        on(input.visibleRows) { $0.setVisibleRows($1) }
        on(input.rowSelected) { $0.open($1) }
        on(input.pageRequested) { $0.openPage($1) }
        on(input.forgetRequested) { $0.forget($1) }
        on(input.forgetAllRequested) { $0.forgetAll() }
        on(input.filterChanged) { $0.change($1) }
        on(input.watchRequested) { $0.watch() }
        on(input.keepRequested) { $0.keep($1) }
        on(input.rowFocused) { $0.focus($1) }
        on(input.pictureWanted) { $0.picture.want($1) }
        on(input.refresh) { $0.readAgain() }
        on(online.state.changes) { $0.showRows() }
        online.follow(input.query)
        prepare()
        return Output(
            state: state.readOnly, messages: memory.messages, wordChosen: wordChosen.events,
            picture: picture.state)
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

    private func setVisibleRows(_ rows: Range<Int>) {
        paging.setVisibleRows(rows)
        if state.value.hasMore, paging.grow() { reload() }
        askForMore()
    }

    /// Reads everything again, because stored and cached data may be stale.
    private func readAgain() {
        genres = []
        reader = reader.opened()
        prepare()
        online.refresh()
        reload()
    }

    /// Preloads names. On failure, the search itself reports the problem.
    private func prepare() {
        preparing.run { [reader] in
            try await reader.prepare()
        } completion: { _ in
        }
    }

    private func reload() {
        reading.read(into: state, strings) {
            [reader, query, filter = state.value.filter, limit = paging.limit, genres] in
            try await reader.find(query, filter, limit: limit, genres: genres)
        } show: { [weak self] found in
            guard let self else { return }
            answered = query
            show(found)
            openFirst()
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
            $0.isSure = found.answer.isSure
            $0.phase = .loaded
        }
        showRows()
        // The screen may be larger than it was at the request.
        if found.answer.hasMore, paging.grow() { reload() }
    }

    // MARK: Opening

    /// Opens a row; if the results of the typed text are pending, opens their first hit instead.
    private func open(_ index: Int) {
        guard answered == query else {
            opensFirst = true
            return
        }
        guard let row = state.value.row(at: index) else { return }
        switch row.target {
        case .heading: return
        case .word(let word), .query(let word): return wordChosen.send(word)
        case .more(let provider): return online.retryOrLoadMore(provider)
        case .switchOn: return switchOn()
        case .entry(let entry): openEntry(entry)
        case .character(let character): flow.show(.destination(.character(character)))
        case .place(let place): flow.open(place)
        }
        memory.remember(state.value.query)
    }

    private func openFirst() {
        guard opensFirst else { return }
        opensFirst = false
        guard state.value.isSure, let first = local.firstIndex(where: { $0.target != .heading }) else { return }
        open(first)
    }

    private func openPage(_ index: Int) {
        if case .character(let character) = state.value.row(at: index)?.target { flow.open(.character(character.id)) }
    }
}
