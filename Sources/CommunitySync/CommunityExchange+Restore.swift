package import CommunityProtocol
package import Domain

extension CommunityExchange {
    /// The beat of a restored copy falls by more than this many minutes.
    private static let mostFallenBeats: Int64 = 5

    func ownMember(_ account: LedgerAccount, _ token: CommunityToken) async throws -> OwnMember {
        try await connection.required(
            OwnMember.self, to: CommunityRequest(.get, .me, at: account.membership.address, token: token))
    }

    /// Records the metadata of an answer. If the server's mark shows a restore, pauses sending until the losses are
    /// known.
    func record(_ reply: CommunityReply, _ account: LedgerAccount) async throws {
        var news = LedgerNews(server: reply.server, catalogue: reply.catalogue)
        if account.standing == .paused {
            news.server = nil
        } else if let now = reply.server, let before = account.server {
            let isOlder = now.epoch == before.epoch && now.beat < before.beat - Self.mostFallenBeats
            if now.id != before.id || isOlder || now.epoch > before.epoch {
                news.server = nil
                news.standing = .paused
            }
        }
        try await ledger.note(news, of: account.membership.member, at: clock.now())
        if news.standing == .paused { throw CommunityProblem.olderCopy }
    }

    /// Checks whether the operator declared a restore, or the server is whole again. After a declared restore, reads
    /// the member's data without applying it: the member first decides about the losses, unless the operator forbids
    /// resending.
    func lookForRestore(_ account: LedgerAccount, _ token: CommunityToken) async throws {
        let profile = account.membership.member
        let request = CommunityRequest(.get, .server, at: account.membership.address, token: token)
        let (description, reply) = try await connection.message(ServerDescription.self, to: request)
        guard let now = reply.server, let before = account.server, now.id == before.id, now.epoch >= before.epoch
        else { return }
        let isDeclared = now.epoch > before.epoch
        let member = try await ownMember(account, token)
        guard isDeclared || now.beat >= before.beat && member.seq >= account.cursor else { return }
        let knowsDevice = try await knowsDevice(account, token)
        guard isDeclared else {
            guard knowsDevice else { return }
            let news = LedgerNews(server: now, catalogue: reply.catalogue, standing: .active)
            return try await ledger.note(news, of: profile, at: clock.now())
        }
        var rows: [Change] = []
        try await readChanges(account, token, from: 0) { rows += $0.rows }
        var works: Set<Identifier<Work>> = []
        try await readCatalogue(account, token, from: 0) { works.formUnion($0.rows.map(\.work.id)) }
        let restored = RestoredServer(
            mark: now, catalogue: reply.catalogue, base: member.base ?? member.seq, rows: rows, works: works,
            knowsDevice: knowsDevice, isResendingAllowed: description?.resends != false)
        try await ledger.compare(with: restored, of: profile, at: clock.now())
    }

    /// Whether the server knows all operations of this device. Sends an empty batch to find out.
    private func knowsDevice(_ account: LedgerAccount, _ token: CommunityToken) async throws -> Bool {
        let request = CommunityRequest(
            .post, .operations, at: account.membership.address, token: token,
            body: try OutgoingBatch(head: account.head, lines: []).body, isIdempotent: true)
        do {
            _ = try await connection.reply(to: request)
            return true
        } catch let failure as CommunityFailure where failure.problem.isStanding {
            return false
        }
    }
}

package struct RestoredServer: Sendable {
    package let mark: ServerMark
    package let catalogue: Int64?
    /// The member's last change that the copy contained.
    package let base: Int64
    package let rows: [Change]
    /// The published works, including unpublished ones.
    package let works: Set<Identifier<Work>>
    package let knowsDevice: Bool
    package let isResendingAllowed: Bool

    package init(
        mark: ServerMark, catalogue: Int64? = nil, base: Int64, rows: [Change],
        works: Set<Identifier<Work>> = [], knowsDevice: Bool, isResendingAllowed: Bool = true
    ) {
        self.mark = mark
        self.catalogue = catalogue
        self.base = base
        self.rows = rows
        self.works = works
        self.knowsDevice = knowsDevice
        self.isResendingAllowed = isResendingAllowed
    }
}
