package import Domain
import Reactive

/// Joins a community: first its address, then its description, the account and the data to bring.
@MainActor
package final class JoinViewModel: SessionFormViewModel {
    private let access: CommunityAccess
    private let readSession: @Sendable () async throws -> Session
    package let session: FormSession
    private let joined: @MainActor (Session) -> Void
    private let askToLeave: @MainActor () -> Void
    private var draft = JoinDraft()
    private var member: Session?
    private var outcome: JoinOutcome?
    private var isEdited = false

    /// The local profile of the session becomes an account; `joined` is called after the member has seen the codes.
    package init(
        access: CommunityAccess, session: FormSession,
        readSession: @escaping @Sendable () async throws -> Session, joined: @escaping @MainActor (Session) -> Void,
        askToLeave: @escaping @MainActor () -> Void
    ) {
        self.access = access
        self.session = session
        self.readSession = readSession
        self.joined = joined
        self.askToLeave = askToLeave
    }

    package func transform(_ input: FormInput) -> FormOutput {
        bind(input)
        on(input.leaveRequested) { $0.leave() }
        refresh()
        return session.output
    }

    package func refresh() {
        guard member == nil else { return show() }
        session.read { [readSession, memberships = access.memberships] in
            let member = try await readSession()
            return (member, try await memberships.hasDataToUpload(member.profile.id))
        } show: { [weak self] contents in
            guard let self else { return }
            let (member, hasDataToUpload) = contents
            self.member = member
            draft.hasDataToUpload = hasDataToUpload
            draft.texts[.nickname] = member.profile.nickname
            draft.texts[.name] = member.accountName?.text
            show()
        }
    }

    package func apply(_ edit: FormEdit) {
        switch edit {
        case .text(let id, let text):
            guard let field = JoinField(rawValue: id) else { return }
            draft.texts[field] = text
            // A different address is a different community.
            if field == .address { draft.info = nil }
        case .option(_, let id): draft.entrance = JoinEntrance(rawValue: id) ?? draft.entrance
        case .flag(let id, let isOn): tick(JoinField(rawValue: id), isOn)
        case .moveRow, .removeRow: return
        }
        isEdited = true
        show()
    }

    private func tick(_ field: JoinField?, _ isOn: Bool) {
        switch field {
        case .votes: draft.brings.votes = isOn
        case .wishes: draft.brings.wishes = isOn
        case .reviews: draft.brings.reviews = isOn
        case .works: draft.brings.works = isOn
        case .terms: draft.acceptsTerms = isOn
        default: break
        }
    }

    package func open(_ target: FormTarget) {
        switch JoinField(rawValue: target.field) {
        case .look, .join, .done: save()
        default: break
        }
    }

    package func save() {
        if outcome != nil { finish() } else if draft.info == nil { requestInfo() } else { join() }
    }

    private func show() {
        let formatter = JoinFormatter(strings: strings, draft: draft, type: member?.profile.type)
        session.show(
            outcome.map(formatter.codes) ?? formatter.fields, title: strings["community.join.title"],
            isDirty: outcome.map { !$0.codes.isEmpty } ?? isEdited)
    }

    private func leave() {
        if outcome == nil { askToLeave() } else { finish() }
    }

    // MARK: Asking the community

    private func requestInfo() {
        let address: CommunityAddress
        do {
            address = try CommunityAddress(draft.text(.address))
        } catch {
            return session.refuse(JoinField.address.rawValue, CommunityText.problem(error, strings))
        }
        session.save(.open(route: Self.route), in: .community) { [service = access.service] in
            try await service.info(at: address)
        } done: { _ in
            nil
        } refused: { [weak self] error in
            self?.refuse(error) ?? false
        } completion: { [weak self] info in
            self?.draft.setInfo(info)
            self?.show()
            self?.session.focus(JoinField.entrance.rawValue)
        }
    }

    private func join() {
        guard let member else { return }
        let request: JoinRequest
        do {
            request = try draft.request(type: member.profile.type, device: access.deviceLabel, strings)
        } catch let found as JoinDraft.Flaw {
            return session.refuse(found.field.rawValue, found.text)
        } catch {
            return session.writer.fail(ErrorText.describe(error, strings))
        }
        session.save(.open(route: Self.route), in: .community) { [service = access.service] in
            try await service.join(request, as: member)
        } done: { [weak self, strings] outcome in
            // Without the form, only the message can show the codes.
            let codes = self == nil ? outcome.codes.map(\.text) : []
            let done = strings("community.join.done", outcome.membership.communityName)
            return ([done] + (codes.isEmpty ? [] : [strings["community.join.codes"]]) + codes).joined(separator: " ")
        } refused: { [weak self] error in
            self?.refuse(error) ?? false
        } completion: { [weak self, joined] outcome in
            guard let self else { return joined(outcome.signedIn?.session ?? member) }
            self.outcome = outcome
            draft = JoinDraft()
            show()
            if outcome.codes.isEmpty { finish() }
        }
    }

    /// `joined` replaces the form with another screen; closing the form here would remove that screen.
    private func finish() {
        guard let outcome, let member else { return session.finish() }
        joined(outcome.signedIn?.session ?? member)
    }

    private func refuse(_ error: any Error) -> Bool {
        guard let field = JoinField(of: error) else { return false }
        session.refuse(field.rawValue, ErrorText.describe(error, strings))
        return true
    }

    package static let route = "settings/community/join"
}

package struct CommunityAccess: Sendable {
    package let service: any CommunityService
    /// Reads memberships from the store; never asks a server.
    package let memberships: any CommunityMembershipRepository
    package let deviceLabel: String

    package init(
        service: any CommunityService, memberships: any CommunityMembershipRepository, deviceLabel: String
    ) {
        self.service = service
        self.memberships = memberships
        self.deviceLabel = deviceLabel
    }
}
