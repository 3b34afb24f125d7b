package import CommunityProtocol
package import Domain
package import Foundation

/// The store of memberships: actions to send, and received answers. Every write is one transaction.
package protocol CommunityLedger: CommunityMembershipRepository {
    /// Nil for a profile of this machine's own community.
    func account(of profile: Identifier<Profile>) async throws -> LedgerAccount?

    /// Join attempts with unknown outcome, newest first.
    func attempts(at address: CommunityAddress, of profile: Identifier<Profile>) async throws -> [JoinAttempt]
    /// Stores an attempt, replacing one with the same ID.
    func begin(
        _ attempt: JoinAttempt, at address: CommunityAddress, of profile: Identifier<Profile>, at now: Int64
    ) async throws
    func forget(_ attempt: JoinAttempt, at address: CommunityAddress, of profile: Identifier<Profile>) async throws
    func forgetAttempts(of profile: Identifier<Profile>) async throws
    /// Makes a profile a member and queues its existing data to be sent first. The `account` is created in the same
    /// transaction; nil for a profile that has one. `server` is nil if unknown.
    func join(
        _ membership: CommunityMembership, creating account: NewAccount?, at server: ServerMark?,
        uploading upload: JoinUpload
    ) async throws
    /// Ends a membership. Remembers what was sent, for a later return, unless the server has deleted the account.
    func leave(_ profile: Identifier<Profile>, isAccountGone: Bool) async throws
    func move(_ profile: Identifier<Profile>, to address: CommunityAddress) async throws
    func name(_ label: String, deviceOf profile: Identifier<Profile>) async throws
    /// Assigns a new device. Unanswered actions wait again, and everything is pulled anew.
    func replaceDevice(of profile: Identifier<Profile>, by device: Int64) async throws

    /// Returns the next batch to send; the same one until it is answered. Returns nil if nothing waits.
    func nextBatch(of profile: Identifier<Profile>) async throws -> OutgoingBatch?
    func store(_ answer: BatchAnswer, of profile: Identifier<Profile>, at now: Int64) async throws
    func store(_ answer: ChangesAnswer, of profile: Identifier<Profile>, at now: Int64) async throws
    func store(_ page: PageAnswer<CatalogueRow>, of profile: Identifier<Profile>) async throws
    /// Queues the member's own works. Returns their number.
    func publish(of profile: Identifier<Profile>) async throws -> Int
    /// Queues taking the member's works back. Returns their number.
    func takeBack(of profile: Identifier<Profile>) async throws -> Int
    func publishedWorks(of profile: Identifier<Profile>) async throws -> Int
    /// Returns the number of works whose contents or withdrawal are not sent yet.
    func waitingWorks(of profile: Identifier<Profile>) async throws -> Int
    /// Compares with a restored server, to find what it lost and whether to ask the member.
    func compare(with server: RestoredServer, of profile: Identifier<Profile>, at now: Int64) async throws
    /// Resets the cursor, so that everything is pulled again.
    func resetCursor(of profile: Identifier<Profile>) async throws

    /// Returns the time of the last request and the tag of its answer; nil if there was none.
    func page(_ resource: CommunityResource, of profile: Identifier<Profile>) async throws -> LedgerPage?
    func store(
        _ answer: CommunityAnswer, to resource: CommunityResource, tag: String?, of profile: Identifier<Profile>,
        at now: Int64
    ) async throws
    func confirm(_ resource: CommunityResource, of profile: Identifier<Profile>, at now: Int64) async throws
    /// Forgets the votes that others showed; their pages are requested anew when next viewed.
    func forgetShownVotes(of profile: Identifier<Profile>) async throws
    func maySeeResult(of character: Identifier<WorkCharacter>, _ profile: Identifier<Profile>) async throws -> Bool

    func note(_ news: LedgerNews, of profile: Identifier<Profile>, at now: Int64) async throws
    /// Decides whether to resend what a restored server lost or to remove it here. Does nothing if the member was not
    /// asked.
    func answerLost(_ sendsAgain: Bool, of profile: Identifier<Profile>, at now: Int64) async throws
    /// Newest first.
    func notices(of profile: Identifier<Profile>) async throws -> [CommunityNotice]
    func dismissNotices(of profile: Identifier<Profile>) async throws
}

package struct LedgerAccount: Hashable, Sendable {
    package let membership: CommunityMembership
    package let standing: CommunityStanding
    package let cursor: Int64
    /// The last known mark of the server; nil before the first answer.
    package let server: ServerMark?
    package let waiting: Int
    /// The last known number of the catalogue's last change; nil before the first answer.
    package let catalogue: Int64?
    package let catalogueCursor: Int64
    package let head: BatchHead

    package init(
        membership: CommunityMembership, standing: CommunityStanding, cursor: Int64, server: ServerMark?, waiting: Int,
        catalogue: Int64? = nil, catalogueCursor: Int64 = 0,
        head: BatchHead = BatchHead(after: 0, chain: OperationChain.start.text)
    ) {
        self.membership = membership
        self.standing = standing
        self.cursor = cursor
        self.server = server
        self.waiting = waiting
        self.catalogue = catalogue
        self.catalogueCursor = catalogueCursor
        self.head = head
    }
}

extension LedgerAccount {
    var hasNewWorks: Bool { catalogue.map { $0 > catalogueCursor } ?? true }
}

package struct LedgerPage: Hashable, Sendable {
    /// Seconds since 1970 UTC.
    package let askedAt: Int64
    package let tag: String?
    package let next: String?

    package init(askedAt: Int64, tag: String?, next: String? = nil) {
        self.askedAt = askedAt
        self.tag = tag
        self.next = next
    }
}

package struct LedgerNews: Hashable, Sendable {
    package var server: ServerMark?
    package var catalogue: Int64?
    /// The new standing; nil if unchanged.
    package var standing: CommunityStanding?
    package var problem: CommunityProblem?

    package init(
        server: ServerMark? = nil, catalogue: Int64? = nil, standing: CommunityStanding? = nil,
        problem: CommunityProblem? = nil
    ) {
        self.server = server
        self.catalogue = catalogue
        self.standing = standing
        self.problem = problem
    }
}

extension CommunityAnswer {
    package var next: String? {
        switch self {
        case .list(let page): page.next
        case .posts(let page): page.next
        case .votes(let page): page.next
        case .wishes(let page): page.next
        case .found(let found): found.next
        case .server, .result, .character, .work, .member, .inbox: nil
        }
    }
}

/// Actions being sent. Repeats have the same bytes.
package struct OutgoingBatch: Hashable, Sendable {
    package let head: BatchHead
    package let lines: [Data]

    package init(head: BatchHead, lines: [Data]) {
        self.head = head
        self.lines = lines
    }

    package var body: Data { get throws { try head.body(of: lines) } }
}

package enum CommunityAnswer: Sendable {
    case server(ServerDescription)
    case result(ResultAnswer)
    case character(CharacterAnswer)
    case work(WorkAnswer)
    case list(PageAnswer<ListRow>)
    case posts(PageAnswer<PostRow>)
    case member(MemberAnswer)
    case votes(PageAnswer<MemberVoteRow>)
    case wishes(PageAnswer<MemberWishRow>)
    case found(FoundAnswer)
    case inbox(InboxAnswer)
}
