internal import Domain
internal import FeatureKit
internal import Reactive

/// What I see, and whether the program may ask the network.
@MainActor
final class PrivacyViewModel: SettingListModel {
    /// What a row does.
    private enum Action {
        case setting(SettingChange)
        case alcohol(AlcoholChoice)
        case showHidden
    }

    private let dependencies: SettingsDIContainer.Dependencies
    private let actions: PrivacyActions
    private let state = Observable(SettingListState())
    private let done = Signal<String>()
    private let failed = Signal<String>()
    private let bag = SubscriptionBag()
    private let writing = LatestTask()
    private var query = ""
    private var drinkWriter: [Action] = []

    private var strings: Strings { dependencies.strings }

    init(dependencies: SettingsDIContainer.Dependencies, actions: PrivacyActions) {
        self.dependencies = dependencies
        self.actions = actions
    }

    func transform(_ input: SettingListInput) -> SettingListOutput {
        input.query.observe { [weak self] in self?.find($0) }.store(in: bag)
        input.rowSelected.observe { [weak self] in self?.choose($0) }.store(in: bag)
        input.refreshRequested.observe { [weak self] in self?.format() }.store(in: bag)
        dependencies.settings.settings.changes.observe { [weak self] _ in self?.format() }.store(in: bag)
        format()
        return SettingListOutput(state: state.readOnly, done: done.events, failed: failed.events)
    }

    /// Waits until nothing is on its way, for tests.
    func settle() async {
        await writing.settle()
    }

    private func format() {
        let choices = OptionMaker(strings: strings).privacy(dependencies.settings.settings.value)
        let alcohol = alcoholRows
        let hidden = hiddenRows
        drinkWriter =
            choices.map { .setting($0.change) } + alcohol.map { .alcohol($0.choice) } + hidden.map { _ in .showHidden }
        state.update { state in
            state.phase = .loaded
            state.rows = choices.map(\.row) + alcohol.map(\.row) + hidden
        }
        find(query)
    }

    /// A guest keeps nothing, this neither.
    private var alcoholRows: [(choice: AlcoholChoice, row: SettingRow)] {
        let session = dependencies.account.session
        guard !session.isGuest else { return [] }
        return AlcoholChoice.allCases.map { choice in
            let isChosen = (session.profile.alcohol ?? .ofAge) == choice
            let row = SettingRow(
                section: strings["privacy.alcohol"], title: strings["privacy.alcohol.\(choice.rawValue)"],
                detail: strings["privacy.alcohol.\(choice.rawValue).detail"], mark: isChosen ? .chosen : .open)
            return (choice, row)
        }
    }

    /// A guest hides nothing.
    private var hiddenRows: [SettingRow] {
        guard !dependencies.account.session.isGuest else { return [] }
        return [
            SettingRow(
                section: strings["privacy.posts"], title: strings["privacy.hidden-list"],
                detail: strings["privacy.hidden-list.detail"])
        ]
    }

    private func find(_ text: String) {
        query = text
        let matches = state.value.rows(matching: text)
        if matches != state.value.matches { state.update { $0.matches = matches } }
    }

    private func choose(_ row: Int) {
        guard drinkWriter.indices.contains(row), state.value.rows[row].mark != .chosen else { return }
        switch drinkWriter[row] {
        case .setting(let change):
            do {
                try dependencies.settings.apply(change)
            } catch {
                failed.send(strings("settings.not-kept", error.reason))
            }
        case .alcohol(let choice): keep(choice)
        case .showHidden: actions.showHidden()
        }
    }

    private func keep(_ choice: AlcoholChoice) {
        let access = dependencies.account
        writing.run {
            try await access.services.accounts.setAlcohol(choice, of: access.session.profile.id)
        } completion: { [weak self] result in
            guard let self else { return }
            switch result {
            case .success: actions.enterAgain()
            case .failure(let error): failed.send(ErrorText.describe(error, strings))
            }
        }
    }
}
