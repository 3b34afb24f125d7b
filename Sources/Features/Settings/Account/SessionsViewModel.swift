import Domain
import FeatureKit
import Reactive

/// The sessions of an account, which can be ended from here.
@MainActor
final class SessionsViewModel: ViewModel {
    private let member: Session
    private let services: AccountServices
    private let dates: AccountDateText
    private let session: SettingListSession
    private let flow: Flow<SettingsStep>
    private let strings: Strings
    private var sessions: [SessionRecord] = []

    init(
        of member: Session, services: AccountServices, dates: AccountDateText, session: SettingListSession,
        flow: Flow<SettingsStep>, strings: Strings
    ) {
        self.member = member
        self.services = services
        self.dates = dates
        self.session = session
        self.flow = flow
        self.strings = strings
    }

    func transform(_ input: PlainListInput) -> SettingListOutput {
        session.bind(input.list, open: { [weak self] in self?.ask($0) }, reload: { [weak self] in self?.reload() })
    }

    private func reload() {
        session.read { [services, member] in
            try await services.sessions.sessions(of: member.profile.id, at: services.clock.now())
        } show: { [weak self] in
            self?.show($0)
        }
    }

    private func show(_ sessions: [SessionRecord]) {
        self.sessions = sessions
        session.show(
            sessions.map { record in
                SettingRow(
                    section: strings[record.id == member.number ? "me.sessions.here" : "me.sessions.other"],
                    title: strings("me.sessions.used", dates.day(record.usedAt)),
                    detail: strings("me.sessions.since", dates.day(record.createdAt)))
            }, status: strings.counted("me.sessions.count", sessions.count), empty: strings["me.sessions.empty"])
    }

    private func ask(_ index: Int) {
        let record = sessions[index]
        guard record.id != member.number else { return session.writer.fail(strings["me.sessions.this"]) }
        flow.show(
            .question(
                title: strings["me.sessions.end"], text: strings["me.sessions.question"],
                yes: strings["me.sessions.end"], onYes: { [weak self] in self?.revoke(record) }))
    }

    private func revoke(_ record: SessionRecord) {
        session.writer.write(.open(route: AccountItem.sessions.route)) { [services, member] in
            try await services.sessions.revoke(record.id, of: member.profile.id)
        } done: { [strings] _ in
            strings["me.sessions.ended"]
        } completion: { [weak self] result in
            if case .success = result { self?.reload() }
        }
    }
}
