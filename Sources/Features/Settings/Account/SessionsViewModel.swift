internal import Domain
internal import FeatureKit
internal import Reactive

/// The sessions of an account; one can be ended from here.
@MainActor
final class SessionsViewModel: SettingListModel {
    private let access: AccountAccess
    private let strings: Strings
    private let actions: AccountActions
    private let state = Observable(SettingListState())
    private let done = Signal<String>()
    private let failed = Signal<String>()
    private let bag = SubscriptionBag()
    private let working = LatestTask()
    private var sessions: [SessionRecord] = []
    private var query = ""

    init(access: AccountAccess, strings: Strings, actions: AccountActions) {
        self.access = access
        self.strings = strings
        self.actions = actions
    }

    func transform(_ input: SettingListInput) -> SettingListOutput {
        input.query.observe { [weak self] in self?.find($0) }.store(in: bag)
        input.rowSelected.observe { [weak self] in self?.ask($0) }.store(in: bag)
        input.refreshRequested.observe { [weak self] in self?.reload() }.store(in: bag)
        reload()
        return SettingListOutput(state: state.readOnly, done: done.events, failed: failed.events)
    }

    /// Waits until nothing is on its way, for tests.
    func settle() async {
        await working.settle()
    }

    private func reload() {
        state.update { $0.phase = $0.phase.requesting }
        working.run { [access] in
            let services = access.services
            return try await services.sessions.sessions(of: access.session.profile.id, at: services.clock.now())
        } completion: { [weak self] result in
            guard let self else { return }
            switch result {
            case .success(let sessions): apply(sessions)
            case .failure(let error):
                state.update { $0.phase = .failed(ErrorText.describe(error, self.strings)) }
            }
        }
    }

    private func apply(_ sessions: [SessionRecord]) {
        self.sessions = sessions
        let text = AccountDateText(strings: strings, localTime: access.localTime)
        state.update { state in
            state.phase = sessions.isEmpty ? .empty : .loaded
            state.empty = strings["me.sessions.empty"]
            state.status = strings.counted("me.sessions.count", sessions.count)
            state.rows = sessions.map { session in
                let isHere = session.id == access.session.number
                return SettingRow(
                    section: strings[isHere ? "me.sessions.here" : "me.sessions.other"],
                    title: strings("me.sessions.used", text.day(session.usedAt)),
                    detail: strings("me.sessions.since", text.day(session.createdAt)))
            }
        }
        find(query)
    }

    private func find(_ text: String) {
        query = text
        let matches = state.value.rows(matching: text)
        if matches != state.value.matches { state.update { $0.matches = matches } }
    }

    private func ask(_ index: Int) {
        guard sessions.indices.contains(index) else { return }
        let session = sessions[index]
        guard session.id != access.session.number else { return failed.send(strings["me.sessions.this"]) }
        actions.confirm(
            strings["me.sessions.end"], strings["me.sessions.question"], strings["me.sessions.end"]
        ) { [weak self] in self?.revoke(session) }
    }

    private func revoke(_ session: SessionRecord) {
        working.run { [access] in
            try await access.services.sessions.revoke(session.id, of: access.session.profile.id)
        } completion: { [weak self] result in
            guard let self else { return }
            switch result {
            case .success:
                done.send(strings["me.sessions.ended"])
                reload()
            case .failure(let error): failed.send(ErrorText.describe(error, strings))
            }
        }
    }
}
