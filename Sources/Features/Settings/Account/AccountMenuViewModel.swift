internal import Domain
internal import FeatureKit
internal import Reactive

/// The page of the account: what it is, what protects it, and the ways out.
@MainActor
final class AccountMenuViewModel: SettingListModel {
    private let access: AccountAccess
    private let storeChanged: Events<Void>
    private let strings: Strings
    private let actions: AccountActions
    private let state = Observable(SettingListState())
    private let done = Signal<String>()
    private let failed = Signal<String>()
    private let bag = SubscriptionBag()
    private let reading = LatestTask()
    private var items: [AccountItem] = []
    private var query = ""

    init(access: AccountAccess, storeChanged: Events<Void>, strings: Strings, actions: AccountActions) {
        self.access = access
        self.storeChanged = storeChanged
        self.strings = strings
        self.actions = actions
    }

    func transform(_ input: SettingListInput) -> SettingListOutput {
        input.query.observe { [weak self] in self?.find($0) }.store(in: bag)
        input.rowSelected.observe { [weak self] in self?.open($0) }.store(in: bag)
        input.refreshRequested.observe { [weak self] in self?.reload() }.store(in: bag)
        storeChanged.observe { [weak self] in self?.reload() }.store(in: bag)
        reload()
        return SettingListOutput(state: state.readOnly, done: done.events, failed: failed.events)
    }

    /// Waits until nothing is on its way, for tests.
    func settle() async {
        await reading.settle()
    }

    private func reload() {
        guard !access.session.isGuest else { return takeGuest() }
        state.update { $0.phase = $0.phase.requesting }
        reading.run { [access] in
            try await AccountOverview.read(access)
        } completion: { [weak self] result in
            guard let self else { return }
            switch result {
            case .success(let overview): apply(overview)
            case .failure(let error):
                state.update { $0.phase = .failed(ErrorText.describe(error, self.strings)) }
            }
        }
    }

    private func takeGuest() {
        items = [.switchAccount]
        state.update { state in
            state.phase = .loaded
            state.status = strings["me.guest"]
            state.rows = [row(.switchAccount, strings["me.guest.detail"])]
        }
    }

    private func apply(_ overview: AccountOverview) {
        let account = overview.account
        let text = AccountDateText(strings: strings, localTime: access.localTime)
        items = AccountItem.allCases.filter { isOffered($0, account) }
        state.update { state in
            state.phase = .loaded
            state.status = account.name?.text ?? strings["me.local"]
            state.rows = items.map { item in
                switch item {
                case .nickname: row(item, text.joined(account.profile.nickname, next: overview.nicknameAt))
                case .type:
                    row(item, text.joined(account.profile.type?.text ?? strings["me.no-type"], next: overview.typeAt))
                case .introduction:
                    row(
                        item,
                        overview.introduction.isEmpty ? strings["me.no-introduction"] : overview.introduction.text)
                case .bar: row(item, barText(overview.shares))
                case .password: row(item, strings[account.hasPassword ? "me.password.set" : "me.password.none"])
                case .codes: row(item, strings.counted("me.codes.left", account.codesLeft))
                case .sessions: row(item, strings.counted("me.sessions.count", overview.sessions))
                case .switchAccount, .signOut, .leave, .empty: row(item, strings["me.\(item.rawValue).detail"])
                }
            }
        }
        find(query)
    }

    /// The local profile has neither password nor sessions, and cannot be left.
    private func isOffered(_ item: AccountItem, _ account: Account) -> Bool {
        switch item {
        case .nickname, .type, .introduction, .bar, .switchAccount: true
        case .password, .sessions, .signOut, .leave: account.name != nil
        case .codes: account.name != nil && account.hasPassword
        case .empty: account.name == nil
        }
    }

    /// Whose bar is used and with how many the own one is shared.
    private func barText(_ shares: BarShares) -> String {
        let parts = [
            shares.host.map { strings("me.bar.uses", $0.nickname) },
            shares.given.isEmpty ? nil : strings.counted("me.bar.given", shares.given.count),
        ].compactMap { $0 }
        return parts.isEmpty ? strings["me.bar.alone"] : parts.joined(separator: " · ")
    }

    private func row(_ item: AccountItem, _ detail: String) -> SettingRow {
        SettingRow(
            section: strings["me.section.\(item.section)"], title: strings["me.\(item.rawValue)"],
            detail: detail)
    }

    private func find(_ text: String) {
        query = text
        let matches = state.value.rows(matching: text)
        if matches != state.value.matches { state.update { $0.matches = matches } }
    }

    private func open(_ index: Int) {
        guard items.indices.contains(index) else { return }
        switch items[index] {
        case .switchAccount:
            actions.confirm(
                strings["me.switch"], strings["me.switch.question"], strings["me.switch.yes"], actions.switchAccount)
        case .signOut:
            actions.confirm(
                strings["me.sign-out"], strings["me.sign-out.question"], strings["me.sign-out"], actions.signOut)
        case let item: actions.show(item)
        }
    }
}
