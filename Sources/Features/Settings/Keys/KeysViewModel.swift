internal import Domain
internal import FeatureKit
internal import Navigation
internal import Reactive
internal import Terminal

/// Every action with its keys; they can be changed and given back.
@MainActor
final class KeysViewModel {
    struct Input {
        /// What the find line looks for; empty for nothing.
        let query: ReadOnly<String>
        /// A row shall have another key in place of its keys.
        let rowSelected: Events<Int>
        /// A row shall have one key more.
        let keyAdded: Events<Int>
        /// A row shall have its own keys again.
        let rowReset: Events<Int>
        /// Every action shall have its own keys again.
        let allReset: Events<Void>
        /// The user asked to read everything again.
        let refreshRequested: Events<Void>
    }

    struct Output {
        let state: ReadOnly<KeysState>
        /// What was done.
        let done: Events<String>
        /// What could not be done.
        let failed: Events<String>
    }

    private let catalogue: any ActionCatalogue
    private let store: any SettingsStore
    private let strings: Strings
    private let actions: KeysActions
    private let state = Observable(KeysState())
    private let done = Signal<String>()
    private let failed = Signal<String>()
    private let bag = SubscriptionBag()
    private let reading = LatestTask()
    private var known: [KnownAction] = []
    private var query = ""

    init(catalogue: any ActionCatalogue, store: any SettingsStore, strings: Strings, actions: KeysActions) {
        self.catalogue = catalogue
        self.store = store
        self.strings = strings
        self.actions = actions
    }

    func transform(_ input: Input) -> Output {
        input.query.observe { [weak self] in self?.find($0) }.store(in: bag)
        input.rowSelected.observe { [weak self] in self?.capture($0, isAdded: false) }.store(in: bag)
        input.keyAdded.observe { [weak self] in self?.capture($0, isAdded: true) }.store(in: bag)
        input.rowReset.observe { [weak self] in self?.reset($0) }.store(in: bag)
        input.allReset.observe { [weak self] in self?.resetAll() }.store(in: bag)
        input.refreshRequested.observe { [weak self] in self?.reload() }.store(in: bag)
        store.settings.changes.observe { [weak self] _ in self?.format() }.store(in: bag)
        reload()
        return Output(state: state.readOnly, done: done.events, failed: failed.events)
    }

    /// Waits until nothing is on its way, for tests.
    func settle() async {
        await reading.settle()
    }

    private func reload() {
        state.update { $0.phase = $0.phase.requesting }
        reading.run { [catalogue] in
            try await catalogue.actions()
        } completion: { [weak self] result in
            guard let self else { return }
            switch result {
            case .success(let actions):
                known = actions
                state.update { $0.phase = actions.isEmpty ? .empty : .loaded }
                format()
            case .failure(let error):
                state.update { $0.phase = .failed(ErrorText.describe(error, self.strings)) }
            }
        }
    }

    private func format() {
        let book = KeyIndex(actions: known, changes: store.settings.value.keys)
        let areas = KeyAreas(strings: strings)
        let rows = areas.sorted(known).map { action in
            let isChanged = book.isChanged(action)
            let keys = Self.labels(book.keys(of: action))
            let detail = isChanged ? strings("keys.instead", keys, Self.labels(action.keys)) : keys
            return KeysState.Row(
                action: action,
                row: SettingRow(
                    section: areas.name(of: action), title: action.title[strings.language], detail: detail,
                    isNews: isChanged),
                isChanged: isChanged)
        }
        let count = rows.count(where: \.isChanged)
        state.update { state in
            state.rows = rows
            state.isChanged = count > 0
            state.status = count > 0 ? strings.counted("keys.changed", count) : ""
        }
        find(query)
    }

    static func labels(_ keys: [Key]) -> String {
        keys.map { KeyName.text(of: $0) }.joined(separator: "  ")
    }

    private func find(_ text: String) {
        query = text
        let wanted = text.lowercased()
        let rows = state.value.rows
        let matches = rows.indices.filter { index in
            !wanted.isEmpty
                && [rows[index].row.section, rows[index].row.title, rows[index].row.detail, rows[index].action.id]
                    .contains { $0.lowercased().contains(wanted) }
        }
        if matches != state.value.matches { state.update { $0.matches = matches } }
    }

    private func capture(_ index: Int, isAdded: Bool) {
        guard state.value.rows.indices.contains(index) else { return }
        actions.showCapture(state.value.rows[index].action, isAdded)
    }

    private func reset(_ index: Int) {
        guard state.value.rows.indices.contains(index), state.value.rows[index].isChanged else { return }
        let row = state.value.rows[index]
        apply(.keys(action: row.action.id, nil), strings("keys.reset-done", row.row.title))
    }

    private func resetAll() {
        guard state.value.isChanged else { return }
        actions.confirmReset { [weak self] in
            guard let self else { return }
            apply(.allKeys, strings["keys.all-reset-done"])
        }
    }

    private func apply(_ change: SettingChange, _ text: String) {
        do {
            try store.apply(change)
            done.send(text)
        } catch {
            failed.send(strings("settings.not-kept", error.reason))
        }
    }
}
