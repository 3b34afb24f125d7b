import CommunityProtocol
package import Domain
import Foundation

/// Joining a community, completely or not at all. The attempt is recorded before the first request. Everything after
/// the server's answer is one transaction. The next attempt resumes an interrupted one.
/// attempt resumes an interrupted one.
extension CommunityAccounts {
    package func join(_ request: JoinRequest, as session: Session) async throws -> JoinOutcome {
        guard !isDemo, !session.isGuest else { throw CommunityProblem.isDemo }
        guard try await ledger.account(of: session.profile.id) == nil else { throw CommunityProblem.alreadyMember }
        return try await asking {
            let isLocal = session.kind == .local
            if isLocal {
                if let outcome = try await joinedBefore(request) { return outcome }
                try await checkFree(request)
            }
            let info = try await info(at: request.address)
            let entry = try await enter(request, session)
            let (membership, codes): (CommunityMembership, [RecoveryCode])
            do {
                (membership, codes) = try await keep(entry, info, request, session)
            } catch {
                await signOut(entry.answer, request.address)
                throw error
            }
            let signedIn =
                isLocal ? try await SignIn(services)(name: entry.name.text, password: request.password) : nil
            return try await finish(JoinOutcome(membership: membership, signedIn: signedIn, codes: codes))
        }
    }

    // MARK: Resuming

    /// Resumes an attempt that made the local profile a member, but ended before the sign-in.
    private func joinedBefore(_ request: JoinRequest) async throws -> JoinOutcome? {
        guard let account = try await services.accounts.account(named: request.name),
            try await ledger.attempts(at: request.address, of: account.id).contains(where: { $0.name == request.name }),
            let membership = try await ledger.account(of: account.id)?.membership
        else { return nil }
        let signedIn: SignedIn
        do {
            signedIn = try await SignIn(services)(name: request.name.text, password: request.password)
        } catch AccountProblem.wrongCredentials {
            return nil
        }
        var codes: [RecoveryCode] = []
        if case .newAccount = request.entrance, let token = try tokens.token(of: account.id) {
            codes = try await newCodes(request, token)
            try await services.accounts.replaceCodes(codes.map(services.tokens.digest(of:)), of: account.id)
        }
        return try await finish(JoinOutcome(membership: membership, signedIn: signedIn, codes: codes))
    }

    private func finish(_ outcome: JoinOutcome) async throws -> JoinOutcome {
        try await ledger.forgetAttempts(of: outcome.membership.member)
        await exchange.start(for: outcome.membership.member)
        return outcome
    }

    // MARK: Local storage

    /// Detects local conflicts before the first request.
    private func checkFree(_ request: JoinRequest) async throws {
        if try await services.accounts.isTaken(request.name) { throw AccountProblem.nameTaken }
        if let nickname = request.nickname,
            try await services.accounts.isTaken(nickname, except: Profile.localID)
        {
            throw AccountProblem.nicknameTaken
        }
    }

    /// Stores the token, then the membership together with the new account of the local profile.
    private func keep(
        _ entry: JoinEntry, _ info: CommunityInfo, _ request: JoinRequest, _ session: Session
    ) async throws -> (CommunityMembership, [RecoveryCode]) {
        let (answer, id) = (entry.answer, entry.answer.member.id)
        guard let token = CommunityToken(answer.token), id.isWellFormed else {
            throw CommunityProblem.unreadable(at: "token")
        }
        try await checkOwner(of: id, session)
        let codes = entry.isResumed ? try await newCodes(request, token) : Self.codes(answer.codes ?? [])
        let membership = CommunityMembership(
            address: request.address, communityName: info.name, member: id,
            account: (try? AccountName(answer.member.name)) ?? entry.name, device: answer.device,
            deviceLabel: request.deviceLabel, joinedAt: services.clock.now())
        let account = session.kind == .local ? try await newAccount(entry, codes, request, session) : nil
        try tokens.write(token, of: id)
        do {
            try await ledger.join(membership, creating: account, at: entry.server, uploading: request.brings)
        } catch {
            try? tokens.clear(of: id)
            throw error
        }
        return (membership, codes)
    }

    /// Requires the same id here and on the server, so that an answer cannot affect another account of this machine.
    private func checkOwner(of id: Identifier<Profile>, _ session: Session) async throws {
        if session.kind == .local {
            guard id != Profile.localID, try await services.accounts.account(of: id)?.name == nil else {
                throw CommunityProblem.nameTaken
            }
        } else if id != session.profile.id {
            throw CommunityProblem.nameTaken
        }
    }

    private func newAccount(
        _ entry: JoinEntry, _ codes: [RecoveryCode], _ request: JoinRequest, _ session: Session
    ) async throws -> NewAccount {
        NewAccount(
            id: entry.answer.member.id, name: entry.name,
            nickname: try request.nickname ?? Nickname(entry.answer.member.nickname), type: entry.answer.member.type,
            password: try await services.hasher.hash(request.password),
            codeDigests: codes.map(services.tokens.digest(of:)), alcohol: session.profile.alcohol, isTakingOver: true)
    }
}

/// A join attempt whose answer may have been lost. A later attempt resumes it.
package struct JoinAttempt: Hashable, Sendable {
    package let name: AccountName
    /// The id that this machine made for the new member; nil for someone with an existing account.
    package let member: Identifier<Profile>?

    package init(name: AccountName, member: Identifier<Profile>?) {
        self.name = name
        self.member = member
    }
}
