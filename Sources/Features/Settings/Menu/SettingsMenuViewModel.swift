internal import Domain
internal import FeatureKit
internal import Reactive

/// The menu of the settings: every page with what holds there now.
@MainActor
final class SettingsMenuViewModel: SettingListModel {
    private let dependencies: SettingsDIContainer.Dependencies
    private let actions: SettingsMenuActions
    private let state = Observable(SettingListState())
    private let done = Signal<String>()
    private let failed = Signal<String>()
    private let bag = SubscriptionBag()
    private let reading = LatestTask()
    private var query = ""
    private var summary: SettingsSummary?

    private var strings: Strings { dependencies.strings }

    init(dependencies: SettingsDIContainer.Dependencies, actions: SettingsMenuActions) {
        self.dependencies = dependencies
        self.actions = actions
    }

    func transform(_ input: SettingListInput) -> SettingListOutput {
        input.query.observe { [weak self] in self?.find($0) }.store(in: bag)
        input.rowSelected.observe { [weak self] in self?.open($0) }.store(in: bag)
        input.refreshRequested.observe { [weak self] in self?.reload() }.store(in: bag)
        dependencies.settings.settings.changes.observe { [weak self] _ in
            self?.format()
            self?.reload()
        }.store(in: bag)
        dependencies.storeChanged.observe { [weak self] in self?.reload() }.store(in: bag)
        format()
        reload()
        return SettingListOutput(state: state.readOnly, done: done.events, failed: failed.events)
    }

    /// Waits until nothing is on its way, for tests.
    func settle() async {
        await reading.settle()
    }

    /// The menu is there at once; what must be read joins it.
    private func reload() {
        let home = dependencies.settings.settings.value.homeCity
        reading.run { [cities = dependencies.cities, texts = dependencies.texts, language = strings.language] in
            try await SettingsSummary.read(home: home, cities: cities, texts: texts, language)
        } completion: { [weak self] result in
            guard let self else { return }
            switch result {
            case .success(let summary):
                self.summary = summary
                format()
            case .failure(let error): failed.send(ErrorText.describe(error, strings))
            }
        }
    }

    private func format() {
        let values = SettingsMenuText(
            strings: strings, settings: dependencies.settings.settings.value, summary: summary,
            version: dependencies.version)
        state.update { state in
            state.phase = .loaded
            state.status = "dimo \(dependencies.version)"
            state.rows = SettingsPage.allCases.map { page in
                SettingRow(
                    section: strings["settings.section.\(page.section.rawValue)"],
                    title: strings["settings.\(page.rawValue)"], detail: values.detail(of: page))
            }
        }
        find(query)
    }

    private func find(_ text: String) {
        query = text
        let matches = state.value.rows(matching: text)
        if matches != state.value.matches { state.update { $0.matches = matches } }
    }

    private func open(_ row: Int) {
        guard SettingsPage.allCases.indices.contains(row) else { return }
        actions.showPage(SettingsPage.allCases[row])
    }
}
