import CommunityProtocol
import Domain
import Foundation

struct JoinEntry {
    let answer: SignedInAnswer
    let server: ServerMark?
    /// The ID; that of the earlier try if this one resumes it.
    let name: AccountName
    var isResumed = false
}

extension CommunityAccounts {
    /// Sends a join request. If it fails because an earlier try succeeded unnoticed, resumes that try.
    func enter(_ request: JoinRequest, _ session: Session) async throws -> JoinEntry {
        let (address, profile) = (request.address, session.profile.id)
        let earlier = try await ledger.attempts(at: address, of: profile)
        let known = earlier.first { $0.name == request.name }
        let attempt = JoinAttempt(name: request.name, member: known?.member ?? newMember(request, session))
        if attempt != known { try await ledger.begin(attempt, at: address, of: profile, at: services.clock.now()) }
        do {
            let (answer, server) = try await ask(request, attempt.member ?? profile, session)
            return JoinEntry(answer: answer, server: server, name: request.name)
        } catch let failure as CommunityFailure where failure.isRefusal {
            if known == nil { try await ledger.forget(attempt, at: address, of: profile) }
            guard let first = known ?? earlier.first(where: { $0.member != nil }),
                let entry = try await resumed(failure, first, request)
            else { throw failure }
            return entry
        }
    }

    /// Nil for someone with an existing account.
    private func newMember(_ request: JoinRequest, _ session: Session) -> Identifier<Profile>? {
        guard case .newAccount = request.entrance else { return nil }
        return session.kind == .local ? services.tokens.makeProfileID() : session.profile.id
    }

    private func ask(
        _ request: JoinRequest, _ id: Identifier<Profile>, _ session: Session
    ) async throws -> (answer: SignedInAnswer, server: ServerMark?) {
        switch request.entrance {
        case .newAccount(let invite):
            return try await post(
                NewAccountRequest(
                    id: id, name: request.name.text, nickname: request.nickname?.text ?? session.profile.nickname,
                    type: request.type ?? session.profile.type, password: request.password.text, invite: invite,
                    terms: true, device: request.deviceLabel), to: .accounts, at: request.address)
        case .signIn:
            return try await signIn(request.name, request)
        case .recovery(let code):
            return try await post(
                RecoveryRequest(
                    name: request.name.text, code: code.text, password: request.password.text,
                    device: request.deviceLabel), to: .recoveries, at: request.address)
        }
    }

    private func signIn(
        _ name: AccountName, _ request: JoinRequest
    ) async throws -> (answer: SignedInAnswer, server: ServerMark?) {
        try await post(
            SignInRequest(name: name.text, password: request.password.text, device: request.deviceLabel),
            to: .signIns, at: request.address)
    }

    func newCodes(_ request: JoinRequest, _ token: CommunityToken) async throws -> [RecoveryCode] {
        let message = RecoveryCodesRequest(current: request.password.text)
        let answer = try await connection.required(
            RecoveryCodesAnswer.self,
            to: CommunityRequest(.post, .codes, at: request.address, token: token, body: try WireCoder.encode(message)))
        return Self.codes(answer.codes)
    }

    static func codes(_ texts: [String]) -> [RecoveryCode] {
        texts.prefix(RecoveryCode.count).compactMap { RecoveryCode($0) }
    }

    /// Ends the device of an unused answer, even if the task is cancelled.
    func signOut(_ answer: SignedInAnswer, _ address: CommunityAddress) async {
        guard let token = CommunityToken(answer.token) else { return }
        let request = CommunityRequest(.delete, .device(answer.device), at: address, token: token)
        await Task { [connection] in _ = try? await connection.reply(to: request) }.value
    }

    /// Returns the result of an earlier try whose answer was lost; nil if the refusal has another reason.
    private func resumed(
        _ refusal: CommunityFailure, _ attempt: JoinAttempt, _ request: JoinRequest
    ) async throws -> JoinEntry? {
        let isNew: Bool
        switch (request.entrance, refusal.code) {
        case (.newAccount, .nameTaken), (.newAccount, .nicknameTaken), (.newAccount, .idTaken), (.newAccount, .invite),
            (.newAccount, .closed):
            isNew = true
        case (.recovery, .credentials): isNew = false
        default: return nil
        }
        do {
            let (answer, server) = try await signIn(attempt.name, request)
            guard isNew else { return JoinEntry(answer: answer, server: server, name: attempt.name) }
            guard answer.member.id == attempt.member else {
                await signOut(answer, request.address)
                return nil
            }
            return JoinEntry(answer: answer, server: server, name: attempt.name, isResumed: true)
        } catch let failure as CommunityFailure where failure.code == .credentials {
            return nil
        }
    }
}

extension CommunityFailure {
    /// Whether the server understood the request and refused it.
    fileprivate var isRefusal: Bool {
        if case .refused(let status, _, _) = self { (400..<500).contains(status) && status != 429 } else { false }
    }
}
