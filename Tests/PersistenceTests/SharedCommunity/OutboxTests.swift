import CommunityProtocol
import CommunitySync
import Domain
import GRDB
import TestSupport
import Testing

@testable import Persistence

/// Every action of a member of a community on a server is queued for sending in its own transaction.
struct OutboxTests {
    private let infp: MBTI
    private let entj: MBTI

    init() throws {
        infp = try MBTI(text: "INFP")
        entj = try MBTI(text: "ENTJ")
    }

    @Test func `a profile without a membership queues no action`() async throws {
        let world = try await SharedWorld(isMember: false)
        try await world.vote("holmes", "INFP")
        try await world.marks.setWished(true, "felix", by: world.me, at: 1)
        try await world.characters.reveal("watson", for: world.me.id)
        _ = try await world.history.undo(for: world.me.id)
        #expect(try await world.count("outbox") == 0)
        #expect(try await world.count("remote_id") == 0)
        #expect(try await world.ledger.nextBatch(of: world.me.id) == nil)
    }

    @Test func `a vote is sent with its reason and its time`() async throws {
        let world = try await SharedWorld()
        try await world.votes.vote(Ballot("holmes", infp, reason: "he plays"), by: world.me, at: 200)
        let operations = try await world.batch()
        #expect(operations.map(\.action) == [.vote("holmes", infp, reason: "he plays")])
        #expect(operations.map(\.n) == [1])
        #expect(operations.map(\.at) == [200_000])
    }

    @Test func `a newer action replaces one that was never sent`() async throws {
        let world = try await SharedWorld()
        try await world.vote("holmes", "INFP")
        try await world.vote("watson", "INFP")
        try await world.vote("holmes", "ENTJ")
        #expect(
            try await world.send() == [.vote("holmes", entj, reason: nil), .vote("watson", infp, reason: nil)])
        #expect(try await world.batch().isEmpty)
    }

    @Test func `an undo and a redo are sent`() async throws {
        let world = try await SharedWorld()
        try await world.vote("holmes", "INFP")
        _ = try await world.send()
        _ = try await world.history.undo(for: world.me.id)
        #expect(try await world.send() == [.unvote("holmes")])
        _ = try await world.history.redo(for: world.me.id)
        #expect(try await world.send() == [.vote("holmes", infp, reason: nil)])
    }

    @Test func `an action undone in flight is followed by its reversal`() async throws {
        let world = try await SharedWorld()
        try await world.vote("holmes", "INFP")
        let first = try await world.batch()
        _ = try await world.history.undo(for: world.me.id)
        #expect(try await world.batch() == first, "an action in flight stays unchanged")
        #expect(try await world.send() == [.vote("holmes", infp, reason: nil)])
        #expect(try await world.send() == [.unvote("holmes")])
    }

    @Test func `a subject's changes are pulled again once its waiting action is refused`()
        async throws
    {
        let world = try await SharedWorld()
        let elsewhere = ChangesAnswer(
            rows: [Change(seq: 7, at: 150_000, device: 9, action: .vote("holmes", entj, reason: nil))], cursor: 7,
            more: false)
        func type() async throws -> MBTI? {
            try await world.votes.vote(on: "holmes", by: world.me.id)?.ballot.type
        }
        try await world.vote("holmes", "INFP")
        try await world.ledger.store(elsewhere, of: world.me.id, at: 250)
        #expect(try await type() == infp, "the waiting action is newer")
        #expect(try await world.ledger.account(of: world.me.id)?.cursor == 7)
        _ = try await world.send(refusing: [1: .invalid])
        #expect(try await world.ledger.account(of: world.me.id)?.cursor == 0)
        try await world.ledger.store(elsewhere, of: world.me.id, at: 350)
        #expect(try await type() == entj)
        #expect(try await world.batch().isEmpty)
    }

    @Test func `wishes and thumbs are sent, and so is their removal`() async throws {
        let world = try await SharedWorld()
        try await world.marks.setWished(true, "felix", by: world.me, at: 200)
        try await world.marks.setThumb(.like, "felix", by: world.me, at: 200)
        #expect(try await world.send() == [.wish("felix", true), .thumb("felix", Thumb.like.rawValue)])
        try await world.marks.setWished(false, "felix", by: world.me, at: 201)
        try await world.marks.setThumb(nil, "felix", by: world.me, at: 201)
        #expect(try await world.send() == [.wish("felix", false), .thumb("felix", 0)])
        _ = try await world.history.undo(for: world.me.id)
        #expect(try await world.send() == [.thumb("felix", Thumb.like.rawValue)])
    }

    @Test func `a reveal and its reversal are sent once each`() async throws {
        let world = try await SharedWorld()
        try await world.characters.reveal("holmes", for: world.me.id)
        try await world.characters.reveal("holmes", for: world.me.id)
        #expect(try await world.send() == [.reveal("holmes")])
        try await world.characters.conceal("holmes", for: world.me.id)
        try await world.characters.conceal("holmes", for: world.me.id)
        #expect(try await world.send() == [.conceal("holmes")])
    }

    @Test func `keywords and muted kinds are sent`() async throws {
        let world = try await SharedWorld()
        try await world.inbox.watch(.word("ferry"), of: world.me.id, at: 200)
        try await world.inbox.watch(.type(entj), of: world.me.id, at: 200)
        try await world.inbox.setMuted(true, .like, of: world.me.id)
        #expect(
            try await world.send() == [
                .keyword(.word("ferry"), true), .keyword(.type(entj), true), .mute(.known(.like), true),
            ])
        try await world.inbox.unwatch(.word("ferry"), of: world.me.id)
        try await world.inbox.setMuted(false, .like, of: world.me.id)
        #expect(try await world.send() == [.keyword(.word("ferry"), false), .mute(.known(.like), false)])
    }

    @Test func `a review and its comment are sent in order under IDs of their own`() async throws {
        let world = try await SharedWorld()
        let review = try await world.reviews.write(
            PostText("Cold but fair.", as: .review), isSpoiler: true, about: "holmes", by: world.me, at: 200)
        try await world.reviews.comment(
            PostText("And kind.", as: .comment), isSpoiler: false, on: review, by: world.me, at: 201)
        try await world.reviews.edit(
            review, PostText("Cold, but fair.", as: .review), isSpoiler: true, by: world.me.id, at: 202)
        let actions = try await world.send()
        guard case .post(let post)? = actions.first, case .post(let comment)? = actions.last else {
            Issue.record("\(actions)")
            return
        }
        #expect(actions.count == 2)
        #expect(post.text == "Cold, but fair." && post.spoiler && post.character == "holmes")
        #expect(post.kind == .known(.review) && comment.kind == .known(.comment))
        #expect(comment.review == post.id && comment.id != post.id)
    }

    @Test func `deleting an unsent review sends nothing, deleting a sent one takes it back`() async throws {
        let world = try await SharedWorld()
        func write() async throws -> Identifier<Review> {
            try await world.reviews.write(
                PostText("Cold but fair.", as: .review), isSpoiler: false, about: "holmes", by: world.me, at: 200)
        }
        try await world.reviews.delete(write(), by: world.me.id)
        #expect(try await world.send().isEmpty)
        let second = try await write()
        guard case .post(let post)? = try await world.send().first else {
            Issue.record("no post")
            return
        }
        try await world.database.write { db in try db.execute(sql: "UPDATE remote_id SET version = 1") }
        try await world.reviews.delete(second, by: world.me.id)
        #expect(try await world.send() == [.unpost(post.id)])
    }

    @Test func `an action and its operation are stored together or not at all`() async throws {
        let world = try await SharedWorld()
        try await world.database.write { db in
            try db.execute(
                sql: """
                    CREATE TEMP TRIGGER full_disk BEFORE INSERT ON main.outbox
                    BEGIN SELECT RAISE(ABORT, 'no room'); END
                    """)
        }
        await #expect(throws: (any Error).self) { try await world.vote("holmes", "INFP") }
        await #expect(throws: (any Error).self) {
            try await world.marks.setWished(true, "felix", by: world.me, at: 1)
        }
        await #expect(throws: (any Error).self) { try await world.characters.reveal("holmes", for: world.me.id) }
        for table in ["vote", "wish", "revealed", "outbox", "action_log"] {
            #expect(try await world.count(table) == 0, "\(table)")
        }
    }

    @Test func `ten thousand waiting actions block further shared actions`() async throws {
        let world = try await SharedWorld()
        try await world.database.write { db in
            try db.execute(
                sql: """
                    WITH RECURSIVE number (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM number WHERE n < 10000)
                    INSERT INTO outbox (membership, kind, subject, at) SELECT 1, 'keyword', 'word:' || n, 0 FROM number
                    """)
        }
        await #expect(throws: CommunityProblem.full) { try await world.vote("holmes", "INFP") }
        #expect(try await world.count("vote") == 0)
        #expect(try await world.ledger.status(of: world.me.id)?.isFull == true)
    }

    @Test func `joining sends what the member chose and nothing else`() async throws {
        let world = try await SharedWorld(isMember: false)
        try await world.vote("holmes", "INFP")
        try await world.marks.setWished(true, "felix", by: world.me, at: 200)
        try await world.reviews.write(
            PostText("Cold but fair.", as: .review), isSpoiler: false, about: "holmes", by: world.me, at: 200)
        try await world.join(JoinUpload(votes: true, wishes: false, reviews: false))
        #expect(try await world.send() == [.vote("holmes", infp, reason: nil)])
        try await world.ledger.leave(world.me.id)
        try await world.join(JoinUpload(votes: false, wishes: true, reviews: true))
        let actions = try await world.send()
        #expect(actions.first == .wish("felix", true))
        guard case .post(let post)? = actions.last else {
            Issue.record("\(actions)")
            return
        }
        #expect(actions.count == 2 && post.text == "Cold but fair.")
    }
}
