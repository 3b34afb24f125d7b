import Domain
import FeatureKit
import Reactive

struct TypeInput: ScreenInput {
    let typeSelected = Signal<MBTI>()
    let refresh = Signal<Void>()
}

struct TypeState: ReadingState {
    var phase: Phase = .idle
    var type: MBTI?
    var lockedUntil: String?
}

/// Another type, at most once in 30 days; the first is free.
@MainActor
final class TypeViewModel: ViewModel, Subscriber {
    private let access: AccountAccess
    private let writer: MemberWriter
    private let changed: (Profile) -> Void
    private let strings: Strings
    private let state = Observable(TypeState())
    private let finished = Signal<Void>()
    let bag = SubscriptionBag()
    private let reading = LatestTask()

    init(access: AccountAccess, writer: MemberWriter, changed: @escaping (Profile) -> Void, strings: Strings) {
        self.access = access
        self.writer = writer
        self.changed = changed
        self.strings = strings
    }

    func transform(_ input: TypeInput) -> StateOutput<TypeState> {
        on(input.typeSelected) { $0.save($1) }
        on(input.refresh) { $0.reload() }
        reload()
        return StateOutput(state: state.readOnly, messages: writer.messages, finished: finished.events)
    }

    private func reload() {
        reading.read(into: state, strings) { [access] in
            try await AccountOverview.read(access)
        } show: { [weak self] overview in
            guard let self else { return }
            let dates = AccountDateText(strings: strings, localTime: access.localTime)
            state.send(
                TypeState(
                    phase: .loaded, type: overview.account.profile.type,
                    lockedUntil: overview.typeAt.map(dates.day)))
        }
    }

    private func save(_ type: MBTI) {
        guard state.value.lockedUntil == nil, !writer.isWriting else { return }
        writer.write(.open(route: AccountItem.type.route)) {
            [services = access.services, id = access.session.profile.id] in
            try await ChangeType(services)(type, of: id).profile
        } done: { [strings] _ in
            strings("me.type.done", type.text)
        } completion: { [weak self] result in
            guard let self else { return }
            guard case .success(let profile) = result else { return }
            changed(profile)
            finished.send()
        }
    }
}
