import Domain
import FeatureKit
import Reactive

extension SearchViewModel {
    // MARK: Rows

    /// Shows online results only without a filter or with one for the kind of works, the only filter that catalogues
    /// support. If no local name matches, they and the form of an own work come before similar names.
    func showRows() {
        var filter = state.value.filter
        let kind = filter.kind
        filter.kind = nil
        let isOfWord = filter.isEmpty && !query.isEmpty
        let rows = OnlineRows(strings: strings, now: clock.now(), kind: kind)
        let further = isOfWord ? rows.rows(of: online.state.value) : []
        let isAnswered = state.value.isSure || !isOfWord || answered != query
        state.update {
            $0.rows = isAnswered ? local + further : further + ways + local
            switch $0.phase {
            case .loaded, .empty: $0.phase = $0.rows.isEmpty ? .empty : .loaded
            default: break
            }
        }
        askForMore()
    }

    func askForMore() {
        for list in online.state.value.lists {
            let ids = Set(list.entries.map(\.id))
            let last = state.value.rows.lastIndex {
                if case .entry(let entry) = $0.target { ids.contains(entry.id) } else { false }
            }
            if let last, paging.isNear(last) { online.loadMore(of: list.provider) }
        }
    }

    func focus(_ index: Int) {
        if case .entry(let entry) = state.value.row(at: index)?.target {
            picture.show(entry.picture)
        } else {
            picture.show(nil)
        }
    }

    private var ways: [SearchRow] {
        let word = PlainText.line(query, limit: OwnWork.longestName)
        guard !Folding.folded(word).isEmpty else { return [] }
        let add = SearchRow(
            .place(.newWork(word)), title: strings("search.add", word), remark: strings["search.add.detail"])
        guard switches.canHelp else { return [add] }
        return [
            SearchRow(.switchOn, title: strings("search.switch-on", word), remark: strings["search.switch-on.detail"]),
            add,
        ]
    }

    // MARK: Keeping

    /// Opens a saved entry without network access; shows any other entry, which can be saved there.
    func openEntry(_ entry: OnlineEntry) {
        if let kept = online.state.value.kept[entry.id] { return flow.open(kept.place) }
        flow.show(.found(entry))
    }

    func switchOn() {
        flow.show(
            .choice(
                .catalogue(switches.off, hasTMDBKey: switches.hasTMDBKey, strings) { [weak self] provider in
                    guard let self, switches.switchOn(provider) else { return }
                    online.refresh()
                    showRows()
                }))
    }

    func keep(_ index: Int) {
        if case .entry(let entry) = state.value.row(at: index)?.target { online.keep(entry) }
    }

    func watch() { memory.watch(query, type: state.value.filter.type) }

    // MARK: Forgetting

    func forget(_ index: Int) {
        guard state.value.query.isEmpty else { return }
        switch state.value.row(at: index)?.target {
        case .word(let word): memory.forget([.word(word)])
        case .character(let character): memory.forget([.character(character.id)])
        case .query(let query): memory.forgetQuery(query)
        case .heading, .place, .entry, .more, .switchOn, nil: break
        }
    }

    func forgetAll() {
        if state.value.query.isEmpty { memory.forget([.allWords, .allCharacters]) }
    }

    // MARK: The filter

    func change(_ change: SearchFilterChange) {
        switch change {
        case .nextKind: filter { $0.kind = $0.kind.next }
        case .undug: filter { $0.isUndugOnly.toggle() }
        case .clear: filter { $0 = SearchFilter() }
        case .type:
            flow.show(.choice(.type(strings) { [weak self] type in self?.filter { $0.type = type } }))
        case .genre:
            flow.show(.choice(.genre(of: genres, strings) { [weak self] genre in self?.filter { $0.genre = genre } }))
        }
    }

    private func filter(_ change: (inout SearchFilter) -> Void) {
        state.update { change(&$0.filter) }
        startOver()
    }
}
