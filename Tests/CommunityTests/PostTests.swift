import CommunitySync
import Domain
import Persistence
import Testing

/// Reviews and comments of a community on a server.
struct PostTests {
    @Test func `a review, a comment below it and a like go from one terminal to the other`() async throws {
        let server = try await TestServer.start()
        let mina = try await TestTerminal()
        let juno = try await TestTerminal()
        try await mina.join(server, as: "mina")
        try await juno.join(server, as: "juno")
        _ = try await mina.reviews.write(
            PostText("Cold but fair.", as: .review), isSpoiler: true, about: "holmes", by: mina.member,
            at: mina.clock.now())
        try await mina.exchange.exchange(of: mina.profile)
        let read = try #require(try await reviews(juno).first)
        #expect(read.author.nickname == "mina" && !read.isMine && read.text.isSpoiler)
        _ = try await juno.reviews.comment(
            PostText("And kind.", as: .comment), isSpoiler: false, on: read.id, by: juno.member, at: juno.clock.now())
        try await juno.reviews.setLiked(true, read.id, by: juno.profile, at: juno.clock.now())
        try await juno.reviews.open(read.id, by: juno.profile)
        try await juno.exchange.exchange(of: juno.profile)
        // The server counts likes and fills inboxes a moment after it has answered.
        let inboxes = SQLiteInboxRepository(database: mina.database)
        var own = read
        var inbox: Page<InboxItem>
        repeat {
            mina.clock.advance(CommunityResource.age)
            _ = try await reviews(mina)
            own = try #require(try await reviews(mina).first)
            inbox = try await inboxes.items(of: mina.profile, after: nil, limit: 10)
        } while own.likes == 0 || inbox.rows.count < 2
        #expect(own.isMine && own.likes == 1 && own.comments == 1 && own.views == 1)
        #expect(Set(inbox.rows.map(\.subject.kind)) == [.comment, .like])
        #expect(inbox.rows.allSatisfy { $0.actor?.nickname == "juno" })
        let comments = try await mina.reviews.comments(
            of: own.id, hidesSpoilers: false, for: mina.reader, after: nil, limit: 10)
        #expect(comments.rows.map(\.author.nickname) == ["juno"])
        try await mina.reviews.delete(own.id, by: mina.profile)
        try await mina.exchange.exchange(of: mina.profile)
        juno.clock.advance(CommunityResource.age)
        #expect(try await reviews(juno).isEmpty)
        for terminal in [mina, juno] { await terminal.close() }
        await server.remove()
    }

    @Test func `a review that is opened from the inbox counts the likes that stand there`() async throws {
        let server = try await TestServer.start()
        let mina = try await TestTerminal()
        let juno = try await TestTerminal()
        try await mina.join(server, as: "mina")
        try await juno.join(server, as: "juno")
        let own = try await mina.reviews.write(
            PostText("Cold but fair.", as: .review), isSpoiler: false, about: "holmes", by: mina.member,
            at: mina.clock.now())
        try await mina.exchange.exchange(of: mina.profile)
        let read = try #require(try await reviews(juno).first)
        try await juno.reviews.setLiked(true, read.id, by: juno.profile, at: juno.clock.now())
        try await juno.exchange.exchange(of: juno.profile)
        var likes = 0
        // The server counts likes a moment after it has answered.
        for _ in 0..<2_000 where likes == 0 {
            mina.clock.advance(CommunityResource.age)
            likes = try await mina.reviews.review(own, for: mina.reader)?.likes ?? 0
        }
        #expect(likes == 1)
        for terminal in [mina, juno] { await terminal.close() }
        await server.remove()
    }

    @Test func `a profile of this machine does not see what was pulled for a member, nor the member its`() async throws
    {
        let server = try await TestServer.start()
        let mina = try await TestTerminal()
        let juno = try await TestTerminal()
        _ = try await juno.reviews.write(
            PostText("Before all.", as: .review), isSpoiler: false, about: "holmes", by: juno.member, at: 1)
        try await mina.join(server, as: "mina")
        try await juno.join(server, as: "juno")
        _ = try await mina.reviews.write(
            PostText("Cold but fair.", as: .review), isSpoiler: false, about: "holmes", by: mina.member,
            at: mina.clock.now())
        try await mina.exchange.exchange(of: mina.profile)
        #expect(try await reviews(juno).map(\.author.nickname) == ["mina"])
        let other = Reader(Profile.localID)
        let seen = try await juno.reviews.reviews(of: "holmes", by: .newest, for: other, after: nil, limit: 10)
        #expect(seen.rows.map(\.author.nickname) == ["juno"])
        #expect(try await juno.home.memberCount(for: other) <= 2)
        try await juno.service.leave(juno.profile)
        let left = try await juno.reviews.reviews(
            of: "holmes", by: .newest, for: juno.reader, after: nil, limit: 10)
        #expect(left.rows.map(\.author.nickname) == ["juno"])
        for terminal in [mina, juno] { await terminal.close() }
        await server.remove()
    }

    private func reviews(_ terminal: TestTerminal) async throws -> [Review] {
        try await terminal.reviews.reviews(
            of: "holmes", by: .newest, for: terminal.reader, after: nil, limit: 10
        ).rows
    }
}
