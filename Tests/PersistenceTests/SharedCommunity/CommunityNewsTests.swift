import CommunityProtocol
import CommunitySync
import Domain
import GRDB
import Testing

@testable import Persistence

/// The community news that a member's shell shows.
struct CommunityNewsTests {
    @Test func `the list of own votes marks a character's result as outdated`() async throws {
        let world = try await SharedWorld()
        try await world.vote("holmes", "INFP")
        let news = SQLiteCommunityNews(database: world.database)
        #expect(try await news.characters(of: world.me.id).map(\.isOutdated) == [false])
        let name = LocalizedText(english: "Holmes", korean: "홈즈")
        let row = MemberVoteRow(
            character: CharacterRow(id: "holmes", work: "felix", name: name, lead: true, votes: 3, reviews: 0),
            work: WorkRow(id: "felix", title: name, kind: .known(.film), year: 1919), at: 1)
        let own = CommunityResource.memberVotes(world.me.id)
        for resource in [own, .more(own)] {
            try await world.ledger.store(
                .votes(PageAnswer(rows: [row])), to: resource, tag: nil, of: world.me.id, at: 300)
            let found = try await news.characters(of: world.me.id)
            #expect(found.map(\.isOutdated) == [true], "its result is requested")
            #expect(found.map(\.others) == [nil])
        }
        #expect(try await world.count("crowd_action") == 0, "one's own votes are here already")
    }

    @Test func `a work that returns under its old number counts as new`() async throws {
        let world = try await SharedWorld()
        try await world.database.write { db in
            try db.execute(
                sql: """
                    INSERT INTO community_work (membership, work, is_mine)
                    SELECT membership.number, work.number, 0 FROM membership, work WHERE work.is_gone = 0
                    """)
        }
        let news = SQLiteCommunityNews(database: world.database)
        let all = try await news.works(of: world.me.id, except: [])
        try #require(all.count > 2)
        let rest = Set(all.dropFirst().map(\.number))
        #expect(try await news.works(of: world.me.id, except: rest).map(\.number) == [all[0].number])
    }
}
