import CommunityProtocol
package import Domain
import Foundation

package struct CommunityAccounts: CommunityService {
    let exchange: CommunityExchange
    let ledger: any CommunityLedger
    let connection: any CommunityConnection
    let tokens: any CommunityTokenStore
    let services: AccountServices
    let isDemo: Bool

    /// `isDemo` means that the store contains made-up data.
    package init(
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

    /// Refuses a community with another protocol version.
    package func info(at address: CommunityAddress) async throws -> CommunityInfo {
        try await asking { CommunityInfo(try await description(at: address).answer) }
    }

    private func description(
        at address: CommunityAddress
    ) async throws -> (answer: ServerDescription, server: ServerMark?) {
        let request = CommunityRequest(.get, .server, at: address)
        do {
            let (answer, reply) = try await connection.message(ServerDescription.self, to: request)
            guard let answer else { throw CommunityProblem.notACommunity }
            try check(answer)
            return (answer, reply.server)
        } catch CommunityFailure.problem(.unreadable) {
            throw CommunityProblem.notACommunity
        }
    }

    @discardableResult
    package func move(
        _ profile: Identifier<Profile>, to typed: CommunityAddress
    ) async throws -> CommunityAddress {
        let account = try await account(of: profile)
        guard account.standing != .removed else { throw CommunityProblem.notMember }
        let address = typed.trusting(account.membership.address.key)
        guard address.isEncrypted || !account.membership.address.isEncrypted else {
            throw CommunityProblem.insecure
        }
        return try await asking {
            guard let known = account.server?.id, try await description(at: address).server?.id == known else {
                throw CommunityProblem.otherCommunity
            }
            try await ledger.move(profile, to: address)
            try? await exchange.exchange(of: profile)
            return address
        }
    }

    private func check(_ answer: ServerDescription) throws(CommunityProblem) {
        guard !answer.protocols.isEmpty else { throw .notACommunity }
        guard !answer.protocols.contains(ProtocolVersion.current) else { return }
        throw (answer.protocols.max() ?? 0) < ProtocolVersion.current
            ? .communityTooOld : .programTooOld(needed: PlainText.line(answer.minClient, limit: 20))
    }

    /// Signs a member in again, as a new device with its own numbering of actions.
    package func signIn(_ profile: Identifier<Profile>, password: Password, deviceLabel: String) async throws {
        let account = try await account(of: profile)
        let isCopy = account.standing == .putBack
        let label =
            account.membership.deviceLabel ?? PlainText.line(deviceLabel, limit: ProtocolLimits.deviceLabel)
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
            // The original of a copied store continues as the old device, so leave that signed in.
            if !isCopy { await endDevice(account.membership.device, called: label, of: profile) }
            await exchange.start(for: profile)
        }
    }

    // MARK: Requests

    func account(of profile: Identifier<Profile>) async throws -> LedgerAccount {
        guard let account = try await ledger.account(of: profile) else { throw CommunityProblem.notMember }
        return account
    }

    func request(
        _ method: CommunityMethod, _ endpoint: Endpoint, of profile: Identifier<Profile>, _ body: Data? = nil
    ) async throws -> CommunityRequest {
        let account = try await account(of: profile)
        guard let token = try tokens.token(of: profile) else { throw CommunityProblem.signedOut }
        return CommunityRequest(method, endpoint, at: account.membership.address, token: token, body: body)
    }

    func send(
        _ method: CommunityMethod, _ endpoint: Endpoint, of profile: Identifier<Profile>,
        _ message: some Encodable
    ) async throws {
        let body = try WireCoder.encode(message)
        try await asking { _ = try await connection.reply(to: request(method, endpoint, of: profile, body)) }
    }

    func post<Message: Decodable>(
        _ message: some Encodable, to endpoint: Endpoint, at address: CommunityAddress
    ) async throws -> (answer: Message, server: ServerMark?) {
        let request = CommunityRequest(.post, endpoint, at: address, body: try WireCoder.encode(message))
        let (answer, reply) = try await connection.message(Message.self, to: request)
        guard let answer else { throw CommunityFailure.problem(.unreadable(at: endpoint.path)) }
        return (answer, reply.server)
    }

    /// Translates failures into the member's terms.
    func asking<Value>(_ body: () async throws -> Value) async throws -> Value {
        do {
            return try await body()
        } catch let failure as CommunityFailure {
            throw failure.problem
        }
    }
}

extension CommunityInfo {
    init(_ answer: ServerDescription) {
        self.init(
            name: PlainText.line(answer.name, limit: 60), members: max(answer.members, 0),
            registration: CommunityRegistration(rawValue: answer.registration.text) ?? .closed,
            terms: String(PlainText.lines(answer.terms).prefix(10_000)))
    }
}

extension Password {
    /// The plain password, for encrypted connections only.
    var text: String { String(decoding: bytes, as: UTF8.self) }
}
