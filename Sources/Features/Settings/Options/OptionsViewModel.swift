import Domain
import FeatureKit
import Reactive

/// A page of options; a choice takes effect at once.
@MainActor
final class OptionsViewModel: SettingListViewModel, Subscriber {
    private let page: SettingsPage
    private let store: any SettingsStore
    let session: SettingListSession
    var bag: SubscriptionBag { session.bag }
    private var choices: [OptionChoice] = []

    init(page: SettingsPage, store: any SettingsStore, session: SettingListSession) {
        self.page = page
        self.store = store
        self.session = session
    }

    func transform(_ input: PlainListInput) -> SettingListOutput {
        on(store.settings.changes) { $0.reload() }
        return session.bind(input.list, to: self)
    }

    func reload() {
        choices = OptionMaker(strings: strings).choices(of: page, store.settings.value)
        session.show(choices.map(\.row))
    }

    /// Ignores the current choice.
    func open(_ row: Int) {
        guard choices[row].row.mark == .open else { return }
        session.writer.apply(choices[row].change, to: store)
    }
}
