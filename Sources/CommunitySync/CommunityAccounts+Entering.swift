import CommunityProtocol
import Domain
import Foundation

/// What a server answered to somebody who comes in.
struct JoinEntry {
    let answer: SignedInAnswer
    let server: ServerMark?
    /// The ID, which is that of the first try where this one goes on from it.
    let name: AccountName
    /// Whether the account is one that the first try made.
    var isResumed = false
}

/// The server's part of joining.
extension CommunityAccounts {
    /// Asks the server, and goes on from the first try where that is why it refuses.
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

    /// Nil for somebody who has an account there.
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
            to: CommunityRequest(
                .post, .codes, at: request.address, token: token, body: try WireCoder.encode(message)))
        return Self.codes(answer.codes)
    }

    static func codes(_ texts: [String]) -> [RecoveryCode] {
        texts.prefix(RecoveryCode.count).compactMap { RecoveryCode($0) }
    }

    /// Ends the device of an answer that is not used, also where nobody waits any more.
    func signOut(_ answer: SignedInAnswer, _ address: CommunityAddress) async {
        guard let token = CommunityToken(answer.token) else { return }
        let request = CommunityRequest(.delete, .device(answer.device), at: address, token: token)
        await Task { [connection] in _ = try? await connection.reply(to: request) }.value
    }

    /// What the first try made there, of which this machine did not hear: the account with the id from here, or the new
    /// password. Nil where that is not why the server refuses.
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
    /// Whether the server has understood what it was asked and does not do it.
    fileprivate var isRefusal: Bool {
        if case .refused(let status, _, _) = self { (400..<500).contains(status) && status != 429 } else { false }
    }
}
