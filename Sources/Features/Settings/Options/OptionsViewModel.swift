internal import Domain
internal import FeatureKit
internal import Reactive

/// A page of options; choosing one holds at once.
@MainActor
final class OptionsViewModel: SettingListModel {
    private let page: OptionsPage
    private let store: any SettingsStore
    private let strings: Strings
    private let state = Observable(SettingListState())
    private let done = Signal<String>()
    private let failed = Signal<String>()
    private let bag = SubscriptionBag()
    private var query = ""
    private var choices: [OptionChoice] = []

    init(page: OptionsPage, store: any SettingsStore, strings: Strings) {
        self.page = page
        self.store = store
        self.strings = strings
    }

    func transform(_ input: SettingListInput) -> SettingListOutput {
        input.query.observe { [weak self] in self?.find($0) }.store(in: bag)
        input.rowSelected.observe { [weak self] in self?.choose($0) }.store(in: bag)
        input.refreshRequested.observe { [weak self] in self?.format() }.store(in: bag)
        store.settings.changes.observe { [weak self] _ in self?.format() }.store(in: bag)
        format()
        return SettingListOutput(state: state.readOnly, done: done.events, failed: failed.events)
    }

    private func format() {
        choices = page.choices(store.settings.value, strings)
        state.update { state in
            state.phase = .loaded
            state.rows = choices.map(\.row)
        }
        find(query)
    }

    private func find(_ text: String) {
        query = text
        let matches = state.value.rows(matching: text)
        if matches != state.value.matches { state.update { $0.matches = matches } }
    }

    /// What holds already is left alone.
    private func choose(_ row: Int) {
        guard choices.indices.contains(row), choices[row].row.mark == .open else { return }
        let choice = choices[row]
        do {
            try store.apply(choice.change)
        } catch {
            failed.send(strings("settings.not-kept", error.reason))
        }
    }
}
