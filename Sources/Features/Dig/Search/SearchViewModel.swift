internal import Domain
internal import FeatureKit
internal import Reactive

/// Finds works, characters and everything else while the member types; without a word it shows the recent ones.
@MainActor
final class SearchViewModel {
    struct Input {
        let query: ReadOnly<String>
        let visibleRowsChanged: Events<Range<Int>>
        let rowSelected: Events<Int>
        /// A row's own page was asked for.
        let pageRequested: Events<Int>
        /// A recent word or character shall be forgotten.
        let forgetRequested: Events<Int>
        let forgetAllRequested: Events<Void>
        /// The next of all, animation, film.
        let kindCycled: Events<Void>
        let undugToggled: Events<Void>
        let typeRequested: Events<Void>
        let genreRequested: Events<Void>
        let filterCleared: Events<Void>
        /// Tell in the inbox when the word, or the type of the filter, is met in something new.
        let watchRequested: Events<Void>
        let refreshRequested: Events<Void>
    }

    struct Output {
        let state: ReadOnly<SearchState>
        /// A recent word was chosen: it belongs into the field.
        let wordChosen: Events<String>
        /// What was done, to be shown as a message.
        let done: Events<String>
        /// What could not be done.
        let failed: Events<String>
    }

    /// Rows that are found at first, or some more than the screen shows; the others when somebody comes near their end.
    private static let firstPage = 30
    private static let page = 50
    /// Nobody walks so far: a longer word finds fewer.
    private static let most = 500
    /// Rows that are found below the screen before anybody walks there.
    private static let margin = 5
    private static let suggestions = 8

    private let dependencies: DigDIContainer.Dependencies
    private let actions: SearchActions
    private let state = Observable(SearchState())
    private let wordChosen = Signal<String>()
    private let done = Signal<String>()
    private let failed = Signal<String>()
    private let bag = SubscriptionBag()
    private let reading = LatestTask()
    private let writing = LatestTask()
    private let preparing = LatestTask()
    private var search: SearchEverything
    private var query = ""
    /// The rows on the screen.
    private var visible = 0..<0
    /// How many rows are asked for.
    private var limit = firstPage
    private var genres: [Genre] = []

    init(dependencies: DigDIContainer.Dependencies, actions: SearchActions) {
        self.dependencies = dependencies
        self.actions = actions
        search = dependencies.searchEverything.opened()
    }

    func transform(_ input: Input) -> Output {
        input.query.observe { [weak self] text in
            self?.look(for: text)
        }.store(in: bag)
        input.visibleRowsChanged.observe { [weak self] in self?.see($0) }.store(in: bag)
        input.rowSelected.observe { [weak self] in self?.open($0) }.store(in: bag)
        input.pageRequested.observe { [weak self] in self?.openPage($0) }.store(in: bag)
        input.forgetRequested.observe { [weak self] in self?.forget($0) }.store(in: bag)
        input.forgetAllRequested.observe { [weak self] in self?.forgetAll() }.store(in: bag)
        input.kindCycled.observe { [weak self] in self?.cycleKind() }.store(in: bag)
        input.undugToggled.observe { [weak self] in self?.filter { $0.isUndugOnly.toggle() } }.store(in: bag)
        input.typeRequested.observe { [weak self] in self?.chooseType() }.store(in: bag)
        input.genreRequested.observe { [weak self] in self?.chooseGenre() }.store(in: bag)
        input.filterCleared.observe { [weak self] in self?.filter { $0 = SearchFilter() } }.store(in: bag)
        input.watchRequested.observe { [weak self] in self?.watch() }.store(in: bag)
        input.refreshRequested.observe { [weak self] in self?.reload() }.store(in: bag)
        dependencies.storeChanged.observe { [weak self] in
            self?.takeStore()
        }.store(in: bag)
        prepare()
        return Output(
            state: state.readOnly, wordChosen: wordChosen.events, done: done.events, failed: failed.events)
    }

    /// Waits until nothing is on its way, for tests.
    func settle() async {
        await writing.settle()
        await reading.settle()
        await preparing.settle()
    }

    private func look(for text: String) {
        query = text
        startOver()
        reload()
    }

    /// Another search begins with one page.
    private func startOver() {
        limit = max(Self.firstPage, visible.count + Self.margin)
    }

    /// More rows are found before the last is reached.
    private func see(_ rows: Range<Int>) {
        visible = rows
        guard state.value.hasMore, limit < Self.most, rows.upperBound + Self.margin > limit else { return }
        limit = min(Self.most, max(limit, rows.upperBound) + Self.page)
        reload()
    }

    private func takeStore() {
        genres = []
        search = dependencies.searchEverything.opened()
        prepare()
        reload()
    }

    /// Where this fails, the search itself says so.
    private func prepare() {
        preparing.run { [search] in
            try await search.prepare()
        } completion: { _ in
        }
    }

    private func reload() {
        state.update { $0.phase = $0.phase.requesting }
        let (reader, query, filter) = (dependencies.reader(), query, state.value.filter)
        let isAsking = !Folding.folded(query).isEmpty || !filter.isEmpty
        reading.run { [dependencies, search, limit, known = genres] in
            let genres = known.isEmpty ? try await dependencies.works.genres() : known
            guard isAsking else {
                return (SearchAnswer(), try await dependencies.search.recents(of: reader), [WorkSummary](), genres)
            }
            let answer =
                filter.isEmpty
                ? try await search(query, for: reader, limit: limit)
                : try await dependencies.search.worksAndCharacters(
                    matching: query, filter, for: reader, limit: limit)
            let suggested =
                answer.rows.isEmpty
                ? try await dependencies.search.suggestions(for: reader, limit: Self.suggestions) : []
            return (answer, RecentSearches(), suggested, genres)
        } completion: { [weak self] result in
            guard let self else { return }
            switch result {
            case .success(let (answer, recents, suggested, genres)):
                self.genres = genres
                show(answer, recents, suggested, query: isAsking ? query : "")
            case .failure(let error):
                let reason = ErrorText.describe(error, dependencies.strings)
                state.update { $0.phase = .failed(reason) }
            }
        }
    }

    private func show(_ answer: SearchAnswer, _ recents: RecentSearches, _ suggested: [WorkSummary], query: String) {
        let strings = dependencies.strings
        var rows = answer.hits.map { SearchRow($0, strings) }
        if !suggested.isEmpty {
            rows.append(
                SearchRow(
                    .heading,
                    title: strings[
                        state.value.filter.isEmpty ? "search.suggestions" : "search.suggestions-filtered"]))
            rows += suggested.map { SearchRow(.work($0), strings) }
        }
        if !recents.words.isEmpty {
            rows.append(SearchRow(.heading, title: strings["search.recent-words"]))
            rows += recents.words.map { SearchRow(.word($0), title: $0) }
        }
        if !recents.characters.isEmpty {
            rows.append(SearchRow(.heading, title: strings["search.recent-characters"]))
            rows += recents.characters.map { SearchRow(.character($0), strings) }
        }
        let genre = genres.first { $0.id == state.value.filter.genre }
        state.update {
            $0.query = query
            $0.rows = rows
            $0.genreName = genre?.name[strings.language] ?? ""
            $0.hasMore = answer.hasMore
            $0.isSuggesting = !suggested.isEmpty
            $0.phase = rows.isEmpty ? .empty : .loaded
        }
        // The screen may be larger than was known when the rows were asked for.
        see(visible)
    }

    private func open(_ index: Int) {
        guard let row = row(index) else { return }
        switch row.target {
        case .heading: return
        case .word(let word): wordChosen.send(word)
        case .character(let character): actions.showCharacter(character)
        case .work(let id): actions.showWork(id)
        case .drink(let id): actions.showDrink(id)
        case .ingredient(let id): actions.showIngredient(id)
        case .member(let id): actions.showMember(id)
        }
        if !state.value.query.isEmpty { remember(state.value.query) }
    }

    private func openPage(_ index: Int) {
        if case .character(let character) = row(index)?.target { actions.showPage(character.id) }
    }

    private func row(_ index: Int) -> SearchRow? {
        state.value.rows.indices.contains(index) ? state.value.rows[index] : nil
    }

    /// A guest's words are not kept.
    private func remember(_ word: String) {
        guard let profile = dependencies.member()?.id else { return }
        let now = dependencies.clock.now()
        writing.run { [search = dependencies.search] in
            try await search.remember(word: word, of: profile, at: now)
        } completion: { _ in
        }
    }

    private func forget(_ index: Int) {
        guard state.value.query.isEmpty, let row = row(index) else { return }
        switch row.target {
        case .word(let word): forget([.word(word)])
        case .character(let character): forget([.character(character.id)])
        case .heading, .work, .drink, .ingredient, .member: break
        }
    }

    private func forgetAll() {
        guard state.value.query.isEmpty else { return }
        forget([.allWords, .allCharacters])
    }

    private func forget(_ items: [RecentItem]) {
        guard let profile = dependencies.member()?.id else { return }
        write { [search = dependencies.search] in
            for item in items { try await search.forget(item, of: profile) }
        } done: {
            nil
        }
    }

    private func watch() {
        let strings = dependencies.strings
        let filter = state.value.filter
        guard let keyword = filter.type.map({ WatchedKeyword.type($0) }) ?? WatchedKeyword.word(typed: query)
        else { return failed.send(strings["search.nothing-to-watch"]) }
        guard dependencies.authorizer.authorize(.open(route: "search:\(query)")),
            let profile = dependencies.member()?.id
        else { return }
        let now = dependencies.clock.now()
        let name = filter.type?.text ?? query
        writing.run { [inbox = dependencies.inbox] in
            try await inbox.watch(keyword, of: profile, at: now)
        } completion: { [weak self] result in
            guard let self else { return }
            switch result {
            case .success(.added):
                dependencies.storeChanged.send()
                done.send(strings("search.watching", name))
            case .success(.unchanged): done.send(strings("search.watching-already", name))
            case .success(.full): failed.send(strings("search.watching-full", String(WatchedKeyword.most)))
            case .failure(let error): failed.send(ErrorText.describe(error, strings))
            }
        }
    }

    private func write(_ work: @escaping @Sendable () async throws -> Void, done text: @escaping () -> String?) {
        writing.run(work) { [weak self] result in
            guard let self else { return }
            switch result {
            case .success:
                dependencies.storeChanged.send()
                if let text = text() { done.send(text) }
            case .failure(let error): failed.send(ErrorText.describe(error, dependencies.strings))
            }
        }
    }

    private func filter(_ change: (inout SearchFilter) -> Void) {
        state.update { change(&$0.filter) }
        startOver()
        reload()
    }

    private func cycleKind() {
        filter { filter in
            switch filter.kind {
            case nil: filter.kind = .animation
            case .animation: filter.kind = .film
            case .film: filter.kind = nil
            }
        }
    }

    private func chooseType() {
        let strings = dependencies.strings
        actions.choose(
            SearchChoice(
                title: strings["search.type"], options: [strings["search.any"]] + MBTI.all.map(\.text)
            ) { [weak self] place in
                self?.filter { $0.type = place == 0 ? nil : MBTI.all[place - 1] }
            })
    }

    private func chooseGenre() {
        let strings = dependencies.strings
        let genres = genres
        actions.choose(
            SearchChoice(
                title: strings["search.genre"],
                options: [strings["search.any"]] + genres.map { $0.name[strings.language] }
            ) { [weak self] place in
                self?.filter { $0.genre = place == 0 ? nil : genres[place - 1].id }
            })
    }
}
