import Domain
import FeatureKit
import Reactive

@MainActor
final class PrivacyViewModel: SettingListViewModel, Subscriber {
    private enum Action {
        case setting(SettingChange)
        case alcohol(AlcoholChoice)
        case votes(isShown: Bool)
        case showHidden
    }

    private typealias Choice = (row: SettingRow, action: Action)

    private let member: Session
    private let accounts: any AccountRepository
    private let votes: any ShownVotesRepository
    private let store: any SettingsStore
    let session: SettingListSession
    var bag: SubscriptionBag { session.bag }
    private let flow: Flow<SettingsStep>
    private let links: SettingsLinks
    private var actions: [Action] = []
    /// Whether others see the member's votes; nil until read.
    private var showsVotes: Bool?
    private let reading = LatestTask()

    init(
        of member: Session, accounts: any AccountRepository, votes: any ShownVotesRepository, store: any SettingsStore,
        session: SettingListSession, flow: Flow<SettingsStep>, links: SettingsLinks
    ) {
        self.member = member
        self.accounts = accounts
        self.votes = votes
        self.store = store
        self.session = session
        self.flow = flow
        self.links = links
    }

    func transform(_ input: PlainListInput) -> SettingListOutput {
        on(store.settings.changes) { $0.show() }
        return session.bind(input.list, to: self)
    }

    func reload() {
        show()
        guard !member.isGuest else { return }
        reading.run { [votes, member] in
            try await votes.showsVotes(of: member.profile.id)
        } completion: { [weak self] result in
            guard let self, case .success(let shows) = result else { return }
            showsVotes = shows
            show()
        }
    }

    private func show() {
        let settings = OptionMaker(strings: strings).choices(of: .privacy, store.settings.value)
        let choices = settings.map { (row: $0.row, action: Action.setting($0.change)) } + alcohol + voting + hidden
        actions = choices.map(\.action)
        session.show(choices.map(\.row))
    }

    /// Empty for a guest, whose choice would not be kept.
    private var alcohol: [Choice] {
        guard !member.isGuest else { return [] }
        let chosen = member.profile.alcohol ?? .ofAge
        return AlcoholChoice.allCases.map { choice in
            (row("privacy.alcohol", "privacy.alcohol.\(choice.rawValue)", choice == chosen), .alcohol(choice))
        }
    }

    private var voting: [Choice] {
        guard let showsVotes else { return [] }
        return [false, true].map { isShown in
            let name = "privacy.votes.\(isShown ? "shown" : "private")"
            return (row("privacy.votes", name, isShown == showsVotes), .votes(isShown: isShown))
        }
    }

    /// Empty for a guest, who cannot hide anything.
    private var hidden: [Choice] {
        member.isGuest ? [] : [(row("privacy.posts", "privacy.hidden-list"), .showHidden)]
    }

    private func row(_ section: String, _ name: String, _ isChosen: Bool? = nil) -> SettingRow {
        SettingRow(
            section: strings[section], title: strings[name], detail: strings["\(name).detail"],
            mark: isChosen.map { $0 ? .chosen : .open } ?? SettingRow.Mark.none)
    }

    func open(_ row: Int) {
        guard session.rows[row].mark != .chosen else { return }
        switch actions[row] {
        case .setting(let change): session.writer.apply(change, to: store)
        case .alcohol(let choice): links.askToLeave { [weak self] in self?.keep(choice) }
        case .votes(let isShown): showVotes(isShown)
        case .showHidden: flow.open(.hidden)
        }
    }

    private func showVotes(_ isShown: Bool) {
        session.writer.write(.open(route: SettingsPage.privacy.route)) { [votes, member] in
            try await votes.setShowsVotes(isShown, of: member.profile.id)
        } done: { [strings] in
            strings["privacy.votes.\(isShown ? "shown" : "private").done"]
        } completion: { [weak self] _ in
            self?.reload()
        }
    }

    /// A success rebuilds all screens.
    private func keep(_ choice: AlcoholChoice) {
        session.writer.write(.open(route: SettingsPage.privacy.route)) { [accounts, member] in
            try await accounts.setAlcohol(choice, of: member.profile.id)
        } done: { _ in
            nil
        } completion: { [links] result in
            if case .success = result { links.enterAgain() }
        }
    }
}
