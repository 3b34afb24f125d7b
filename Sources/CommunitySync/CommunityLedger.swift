package import CommunityProtocol
package import Domain
package import Foundation

/// What this machine keeps of memberships: what waits to be sent, and what was answered. Every write is one transaction.
package protocol CommunityLedger: CommunityMembershipRepository {
    /// The members among the profiles of this machine.
    func members() async throws -> [Identifier<Profile>]
    /// Nil for who belongs to the community of this machine.
    func account(of profile: Identifier<Profile>) async throws -> LedgerAccount?

    /// The attempts of a profile to join a community whose end is not known, the newest first.
    func attempts(at address: CommunityAddress, of profile: Identifier<Profile>) async throws -> [JoinAttempt]
    /// Keeps an attempt in the place of one with the same ID.
    func begin(
        _ attempt: JoinAttempt, at address: CommunityAddress, of profile: Identifier<Profile>, at now: Int64
    ) async throws
    /// Forgets an attempt that the server refused.
    func forget(_ attempt: JoinAttempt, at address: CommunityAddress, of profile: Identifier<Profile>) async throws
    /// Forgets all attempts of a profile: it has joined.
    func forgetAttempts(of profile: Identifier<Profile>) async throws
    /// Makes a profile a member, and puts what it brings in front of what will be sent.
    ///
    /// - Parameters:
    ///   - account: made in the same transaction; nil for a profile that has one.
    ///   - server: the one that answered; nil where it did not say.
    func join(
        _ membership: CommunityMembership, creating account: NewAccount?, at server: ServerMark?,
        bringing baggage: JoinUpload
    ) async throws
    /// Ends a membership. What the server has of the member's own is known again when they come back.
    ///
    /// - Parameter isAccountGone: whether the server has nothing of it any more.
    func leave(_ profile: Identifier<Profile>, isAccountGone: Bool) async throws
    /// Gives a member another device: what was sent without an answer waits again, and all is pulled anew.
    func replaceDevice(of profile: Identifier<Profile>, by device: Int64) async throws

    /// What is to be sent next: the same as before while it was not answered; nil for nothing.
    func nextBatch(of profile: Identifier<Profile>) async throws -> OutgoingBatch?
    /// Takes in what became of a batch.
    func take(_ answer: BatchAnswer, of profile: Identifier<Profile>, at now: Int64) async throws
    /// Takes in what the member's other devices did.
    func take(_ answer: ChangesAnswer, of profile: Identifier<Profile>, at now: Int64) async throws
    /// Takes in what the community's catalogue has since it was asked last.
    func take(_ page: PageAnswer<CatalogueRow>, of profile: Identifier<Profile>) async throws
    /// Puts a member's own works into what will be sent, and answers how many they are.
    func publish(of profile: Identifier<Profile>) async throws -> Int
    /// Puts into what will be sent that the member takes their works back, and answers how many they are.
    func takeBack(of profile: Identifier<Profile>) async throws -> Int
    /// How many works of the member's own the community has.
    func publishedWorks(of profile: Identifier<Profile>) async throws -> Int
    /// Takes in what a restored server has: finds what it lost and whether the member is asked.
    func take(_ server: RestoredServer, of profile: Identifier<Profile>, at now: Int64) async throws
    /// Forgets how far was pulled, so that all is.
    func resetCursor(of profile: Identifier<Profile>) async throws

    /// When a resource was asked for, and the mark of the answer; nil for never.
    func page(_ resource: CommunityResource, of profile: Identifier<Profile>) async throws -> LedgerPage?
    func take(
        _ answer: CommunityAnswer, to resource: CommunityResource, tag: String?, of profile: Identifier<Profile>,
        at now: Int64
    ) async throws
    /// Notes that what is known of a resource still holds.
    func confirm(_ resource: CommunityResource, of profile: Identifier<Profile>, at now: Int64) async throws
    /// Whether somebody may be told what the votes on a character say.
    func maySeeResult(of character: Identifier<WorkCharacter>, _ profile: Identifier<Profile>) async throws -> Bool

    /// Notes how an exchange went.
    func note(_ news: LedgerNews, of profile: Identifier<Profile>, at now: Int64) async throws
    /// Answers whether to send again what a restored server lost; else it goes here too. Nothing for who was not asked.
    func answerLost(_ sendsAgain: Bool, of profile: Identifier<Profile>, at now: Int64) async throws
    /// What a member is to be told, the newest first.
    func notices(of profile: Identifier<Profile>) async throws -> [CommunityNotice]
    /// Forgets what was told.
    func dismissNotices(of profile: Identifier<Profile>) async throws
}

/// Where a member stands in the exchange with a server.
package struct LedgerAccount: Hashable, Sendable {
    package let membership: CommunityMembership
    /// Whether actions are sent.
    package let standing: CommunityStanding
    /// Up to which change was pulled.
    package let cursor: Int64
    /// The server as it last showed itself; nil before it did.
    package let server: ServerMark?
    /// How many actions wait.
    package let waiting: Int
    /// The number of the last change of the community's catalogue, as it was last told; nil before it was.
    package let catalogue: Int64?
    /// Up to which change of it was pulled.
    package let catalogueCursor: Int64
    /// Where what is sent goes on.
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
    /// Whether the catalogue there may have what was not pulled.
    var hasNewWorks: Bool { catalogue.map { $0 > catalogueCursor } ?? true }
}

/// An answer that was kept.
package struct LedgerPage: Hashable, Sendable {
    /// Seconds since 1970 UTC.
    package let askedAt: Int64
    /// The mark of the answer; nil for none.
    package let tag: String?
    /// Where what follows begins; nil where nothing does.
    package let next: String?

    package init(askedAt: Int64, tag: String?, next: String? = nil) {
        self.askedAt = askedAt
        self.tag = tag
        self.next = next
    }
}

/// How an exchange went.
package struct LedgerNews: Hashable, Sendable {
    /// Which server answered; nil if none did.
    package var server: ServerMark?
    /// The number of its catalogue's last change.
    package var catalogue: Int64?
    /// Whether actions are sent from now on; nil for as before.
    package var standing: CommunityStanding?
    /// Why it failed; nil if it did not.
    package var problem: CommunityProblem?

    /// Nothing new.
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
    /// Where what follows begins; nil where nothing does.
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

/// Actions on their way, as they are sent and sent again: the same bytes each time.
package struct OutgoingBatch: Hashable, Sendable {
    /// What stands before them.
    package let head: BatchHead
    package let lines: [Data]

    package init(head: BatchHead, lines: [Data]) {
        self.head = head
        self.lines = lines
    }

    package var body: Data {
        get throws {
            var body = try WireCoder.encode(head)
            for line in lines {
                body.append(UInt8(ascii: "\n"))
                body.append(line)
            }
            body.append(UInt8(ascii: "\n"))
            return body
        }
    }
}

/// What a server answered about something that is looked at.
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
