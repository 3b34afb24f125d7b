import CommunityProtocol
import CommunitySync
import Domain
import Testing

@testable import Persistence

/// Which of a community's stored answers are deleted if they take too much room.
struct ForgottenPagesTests {
    private let world: SharedWorld
    /// Has a limit of few bytes.
    private let ledger: SQLiteCommunityLedger

    init() async throws {
        world = try await SharedWorld()
        ledger = SQLiteCommunityLedger(database: world.database, mostBytes: 900)
    }

    /// Stores an answer with a review of about 200 bytes for each id.
    private func store(_ character: Identifier<WorkCharacter>, _ ids: [String], at now: Int64) async throws {
        try await ledger.store(
            .posts(
                PageAnswer(
                    rows: ids.enumerated().map { place, id in
                        PostRow(
                            id: id, no: Int64(place), kind: .known(.review), character: character,
                            author: MemberRow(id: "m-0011223344556677", nickname: "mina"),
                            text: String(repeating: id, count: 200 / id.utf8.count), spoiler: false,
                            written: 1_700_000_000_000, version: 1, likes: 0, comments: 0, views: 0, liked: false,
                            mine: false, state: .known(.shown))
                    })), to: .reviews(character, order: .newest), tag: nil, of: world.me.id, at: now)
    }

    private func reviews(of character: Identifier<WorkCharacter>) async throws -> [Review] {
        try await world.reviews.reviews(
            of: character, by: .newest, for: Viewer(world.me.id), after: nil, limit: 10
        ).rows
    }

    @Test func `the least recently seen page goes first, and rows the member used stay`() async throws {
        _ = try await world.reviews.write(
            PostText("Mine of Holmes.", as: .review), isSpoiler: false, about: "holmes", by: world.me, at: 1)
        try await store("holmes", ["aa", "bb", "cc"], at: 10)
        try await store("watson", ["dd"], at: 20)
        #expect(try await reviews(of: "holmes").count == 4)
        let commented = try #require(try await reviews(of: "holmes").first { $0.shownText?.hasPrefix("aa") == true })
        let liked = try #require(try await reviews(of: "holmes").first { $0.shownText?.hasPrefix("bb") == true })
        _ = try await world.reviews.comment(
            PostText("And kind.", as: .comment), isSpoiler: false, on: commented.id, by: world.me, at: 11)
        try await world.reviews.setLiked(true, liked.id, by: world.me.id, at: 11)
        // The page of Holmes is requested again, so that of Watson is the least recent.
        try await ledger.confirm(.reviews("holmes", order: .newest), of: world.me.id, at: 30)
        try await store("maria", ["ee"], at: 40)
        #expect(try await reviews(of: "watson").isEmpty)
        #expect(try await reviews(of: "holmes").count == 4)
        try await store("watson", ["ff", "gg"], at: 50)
        let kept = try await reviews(of: "holmes").compactMap { $0.shownText?.prefix(2) }
        #expect(Set(kept) == ["aa", "bb", "Mi"])
        #expect(try await reviews(of: "maria").count == 1)
        #expect(try await reviews(of: "watson").count == 2)
        #expect(try await world.count("comment") == 1)
    }

    @Test func `the newest page stays, however large`() async throws {
        try await store("holmes", ["aa", "bb", "cc", "dd", "ee"], at: 10)
        #expect(try await reviews(of: "holmes").count == 5)
        try await store("watson", ["ff"], at: 20)
        #expect(try await reviews(of: "holmes").isEmpty)
        #expect(try await reviews(of: "watson").count == 1)
    }

    @Test func `a discarded result counts as never requested`() async throws {
        let infp = try MBTI(text: "INFP")
        try await world.vote("holmes", "INFP")
        try await ledger.store(
            .result(
                ResultAnswer(
                    character: "holmes", votes: 7, cells: [ResultCell(type: infp, n: 7)], months: [], members: 7)),
            to: .result("holmes"), tag: nil, of: world.me.id, at: 10)
        #expect(try await world.votes.result(of: "holmes", for: Viewer(world.me.id))?.votes == 8)
        try await store("watson", ["aa", "bb", "cc", "dd", "ee"], at: 20)
        #expect(try await world.votes.result(of: "holmes", for: Viewer(world.me.id))?.votes == 1, "one's own")
        #expect(try await ledger.page(.result("holmes"), of: world.me.id) == nil)
    }
}
