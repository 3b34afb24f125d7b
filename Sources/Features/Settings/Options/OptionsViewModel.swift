import Domain
import FeatureKit
import Reactive

/// A page of options; a choice takes effect at once.
@MainActor
final class OptionsViewModel: ViewModel {
    private let page: SettingsPage
    private let store: any SettingsStore
    private let session: SettingListSession
    private let strings: Strings
    private var choices: [OptionChoice] = []

    init(page: SettingsPage, store: any SettingsStore, session: SettingListSession, strings: Strings) {
        self.page = page
        self.store = store
        self.session = session
        self.strings = strings
    }

    func transform(_ input: PlainListInput) -> SettingListOutput {
        store.settings.changes.observe { [weak self] _ in self?.show() }.store(in: session.bag)
        return session.bind(
            input.list, open: { [weak self] in self?.choose($0) }, reload: { [weak self] in self?.show() })
    }

    private func show() {
        choices = OptionMaker(strings: strings).choices(of: page, store.settings.value)
        session.show(choices.map(\.row))
    }

    /// Ignores the current choice.
    private func choose(_ row: Int) {
        guard choices[row].row.mark == .open else { return }
        session.writer.apply(choices[row].change, to: store)
    }
}
