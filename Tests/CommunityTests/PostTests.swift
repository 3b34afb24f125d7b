import CommunitySync
import Domain
import Persistence
import Testing

/// Reviews and comments of a community on a server.
struct PostTests {
    @Test func `a review, its comment and a like travel between terminals`() async throws {
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
        // The server updates likes and inboxes shortly after its answer.
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
            of: own.id, hidesSpoilers: false, for: mina.viewer, after: nil, limit: 10)
        #expect(comments.rows.map(\.author.nickname) == ["juno"])
        try await mina.reviews.delete(own.id, by: mina.profile)
        try await mina.exchange.exchange(of: mina.profile)
        juno.clock.advance(CommunityResource.age)
        #expect(try await reviews(juno).isEmpty)
        for terminal in [mina, juno] { await terminal.close() }
        await server.remove()
    }

    @Test func `a review opened from the inbox counts its likes`() async throws {
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
        // The server updates likes shortly after its answer.
        for _ in 0..<2_000 where likes == 0 {
            mina.clock.advance(CommunityResource.age)
            likes = try await mina.reviews.review(own, for: mina.viewer)?.likes ?? 0
        }
        #expect(likes == 1)
        for terminal in [mina, juno] { await terminal.close() }
        await server.remove()
    }

    @Test func `a local profile and a member do not see each other's posts`() async throws {
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
        let other = Viewer(Profile.localID)
        let seen = try await juno.reviews.reviews(of: "holmes", by: .newest, for: other, after: nil, limit: 10)
        #expect(seen.rows.map(\.author.nickname) == ["juno"])
        #expect(try await juno.home.memberCount(for: other) <= 2)
        try await juno.service.leave(juno.profile)
        let left = try await juno.reviews.reviews(
            of: "holmes", by: .newest, for: juno.viewer, after: nil, limit: 10)
        #expect(left.rows.map(\.author.nickname) == ["juno"])
        for terminal in [mina, juno] { await terminal.close() }
        await server.remove()
    }

    // MARK: Comments on deleted reviews

    private static let comment = "And kind to dogs."

    /// Juno comments on Mina's review without a connection; then the review is deleted.
    private func commentedInVain() async throws -> TwoMembers {
        let both = try await TwoMembers()
        let (mina, juno) = (both.mina, both.juno)
        let own = try await mina.reviews.write(
            PostText("Cold but fair.", as: .review), isSpoiler: false, about: "holmes", by: mina.member,
            at: mina.clock.now())
        try await both.exchange(mina)
        let read = try #require(try await reviews(juno).first)
        juno.line.cut()
        _ = try await juno.reviews.comment(
            PostText(Self.comment, as: .comment), isSpoiler: false, on: read.id, by: juno.member, at: juno.clock.now())
        try await mina.reviews.delete(own, by: mina.profile)
        try await both.exchange(mina)
        return both
    }

    private func draft(of terminal: TestTerminal) async throws -> String? {
        try await SQLiteDraftRepository(database: terminal.database)
            .draft("review", about: "holmes", of: terminal.profile)?.body
    }

    @Test(arguments: [true, false])
    func `a comment on a review deleted meanwhile becomes a reachable draft`(
        looksFirst: Bool
    ) async throws {
        let both = try await commentedInVain()
        let juno = both.juno
        juno.line.heal()
        juno.clock.advance(CommunityResource.age)
        if looksFirst { #expect(try await reviews(juno).isEmpty) }
        try await both.exchange(juno)
        #expect(try await reviews(juno).isEmpty)
        #expect(try await draft(of: juno) == Self.comment)
        #expect(try await juno.service.notices(of: juno.profile).map(\.kind) == [.reviewGone(Self.comment)])
        let status = try #require(try await juno.service.status(of: juno.profile))
        #expect(status.waiting == 0 && status.notices == 1)
        await both.end()
    }

    @Test func `an unsent comment becomes a draft on leaving, added to an existing one`() async throws {
        let both = try await commentedInVain()
        let juno = both.juno
        try await SQLiteDraftRepository(database: juno.database).keep(
            Draft(form: "review", subject: "holmes", title: "", body: "Tall.", savedAt: 1), of: juno.profile)
        try await juno.service.leave(juno.profile)
        #expect(try await reviews(juno).isEmpty)
        #expect(try await draft(of: juno) == "Tall.\n\n\(Self.comment)")
        await both.end()
    }

    private func reviews(_ terminal: TestTerminal) async throws -> [Review] {
        try await terminal.reviews.reviews(
            of: "holmes", by: .newest, for: terminal.viewer, after: nil, limit: 10
        ).rows
    }
}
