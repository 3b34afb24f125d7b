import Domain
import FeatureKit
import Reactive

@MainActor
final class SettingsMenuViewModel: SettingListViewModel, Subscriber {
    private let store: any SettingsStore
    private let readSummary: @Sendable (Identifier<City>?, Language) async throws -> SettingsSummary
    private let version: String
    let session: SettingListSession
    var bag: SubscriptionBag { session.bag }
    private let flow: Flow<SettingsStep>
    private let reading = LatestTask()
    private var summary: SettingsSummary?

    init(
        store: any SettingsStore,
        readSummary: @escaping @Sendable (Identifier<City>?, Language) async throws -> SettingsSummary,
        version: String, session: SettingListSession, flow: Flow<SettingsStep>
    ) {
        self.store = store
        self.readSummary = readSummary
        self.version = version
        self.session = session
        self.flow = flow
    }

    func transform(_ input: PlainListInput) -> SettingListOutput {
        on(store.settings.changes) { $0.reload() }
        return session.bind(input.list, to: self)
    }

    func reload() {
        show()
        reading.run(reportingTo: session.writer) {
            [readSummary, home = store.settings.value.homeCity, language = strings.language] in
            try await readSummary(home, language)
        } success: { [weak self] summary in
            self?.summary = summary
            self?.show()
        }
    }

    private func show() {
        let values = SettingsMenuText(
            strings: strings, settings: store.settings.value, summary: summary, version: version)
        session.show(
            SettingsPage.allCases.map { page in
                SettingRow(
                    section: strings["settings.section.\(page.section)"],
                    title: strings["settings.\(page.rawValue)"], detail: values.detail(of: page),
                    preview: values.preview(of: page))
            }, status: "dimo \(version)")
    }

    func open(_ row: Int) {
        let page = SettingsPage.allCases[row]
        if page == .data { flow.open(.data) } else { flow.show(.destination(.page(page))) }
    }
}
