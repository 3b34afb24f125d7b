internal import Domain
internal import FeatureKit
internal import Reactive

/// Whose bar I use, and with whom mine is shared.
@MainActor
final class SharedBarViewModel: SettingListModel {
    /// What a row does.
    private enum Action {
        case useOwn
        case use(BarSharer)
        case end(BarSharer)
        case share(BarSharer)
        case askForID
    }

    private let access: AccountAccess
    private let storeChanged: Signal<Void>
    private let barChanged: @Sendable () async throws -> Void
    private let strings: Strings
    private let actions: AccountActions
    private let state = Observable(SettingListState())
    private let done = Signal<String>()
    private let failed = Signal<String>()
    private let bag = SubscriptionBag()
    private let reading = LatestTask()
    private let writing = TaskQueue()
    private var drinkWriter: [Action] = []
    private var query = ""

    /// - Parameter barChanged: reads the bar anew when another one is used.
    init(
        access: AccountAccess, storeChanged: Signal<Void>, barChanged: @escaping @Sendable () async throws -> Void,
        strings: Strings, actions: AccountActions
    ) {
        self.access = access
        self.storeChanged = storeChanged
        self.barChanged = barChanged
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
        await writing.settle()
        await reading.settle()
    }

    private var me: Identifier<Profile> { access.session.profile.id }

    private func reload() {
        state.update { $0.phase = $0.phase.requesting }
        reading.run { [access] in
            try await SharedBarContents.read(access)
        } completion: { [weak self] result in
            guard let self else { return }
            switch result {
            case .success(let contents): apply(contents)
            case .failure(let error):
                state.update { $0.phase = .failed(ErrorText.describe(error, self.strings)) }
            }
        }
    }

    private func apply(_ contents: SharedBarContents) {
        let rows = useRows(contents.shares) + givenRows(contents.shares) + otherRows(contents.others)
        drinkWriter = rows.map(\.action)
        state.update { state in
            state.phase = .loaded
            state.status = contents.shares.host.map { strings("me.bar.of", $0.nickname) } ?? ""
            state.rows = rows.map(\.row)
        }
        find(query)
    }

    private func useRows(_ shares: BarShares) -> [(action: Action, row: SettingRow)] {
        let section = strings["me.bar.section.use"]
        let own = SettingRow(
            section: section, title: strings["me.bar.own"], detail: strings["me.bar.own.detail"],
            mark: shares.host == nil ? .chosen : .open)
        return [(.useOwn, own)]
            + shares.received.map { share in
                (
                    .use(share.partner),
                    SettingRow(
                        section: section, title: strings("me.bar.of", share.partner.nickname),
                        detail: "\(name(share.partner)) · \(since(share))", mark: share.isUsed ? .chosen : .open)
                )
            }
    }

    private func givenRows(_ shares: BarShares) -> [(action: Action, row: SettingRow)] {
        shares.given.map { share in
            let use = strings[share.isUsed ? "me.bar.is-used" : "me.bar.may-use"]
            return (
                .end(share.partner),
                SettingRow(
                    section: strings["me.bar.section.given"], title: share.partner.nickname,
                    detail: "\(name(share.partner)) · \(use) · \(since(share))")
            )
        }
    }

    private func otherRows(_ others: [BarSharer]) -> [(action: Action, row: SettingRow)] {
        let section = strings["me.bar.section.share"]
        return others.map { (.share($0), SettingRow(section: section, title: $0.nickname, detail: name($0))) } + [
            (
                .askForID,
                SettingRow(section: section, title: strings["me.bar.by-id"], detail: strings["me.bar.by-id.detail"])
            )
        ]
    }

    private func name(_ sharer: BarSharer) -> String { sharer.name?.text ?? strings["me.local"] }

    private func since(_ share: BarShare) -> String {
        strings(
            "me.sessions.since", AccountDateText(strings: strings, localTime: access.localTime).day(share.sharedAt))
    }

    private func find(_ text: String) {
        query = text
        let matches = state.value.rows(matching: text)
        if matches != state.value.matches { state.update { $0.matches = matches } }
    }

    private func open(_ row: Int) {
        guard drinkWriter.indices.contains(row), state.value.rows[row].mark != .chosen else { return }
        switch drinkWriter[row] {
        case .useOwn: use(nil)
        case .use(let owner): use(owner)
        case .end(let member):
            actions.confirm(
                strings["me.bar.end"], strings("me.bar.end.question", member.nickname), strings["me.bar.end.yes"]
            ) { [weak self] in self?.end(with: member) }
        case .share(let member): askToShare(with: member)
        case .askForID:
            actions.ask(
                NamePrompt(
                    route: "settings/account/bar/id", title: strings["me.bar.share"], label: strings["field.name"],
                    text: "", limit: AccountName.lengths.upperBound
                ) { [weak self] in self?.look(for: $0) })
        }
    }

    private func askToShare(with member: BarSharer) {
        actions.confirm(
            strings["me.bar.share"], strings("me.bar.share.question", member.nickname), strings["me.bar.share.yes"]
        ) { [weak self] in self?.share(with: member) }
    }

    /// Finds who has an ID; the local profile is called `local`, here as in commands.
    private func look(for typed: String) {
        writing.add { [accounts = access.services.accounts] in
            let wanted = typed.lowercased()
            if wanted == Profile.localID.rawValue { return try await accounts.account(of: Profile.localID) }
            guard let name = try? AccountName(wanted) else { return nil }
            return try await accounts.account(named: name)
        } completion: { [weak self] result in
            guard let self else { return }
            switch result {
            case .success(let account?) where account.id == me: failed.send(strings["bar.share.is-own"])
            case .success(let account?): askToShare(with: BarSharer(account))
            case .success(nil): failed.send(strings("me.bar.nobody", typed))
            case .failure(let error): failed.send(ErrorText.describe(error, strings))
            }
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
            try await barChanged()
        }
    }

    private func change(
        _ text: String,
        _ change: @escaping @Sendable (any BarSharingRepository, Identifier<Profile>, Int64) async throws -> Void
    ) {
        writing.add { [sharing = access.sharing, me, now = access.services.clock.now()] in
            try await change(sharing, me, now)
        } completion: { [weak self] result in
            guard let self else { return }
            // What could not be done may be because things stand otherwise by now: they are shown as they are.
            storeChanged.send()
            switch result {
            case .success: done.send(text)
            case .failure(let error): failed.send(ErrorText.describe(error, strings))
            }
        }
    }
}
