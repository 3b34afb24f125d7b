import CommunityProtocol
import Domain
import Foundation
import Testing

@testable import CommunityServer

/// Two transactions on PostgreSQL, of which the second begins before the first commits.
@Suite(.whereInstalled) struct InterleavedTransactionTests {
    private typealias Step = (any SQLConnection) throws -> Void

    private static let review = String(repeating: "a", count: 32)
    private static let comment = String(repeating: "b", count: 32)

    private static func post() -> MemberAction {
        .post(
            PostAction(id: review, kind: .known(.review), character: "up-1", text: "Very good.", spoiler: false))
    }

    /// A community whose folds run only within these tests.
    private func start() async throws -> (TestCommunity, PostgresAddress) {
        let address = try await TestPostgres.newDatabase()
        let community = try await TestCommunity(at: address)
        await community.api.fold.stop()
        return (community, address)
    }

    /// Runs `second` inside `first`. Expects that it must wait, and repeats it after the commit, as the store does.
    private func interleave(at address: PostgresAddress, _ first: Step, _ second: Step) throws {
        let (early, late) = (try PostgresConnection(address), try PostgresConnection(address))
        try begin(early)
        try first(early)
        try begin(late)
        #expect(throws: SQLError.conflict) { try second(late) }
        try late.rollback()
        try end(early)
        try begin(late)
        try second(late)
        try end(late)
    }

    private func begin(_ connection: PostgresConnection) throws {
        try connection.begin("BEGIN")
        try connection.send("SET LOCAL lock_timeout = 10", [])
    }

    private func end(_ connection: PostgresConnection) throws {
        try connection.writeCounts()
        try connection.commit()
    }

    @discardableResult
    private func process(
        _ batch: OperationBatch, of member: TestMember, _ db: any SQLConnection
    ) throws -> BatchAnswer {
        let device = KnownDevice(no: member.device, member: try number(of: member, db))
        let sender = OperationSender(
            device: device, token: SecretText.digest(member.token), now: ManualClock.start, clockOffset: 0,
            holdsVotesFor: 0)
        return try BatchProcessor(db: db, sender: sender, seen: { _ in }, spend: { _ in nil }).process(batch)
    }

    private func number(of member: TestMember, _ db: any SQLConnection) throws -> Int64 {
        try #require(try MemberTable(db: db).member(id: member.member.id)).no
    }

    private func fold(_ db: any SQLConnection) throws {
        while try Fold(db: db, now: ManualClock.start).step().count > 0 {}
    }

    private func count(_ table: String, _ community: TestCommunity) async throws -> Int {
        try await community.api.database.read { try $0.oneRow("SELECT count(*) AS n FROM \(table)").int("n") }
    }

    @Test(arguments: [false, true])
    func `a comment does not outlive a review that is deleted at the same time`(isCommentFirst: Bool) async throws {
        let (community, address) = try await start()
        let (mina, carl) = (try await community.join("mina"), try await community.join("carl"))
        try await mina.does(Self.post())
        let deletion = try mina.batch([.unpost(Self.review)])
        let reply = try carl.batch([
            .post(
                PostAction(
                    id: Self.comment, kind: .known(.comment), review: Self.review, text: "I agree.", spoiler: false))
        ])
        let delete: Step = { try process(deletion, of: mina, $0) }
        let write: Step = { try process(reply, of: carl, $0) }
        try interleave(at: address, isCommentFirst ? write : delete, isCommentFirst ? delete : write)
        #expect(try await count("post WHERE state = 'gone'", community) == (isCommentFirst ? 2 : 1))
        #expect(try await count("post WHERE state <> 'gone'", community) == 0)
    }

    @Test(arguments: [InboxKind.keyword, .request, .like], [false, true])
    func `a fold notifies no member who leaves at the same time`(kind: InboxKind, isFoldFirst: Bool) async throws {
        let (community, address) = try await start()
        let (mina, carl) = (try await community.join("mina"), try await community.join("carl"))
        let request = RequestAction(
            id: "r", title: "Our Ferry", name: "Captain", work: .known(.film), status: .known(.open))
        let facts = WorkFactsRow(
            id: "ferry", title: LocalizedText(english: "Our Ferry", korean: "배"), kind: .known(.film), year: 2020,
            genres: [], synopsis: LocalizedText(both: ""))
        let captain = PublishedCharacter(
            id: "ferry-1", name: LocalizedText(english: "Captain", korean: "선장"), lead: true)
        let publish = MemberAction.publish(PublishedWork(work: facts, cast: [captain]))
        let own: MemberAction =
            switch kind {
            case .keyword: .keyword(.word("ferry"), true)
            case .request: .request(request)
            case .like, .comment: Self.post()
            }
        let cause: MemberAction = kind == .like ? .like(Self.review, true) : publish
        try await carl.does(own)
        #expect(try await mina.post(mina.batch([cause])).status == 200)
        let leave: Step = {
            try Departure(db: $0, member: try number(of: carl, $0), now: ManualClock.start).leave(.remove)
        }
        try interleave(at: address, isFoldFirst ? fold : leave, isFoldFirst ? leave : fold)
        for table in ["inbox", "own", "member WHERE name = 'carl'"] {
            #expect(try await count(table, community) == 0, "\(table)")
        }
    }

    @Test func `a fold of likes does not wait for a batch of the post's author`() async throws {
        let (community, address) = try await start()
        let (mina, carl) = (try await community.join("mina"), try await community.join("carl"))
        try await mina.does(Self.post())
        #expect(try await carl.post(carl.batch([.like(Self.review, true)])).status == 200)
        let wish = try mina.batch([.wish("up", true)])
        let (author, folding) = (try PostgresConnection(address), try PostgresConnection(address))
        try begin(author)
        try process(wish, of: mina, author)
        try begin(folding)
        try fold(folding)
        try end(folding)
        try end(author)
        #expect(try await mina.read(InboxAnswer.self, .inbox).items.map(\.kind.value) == [.like])
    }

    @Test func `a recount waits for no vote while the counts are right`() async throws {
        let (community, address) = try await start()
        let mina = try await community.join("mina")
        let vote = try mina.batch([.vote("up-1", MBTI.all[2], reason: nil)])
        let voting = try PostgresConnection(address)
        try begin(voting)
        try process(vote, of: mina, voting)
        try voting.writeCounts()
        _ = try voting.query("SELECT 1 AS one", [])
        let root = CommunityOperator(database: community.api.database, clock: community.clock, name: "root")
        #expect(try await root.recount() == 0)
        try voting.commit()
        #expect(try await mina.result("up-1").votes == 1)
        #expect(try await root.recount() == 0)
    }
}
