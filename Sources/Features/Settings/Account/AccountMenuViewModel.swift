import Domain
import FeatureKit
import Reactive

@MainActor
final class AccountMenuViewModel: SettingListViewModel {
    private let access: AccountAccess
    let session: SettingListSession
    private let flow: Flow<SettingsStep>
    private let links: SettingsLinks
    private var items: [AccountItem] = []

    init(access: AccountAccess, session: SettingListSession, flow: Flow<SettingsStep>, links: SettingsLinks) {
        self.access = access
        self.session = session
        self.flow = flow
        self.links = links
    }

    func transform(_ input: PlainListInput) -> SettingListOutput {
        session.bind(input.list, to: self)
    }

    func reload() {
        guard !access.session.isGuest else { return showGuest() }
        session.read { [access] in
            try await AccountOverview.read(access)
        } show: { [weak self] in
            self?.show($0)
        }
    }

    private func showGuest() {
        items = [.switchAccount]
        session.show([row(.switchAccount, strings["me.guest.detail"])], status: strings["me.guest"])
    }

    private func show(_ overview: AccountOverview) {
        let account = overview.account
        items = AccountItem.allCases.filter { isOffered($0, account) }
        session.show(items.map { row($0, detail(of: $0, overview)) }, status: account.name?.text ?? strings["me.local"])
    }

    private func detail(of item: AccountItem, _ overview: AccountOverview) -> String {
        let account = overview.account
        let text = AccountDateText(strings: strings, localTime: access.localTime)
        switch item {
        case .nickname: return text.joined(account.profile.nickname, next: overview.nicknameAt)
        case .type: return text.joined(account.profile.type?.text ?? strings["me.no-type"], next: overview.typeAt)
        case .introduction:
            return overview.introduction.isEmpty ? strings["me.no-introduction"] : overview.introduction.text
        case .bar: return barText(overview.shares)
        case .password: return strings[account.hasPassword ? "me.password.set" : "me.password.none"]
        case .codes: return strings.counted("me.codes.left", account.codesLeft)
        case .sessions: return strings.counted("me.sessions.count", overview.sessions)
        case .switchAccount, .signOut, .leave, .empty: return strings["me.\(item.rawValue).detail"]
        }
    }

    /// The local profile has no password and no sessions, and cannot be left.
    private func isOffered(_ item: AccountItem, _ account: Account) -> Bool {
        switch item {
        case .nickname, .type, .introduction, .bar, .switchAccount: true
        case .password, .sessions, .signOut, .leave: account.name != nil
        case .codes: account.name != nil && account.hasPassword
        case .empty: account.name == nil
        }
    }

    private func barText(_ shares: BarShares) -> String {
        let parts = [
            shares.host.map { strings("me.bar.uses", $0.nickname) },
            shares.given.isEmpty ? nil : strings.counted("me.bar.given", shares.given.count),
        ].compactMap { $0 }
        return parts.isEmpty ? strings["me.bar.alone"] : parts.joined(separator: " · ")
    }

    private func row(_ item: AccountItem, _ detail: String) -> SettingRow {
        SettingRow(
            section: strings["me.section.\(item.section)"], title: strings["me.\(item.rawValue)"], detail: detail)
    }

    func open(_ index: Int) {
        switch items[index] {
        case .switchAccount:
            flow.show(
                .question(
                    title: strings["me.switch"], text: strings["me.switch.question"], yes: strings["me.switch.yes"],
                    onYes: { [links] in links.askToLeave(links.switchAccount) }))
        case .signOut:
            flow.show(
                .question(
                    title: strings["me.sign-out"], text: strings["me.sign-out.question"],
                    yes: strings["me.sign-out"], onYes: { [links] in links.askToLeave(links.signOut) }))
        case let item: flow.show(.account(item))
        }
    }
}
