import Domain
import FeatureKit
import Reactive

@MainActor
final class SharedBarViewModel: SettingListViewModel {
    private let access: AccountAccess
    private let barChanged: @Sendable () async -> Void
    let session: SettingListSession
    private let flow: Flow<SettingsStep>
    private var actions: [SharedBarRows.Action] = []

    /// `barChanged` rereads the bar after a switch to another one.
    init(
        access: AccountAccess, barChanged: @escaping @Sendable () async -> Void, session: SettingListSession,
        flow: Flow<SettingsStep>
    ) {
        self.access = access
        self.barChanged = barChanged
        self.session = session
        self.flow = flow
    }

    func transform(_ input: PlainListInput) -> SettingListOutput {
        session.bind(input.list, to: self)
    }

    private var me: Identifier<Profile> { access.session.profile.id }

    func reload() {
        session.read { [access] in
            try await SharedBarContents.read(access)
        } show: { [weak self] in
            self?.show($0)
        }
    }

    private func show(_ contents: SharedBarContents) {
        let rows = SharedBarRows(
            contents: contents, dates: AccountDateText(strings: strings, localTime: access.localTime), strings: strings
        ).all
        actions = rows.map(\.action)
        session.show(rows.map(\.row), status: contents.shares.host.map { strings("me.bar.of", $0.nickname) } ?? "")
    }

    func open(_ index: Int) {
        guard session.rows[index].mark != .chosen else { return }
        switch actions[index] {
        case .useOwn: use(nil)
        case .use(let owner): use(owner)
        case .end(let member):
            flow.show(
                .question(
                    title: strings["me.bar.end"], text: strings("me.bar.end.question", member.nickname),
                    yes: strings["me.bar.end.yes"], onYes: { [weak self] in self?.end(with: member) }))
        case .share(let member): askToShare(with: member)
        case .askForID:
            flow.show(
                .prompt(
                    NamePrompt(
                        route: "settings/account/bar/id", title: strings["me.bar.share"],
                        label: strings["field.name"], text: "", limit: AccountName.lengths.upperBound
                    ) { [weak self] in self?.findOwner(of: $0) }))
        }
    }

    private func askToShare(with member: BarSharer) {
        flow.show(
            .question(
                title: strings["me.bar.share"], text: strings("me.bar.share.question", member.nickname),
                yes: strings["me.bar.share.yes"], onYes: { [weak self] in self?.share(with: member) }))
    }

    /// Finds the owner of an ID; the local profile is `local`, as in commands.
    private func findOwner(of typed: String) {
        session.writer.write(intent) { [accounts = access.services.accounts] in
            let wanted = typed.lowercased()
            if wanted == Profile.localID.rawValue { return try await accounts.account(of: Profile.localID) }
            guard let name = try? AccountName(wanted) else { return nil }
            return try await accounts.account(named: name)
        } done: { (_: Account?) in
            nil
        } completion: { [weak self] result in
            guard let self, case .success(let account) = result else { return }
            guard let account else { return session.writer.fail(strings("me.bar.nobody", typed)) }
            guard account.id != me else { return session.writer.fail(strings["bar.share.is-own"]) }
            askToShare(with: BarSharer(account))
        }
    }

    private func share(with member: BarSharer) {
        change(strings("me.bar.shared", member.nickname)) { sharing, me, now in
            try await sharing.share(barOf: me, with: member.id, at: now)
        }
    }

    private func end(with member: BarSharer) {
        change(strings("me.bar.ended", member.nickname)) { sharing, me, _ in
            try await sharing.end(barOf: me, with: member.id)
        }
    }

    private func use(_ owner: BarSharer?) {
        let text = owner.map { strings("me.bar.used", $0.nickname) } ?? strings["me.bar.used-own"]
        change(text) { [barChanged] sharing, me, _ in
            try await sharing.use(barOf: owner?.id ?? me, by: me)
            await barChanged()
        }
    }

    private var intent: MemberIntent { .open(route: AccountItem.bar.route) }

    private func change(
        _ text: String,
        _ change: @escaping @Sendable (any BarSharingRepository, Identifier<Profile>, Int64) async throws -> Void
    ) {
        session.writer.write(intent) { [sharing = access.sharing, me, now = access.services.clock.now()] in
            try await change(sharing, me, now)
        } done: { _ in
            text
        } completion: { [weak self] _ in
            // A failure may mean that the data has changed, so reload it.
            self?.reload()
        }
    }
}
