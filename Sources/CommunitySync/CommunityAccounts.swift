internal import CommunityProtocol
public import Domain
internal import Foundation

/// Becomes a member of a community, manages the membership, and goes back to the community of this machine.
///
/// Here is how one comes in; what a member can do then is in an extension.
public struct CommunityAccounts: CommunityService {
    let exchange: CommunityExchange
    let ledger: any CommunityLedger
    let connection: any CommunityConnection
    let tokens: any CommunityTokenStore
    let services: AccountServices
    private let isDemo: Bool

    /// - Parameter isDemo: whether what is in the store was made up.
    public init(
        exchange: CommunityExchange, ledger: any CommunityLedger, connection: any CommunityConnection,
        tokens: any CommunityTokenStore, services: AccountServices, isDemo: Bool
    ) {
        self.exchange = exchange
        self.ledger = ledger
        self.connection = connection
        self.tokens = tokens
        self.services = services
        self.isDemo = isDemo
    }

    // MARK: Joining

    /// What a community says of itself; one that speaks another protocol is refused.
    public func info(at address: CommunityAddress) async throws -> CommunityInfo {
        try await asking {
            let request = CommunityRequest(.get, .server, at: address)
            let answer: ServerDescription
            do {
                answer = try await connection.required(ServerDescription.self, to: request)
            } catch CommunityFailure.problem(.unreadable) {
                throw CommunityProblem.notACommunity
            }
            try check(answer)
            return CommunityInfo(answer)
        }
    }

    private func check(_ answer: ServerDescription) throws(CommunityProblem) {
        guard !answer.protocols.isEmpty else { throw .notACommunity }
        guard !answer.protocols.contains(ProtocolVersion.current) else { return }
        throw (answer.protocols.max() ?? 0) < ProtocolVersion.current
            ? .communityTooOld : .programTooOld(needed: PlainText.line(answer.minClient, limit: 20))
    }

    /// Makes somebody a member.
    public func join(_ request: JoinRequest, as session: Session) async throws -> JoinOutcome {
        guard !isDemo, !session.isGuest else { throw CommunityProblem.isDemo }
        guard try await ledger.account(of: session.profile.id) == nil else { throw CommunityProblem.alreadyMember }
        let info = try await info(at: request.address)
        return try await asking {
            let isLocal = session.kind == .local
            if isLocal, try await services.accounts.isTaken(request.name) { throw AccountProblem.nameTaken }
            let id = isLocal ? services.tokens.makeProfileID() : session.profile.id
            let (answer, server) = try await enter(request, id: id, session)
            guard let token = CommunityToken(answer.token), answer.member.id.isWellFormed else {
                throw CommunityProblem.unreadable(at: "token")
            }
            let codes = (answer.codes ?? []).prefix(RecoveryCode.count).compactMap { RecoveryCode($0) }
            let account = try await account(for: answer, request, session, codes)
            let name = (try? AccountName(answer.member.name)) ?? request.name
            let membership = CommunityMembership(
                address: request.address, communityName: info.name, member: account.id, account: name,
                device: answer.device, joinedAt: services.clock.now())
            try tokens.write(token, of: account.id)
            try await ledger.join(membership, at: server, bringing: request.brings)
            let signedIn =
                isLocal ? try await SignIn(services)(name: request.name.text, password: request.password) : nil
            await exchange.start(for: account.id)
            return JoinOutcome(membership: membership, signedIn: signedIn, codes: codes)
        }
    }

    private func enter(
        _ request: JoinRequest, id: Identifier<Profile>, _ session: Session
    ) async throws -> (answer: SignedInAnswer, server: ServerMark?) {
        let nickname = request.nickname?.text ?? session.profile.nickname
        switch request.entrance {
        case .newAccount(let invite):
            return try await post(
                NewAccountRequest(
                    id: id, name: request.name.text, nickname: nickname,
                    type: request.type ?? session.profile.type, password: request.password.text, invite: invite,
                    terms: true, device: request.deviceLabel), to: .accounts, at: request.address)
        case .signIn:
            return try await post(
                SignInRequest(
                    name: request.name.text, password: request.password.text, device: request.deviceLabel),
                to: .signIns, at: request.address)
        case .recovery(let code):
            return try await post(
                RecoveryRequest(
                    name: request.name.text, code: code.text, password: request.password.text,
                    device: request.deviceLabel), to: .recoveries, at: request.address)
        }
    }

    /// The account on this machine: the one that is signed in, or one that the local profile becomes. A member has the
    /// same id here and there; so somebody who is signed in here under another id is refused.
    private func account(
        for answer: SignedInAnswer, _ request: JoinRequest, _ session: Session, _ codes: [RecoveryCode]
    ) async throws -> Account {
        let id = answer.member.id
        if let known = try await services.accounts.account(of: id), known.name != nil { return known }
        guard session.kind == .local else { throw CommunityProblem.nameTaken }
        return try await services.accounts.create(
            NewAccount(
                id: id, name: request.name,
                nickname: try request.nickname ?? Nickname(answer.member.nickname), type: answer.member.type,
                password: try await services.hasher.hash(request.password),
                codeDigests: codes.map(services.tokens.digest(of:)), alcohol: session.profile.alcohol,
                isTakingOver: true), at: services.clock.now())
    }

    /// Signs a member in again: on a new device, whose actions are numbered from the start.
    public func signIn(_ profile: Identifier<Profile>, password: Password, deviceLabel: String) async throws {
        let account = try await account(of: profile)
        let isCopy = account.standing == .putBack
        let label = PlainText.line(deviceLabel, limit: ProtocolLimits.deviceLabel)
        try await asking {
            let answer: SignedInAnswer = try await post(
                SignInRequest(name: account.membership.account.text, password: password.text, device: label),
                to: .signIns, at: account.membership.address
            ).answer
            guard answer.member.id == profile, let token = CommunityToken(answer.token) else {
                throw CommunityProblem.unreadable(at: "token")
            }
            try tokens.write(token, of: profile)
            try await ledger.replaceDevice(of: profile, by: answer.device)
            // Of a copied store the other one goes on as the device that both were.
            if !isCopy { await endDevice(account.membership.device, called: label, of: profile) }
            await exchange.start(for: profile)
        }
    }

    // MARK: Asking

    func account(of profile: Identifier<Profile>) async throws -> LedgerAccount {
        guard let account = try await ledger.account(of: profile) else { throw CommunityProblem.notMember }
        return account
    }

    func signedIn(_ profile: Identifier<Profile>) async throws -> (LedgerAccount, CommunityToken) {
        let account = try await account(of: profile)
        guard let token = try tokens.token(of: profile) else { throw CommunityProblem.signedOut }
        return (account, token)
    }

    private func post<Message: Decodable>(
        _ message: some Encodable, to endpoint: Endpoint, at address: CommunityAddress
    ) async throws -> (answer: Message, server: ServerMark?) {
        let request = CommunityRequest(.post, endpoint, at: address, body: try WireCoder.encode(message))
        let (answer, reply) = try await connection.message(Message.self, to: request)
        guard let answer else { throw CommunityFailure.problem(.unreadable(at: endpoint.path)) }
        return (answer, reply.server)
    }

    /// A failure in a member's terms.
    func asking<Value>(_ body: () async throws -> Value) async throws -> Value {
        do {
            return try await body()
        } catch let failure as CommunityFailure {
            throw failure.problem
        }
    }
}

extension CommunityInfo {
    /// What a server says of itself, cleaned and cut.
    init(_ answer: ServerDescription) {
        self.init(
            name: PlainText.line(answer.name, limit: 60), members: max(answer.members, 0),
            registration: CommunityRegistration(rawValue: answer.registration.text) ?? .closed,
            admitsGuests: answer.guests, terms: String(PlainText.lines(answer.terms).prefix(10_000)),
            limits: CommunityLimits(actions: answer.limits.operations, bytes: answer.limits.batchBytes))
    }
}

extension Password {
    /// As it is sent to a community, over a connection that is not read by others.
    var text: String { String(decoding: bytes, as: UTF8.self) }
}
