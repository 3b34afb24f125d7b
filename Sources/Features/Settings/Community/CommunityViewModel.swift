import Domain
import FeatureKit
import Reactive

@MainActor
final class CommunityViewModel: ViewModel {
    private let member: Session
    private let access: CommunityAccess
    private let reports: any ReportWriter
    private let content: PageContent<CommunityTarget>
    private let writer: MemberWriter
    private let flow: Flow<SettingsStep>
    private let strings: Strings
    private let bag = SubscriptionBag()
    private let counting = LatestTask()

    private var profile: Identifier<Profile> { member.profile.id }
    private var service: any CommunityService { access.service }

    /// `formatter` is called anew for every reading, because it formats ages.
    init(
        of member: Session, access: CommunityAccess, reports: any ReportWriter, writer: MemberWriter,
        flow: Flow<SettingsStep>, strings: Strings, formatter: @escaping @Sendable () -> CommunityFormatter
    ) {
        self.member = member
        self.access = access
        self.reports = reports
        self.writer = writer
        self.flow = flow
        self.strings = strings
        content = PageContent(strings: strings) {
            formatter().page(try await CommunityContents.read(access, of: member))
        }
    }

    func transform(_ input: PageInput<CommunityTarget>) -> StateOutput<PageState<CommunityTarget>> {
        // The screen copies a lost text.
        input.opened.observe { [weak self] in if case .action(let action) = $0 { self?.open(action) } }.store(in: bag)
        content.bind(input.refresh, in: bag)
        return StateOutput(state: content.state, messages: writer.messages)
    }

    private func open(_ action: CommunityAction) {
        switch action {
        case .join, .signIn, .password, .codes, .devices, .delete:
            if let step = CommunityStep(rawValue: action.rawValue) { flow.show(.community(step)) }
        case .votes: askToShowVotes()
        case .send: send()
        case .publish: ask(.publish) { [weak self] in self?.publish() }
        case .takeBack: ask(.takeBack) { [weak self] in self?.takeBack() }
        case .sendLost: answerLost(true)
        case .dropLost: ask(.dropLost) { [weak self] in self?.answerLost(false) }
        case .dismiss: dismiss()
        case .export: export()
        case .leave: askToLeave()
        }
    }

    private func ask(_ action: CommunityAction, first: String? = nil, onYes: @escaping @MainActor () -> Void) {
        let name = "community.\(action.rawValue)"
        let text = [first, strings["\(name).question"]].compactMap(\.self).joined(separator: " ")
        flow.show(.question(title: strings[name], text: text, yes: strings[name], onYes: onYes))
    }

    /// Warns first about actions that were never sent and would be lost.
    private func askToLeave() {
        counting.run(reportingTo: writer) { [service, profile] in
            try await service.status(of: profile)?.waiting ?? 0
        } success: { [weak self] waiting in
            guard let self else { return }
            let unsent = waiting == 0 ? nil : strings.counted("community.leave.unsent", waiting)
            ask(.leave, first: unsent) { [weak self] in self?.leave() }
        }
    }

    /// Reads the current choice from the server first.
    private func askToShowVotes() {
        counting.run(reportingTo: writer) { [service, profile] in
            try await service.showsVotes(of: profile)
        } success: { [weak self] shows in
            guard let self else { return }
            let key = "community.votes.\(shows ? "hide" : "show")"
            let done = strings["\(key).done"]
            flow.show(
                .question(
                    title: strings["community.votes"], text: strings["\(key).question"], yes: strings[key],
                    onYes: { [weak self] in self?.showVotes(!shows, done) }))
        }
    }

    private func showVotes(_ shows: Bool, _ done: String) {
        write { [service, profile] in
            try await service.setShowsVotes(shows, of: profile)
        } done: { _ in
            done
        }
    }

    private func send() {
        write { [service, profile] in
            try await service.exchangeNow(of: profile)
        } done: { [strings] status in
            CommunityText.waiting(status, strings)
                ?? (status.standing == .active ? strings["community.send.done"] : nil)
        }
    }

    private func publish() {
        write { [service, profile] in
            try await service.publishWorks(of: profile)
        } done: { [strings] works in
            CommunityText.published(works, strings)
        }
    }

    private func takeBack() {
        write { [service, profile] in
            try await service.takeBackWorks(of: profile)
        } done: { [strings] works in
            CommunityText.takenBack(works, strings)
        }
    }

    private func answerLost(_ sendsAgain: Bool) {
        write { [service, profile] in
            try await service.answerLost(sendsAgain, of: profile)
            return try await service.status(of: profile)?.standing
        } done: { [strings] standing in
            guard sendsAgain else { return strings["community.drop-lost.done"] }
            return strings[standing == .renumbered ? "community.send-lost.later" : "community.send-lost.done"]
        }
    }

    private func dismiss() {
        write { [service, profile] in
            try await service.dismissNotices(of: profile)
        } done: { _ in
            nil
        }
    }

    private func export() {
        write { [service, profile, reports] in
            try await reports.write(
                String(decoding: try await service.export(of: profile), as: UTF8.self), as: .communityExport)
        } done: { [strings] path in
            strings("community.export.done", path)
        }
    }

    private func leave() {
        write { [service, profile] in
            try await service.leave(profile)
        } done: { [strings] in
            strings["community.leave.done"]
        }
    }

    /// Reloads the page even after a failure, because the page shows problems too.
    private func write<Value: Sendable>(
        _ work: @escaping @Sendable () async throws -> Value, done: @escaping (Value) -> String?
    ) {
        writer.write(
            .open(route: SettingsPage.community.route), in: .community, work, done: done,
            completion: { [content] _ in content.reload() })
    }
}
