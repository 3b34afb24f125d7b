import CommunityProtocol
import Domain
import Foundation
import Testing

@testable import CommunityServer

/// An operator's lists, and the removal of spam.
@Suite(.everyStore) struct LookedAfterTests {
    private func root(_ community: TestCommunity) -> CommunityOperator {
        CommunityOperator(database: community.api.database, clock: community.clock, name: "root")
    }

    private func newcomer(_ name: String, _ community: TestCommunity) async throws -> TestMember {
        let answer = try await community.send(.post, .accounts, TestCommunity.account(name))
        return TestMember(community: community, try answer.decoded(SignedInAnswer.self))
    }

    private static func review(_ number: Int) -> MemberAction {
        let digits = String(number, radix: 16)
        let id = String(repeating: "0", count: 32 - digits.count) + digits
        return .post(
            PostAction(id: id, kind: .known(.review), character: "up-1", text: "Buy number \(number).", spoiler: false))
    }

    private static func work(_ number: Int, source: String? = nil) -> MemberAction {
        .publish(
            PublishedWork(
                work: WorkFactsRow(
                    id: Identifier("spam-\(number)"), source: source,
                    title: LocalizedText(english: "Spam \(number)", korean: "스팸 \(number)"), kind: .known(.film),
                    year: 2020, genres: [], synopsis: LocalizedText(both: "")),
                cast: [
                    PublishedCharacter(
                        id: Identifier("spam-\(number)-1"), name: LocalizedText(english: "Star", korean: "스타"),
                        lead: true)
                ]))
    }

    @Test func `invitations list their uses and can be withdrawn by code or name`() async throws {
        let community = try await TestCommunity()
        let invites = [
            try await root(community).invite(uses: 3, days: 7), try await root(community).invite(uses: 1, days: nil),
        ]
        #expect(invites.allSatisfy { $0.join == nil }, "this server has no key of its own")
        _ = try await community.send(.post, .accounts, TestCommunity.account("mina", invite: invites[0].code))
        let open = try await root(community).invites()
        #expect(Set(open.map { [$0.left, $0.joined] }) == [[2, 1], [1, 0]])
        try await root(community).withdraw(invites[0].code.lowercased())
        let name = try #require(try await root(community).invites().first?.invite)
        try await root(community).withdraw(name)
        #expect(try await root(community).invites().isEmpty)
        await #expect(throws: OperatorProblem.noInvite(name)) { try await root(community).withdraw(name) }
        let late = TestCommunity.account("bela", invite: invites[0].code)
        #expect(try await community.send(.post, .accounts, late).code == .invite)
    }

    @Test func `an invitation of a server with a key is a link to join by`() async throws {
        let community = try await TestCommunity()
        let link = CommunityLink.text(place: "192.168.1.5:8420", invite: nil, digest: Data(repeating: 7, count: 32))
        try await community.api.database.write { try MetaTable(db: $0).setLink(link) }
        let invite = try await root(community).invite(uses: 1, days: 7)
        let read = try CommunityLink(try #require(invite.join))
        #expect(read.invite == invite.code && read.address.text == "https://192.168.1.5:8420")
    }

    @Test func `members are found by nickname, with counts and standing`() async throws {
        let community = try await TestCommunity()
        let (mina, carl) = (try await community.join("mina"), try await community.join("carl"))
        try await mina.does(.vote("up-1", MBTI.all[1], reason: nil), Self.review(1), Self.work(1))
        let all = try await root(community).members(like: "", limit: 10)
        #expect(all.map(\.name) == ["carl", "mina"])
        let found = try #require(try await root(community).members(like: "IN", limit: 10).first)
        #expect(found.votes == 1 && found.posts == 1 && found.works == 1)
        #expect(found.id == mina.member.id.rawValue && found.used == "2026-09-21" && found.invite != nil)
        try await root(community).suspend("MINA", days: nil)
        try await root(community).setModerator("carl", true)
        let standing = try await root(community).members(like: "", limit: 10)
        #expect(standing.map(\.suspended) == [false, true] && standing.map(\.moderates) == [true, false])
        #expect(try await carl.read(OwnMember.self, .me).moderates == true)
    }

    @Test func `a member can be renamed, and the audit names members by id`() async throws {
        let community = try await TestCommunity()
        let mina = try await community.join("mina")
        _ = try await community.join("carl")
        try await root(community).rename("mina", to: "Minerva")
        #expect(try await mina.read(OwnMember.self, .me).nickname == "Minerva")
        await #expect(throws: OperatorProblem.takenNickname("CARL")) {
            try await root(community).rename("Minerva", to: "CARL")
        }
        await #expect(throws: OperatorProblem.badNickname("no good")) {
            try await root(community).rename("Minerva", to: "no good")
        }
        try await root(community).remove("Minerva", votes: .remove)
        let audit = try await root(community).audit(limit: 10)
        #expect(audit.map(\.action) == ["remove", "rename"])
        #expect(audit.allSatisfy { $0.subject == mina.member.id.rawValue })
    }

    @Test func `a new account on an open server has quotas except for votes and wishes`() async throws {
        let community = try await TestCommunity(registration: "open", holds: true)
        let spammer = try await newcomer("spammer", community)
        let posts = try await spammer.does(contentsOf: (1...30).map(Self.review))
        #expect(posts.outcomes.count { $0.code?.value == .full } == 10)
        let works = try await spammer.does(contentsOf: (1...5).map { Self.work($0) })
        #expect(works.outcomes.count { $0.code?.value == .full } == 2)
        let votes = try await spammer.does(
            contentsOf: ["up-1", "up-2", "heat-1"].map { .vote($0, MBTI.all[1], reason: nil) } + [.wish("up", true)])
        #expect(votes.outcomes.allSatisfy { $0.state.value == .done })
        // Existing content may be changed, and after a week the quotas end.
        #expect(try await spammer.does(Self.work(1)).outcomes.first?.state.value == .done)
        community.clock.advance(days: 7)
        #expect(try await spammer.does(Self.review(99)).outcomes.first?.state.value == .done)
    }

    @Test func `posts and works brought when joining count against the rate`() async throws {
        let community = try await TestCommunity(registration: "open", keepsRates: true, holds: true)
        let spammer = try await newcomer("spammer", community)
        let works = try await spammer.does(contentsOf: (1...10).map { Self.work($0) })
        #expect(works.outcomes.count == 6 && works.retryAfter != nil)
    }

    @Test func `two commands undo a spammer`() async throws {
        let community = try await TestCommunity()
        let (spammer, mina) = (try await community.join("spammer"), try await community.join("mina"))
        _ = try await spammer.does(contentsOf: (1...60).map(Self.review))
        _ = try await spammer.does(contentsOf: (1...20).map { Self.work($0) })
        try await mina.does(.vote("spam-1-1", MBTI.all[1], reason: nil))
        #expect(try await root(community).hideAll(of: "spammer", why: .promotion) == 60)
        #expect(try await root(community).unpublishAll(of: "spammer") == 20)
        let reviews = try await mina.read(PageAnswer<PostRow>.self, .characterReviews("up-1"))
        #expect(reviews.rows.isEmpty)
        let catalogue = try await mina.read(PageAnswer<CatalogueRow>.self, .catalogue)
        #expect(catalogue.rows.count == 20 && catalogue.rows.allSatisfy { $0.gone == true })
        #expect(try await mina.read(FoundAnswer.self, .search, [.query: "spam"]).works.isEmpty)
        #expect(try await mina.read(PageAnswer<ListRow>.self, .list(.popular)).rows.isEmpty)
        let own = try await spammer.read(ChangesAnswer.self, .changes).rows.compactMap(\.post)
        #expect(own.allSatisfy { $0.state.value == .hidden && $0.why == "promotion" })
        #expect(try await spammer.does(Self.work(1)).outcomes.first?.code?.value == .published)
        await #expect(throws: OperatorProblem.catalogueWork("up")) { try await root(community).unpublish("up") }
        #expect(try await root(community).recount() == 0)
    }

    @Test func `works of a removed spammer can be unpublished later or with the account`() async throws {
        let community = try await TestCommunity()
        let (mina, carl) = (try await community.join("mina"), try await community.join("carl"))
        for (name, number) in [("spammer", 1), ("another", 2)] {
            let spammer = try await community.join(name)
            try await spammer.does(Self.work(number))
        }
        try await mina.does(
            .wish("up", true), .wish("spam-1", true), .vote("spam-1-1", MBTI.all[1], reason: nil))
        #expect(try await root(community).remove("spammer", votes: .remove) == 1)
        #expect(try await root(community).remove("another", votes: .remove, unpublishes: true) == 0)
        let found = { try await mina.read(FoundAnswer.self, .search, [.query: "spam"]).works.count }
        #expect(try await found() == 1)
        try await root(community).unpublish("spam-1")
        #expect(try await found() == 0)
        // It also disappears from the pages of members who wished for it.
        let page = try await carl.read(MemberAnswer.self, .member(mina.member.id))
        #expect(page.wishes == 1 && page.votes == 0)
        let wishes = try await carl.read(PageAnswer<MemberWishRow>.self, .memberWishes(mina.member.id))
        #expect(wishes.rows.map(\.work.id) == ["up"])
        let votes = try await carl.read(PageAnswer<MemberVoteRow>.self, .memberVotes(mina.member.id))
        #expect(votes.rows.isEmpty)
        #expect(try await mina.does(Self.work(1)).outcomes.first?.code?.value == .published)
    }

    @Test func `only a moderator sees and handles reports`() async throws {
        let community = try await TestCommunity()
        let (spammer, mina) = (try await community.join("spammer"), try await community.join("mina"))
        let carl = try await community.join("carl")
        try await spammer.does(Self.work(1), Self.review(1))
        let report = WorkReportRequest(reason: .known(.promotion), text: "an advertisement")
        for member in [mina, carl, carl] {
            let answer = try await community.send(.post, .workReport("spam-1"), report, token: member.token)
            #expect(answer.status == 204)
        }
        #expect(try await community.send(.post, .workReport("spam-1"), report, token: spammer.token).code == .invalid)
        #expect(try await community.send(.post, .workReport("none"), report, token: mina.token).code == .notFound)
        #expect(try await root(community).reports().map(\.reporters) == [2])
        let post = String(repeating: "0", count: 31) + "1"
        let acts = [
            ModerationRequest(action: .known(.hide), id: post, reason: .known(.promotion)),
            ModerationRequest(action: .known(.unpublish), id: "spam-1"),
        ]
        for act in acts {
            #expect(try await community.send(.post, .reports, act, token: mina.token).code == .notFound)
        }
        #expect(try await mina.get(.reports).code == .notFound)
        try await root(community).setModerator("mina", true)
        let rows = try await mina.read(ReportsAnswer.self, .reports).rows
        #expect(rows.map(\.id) == ["spam-1"] && rows.first?.author == "spammer" && rows.first?.reporters == 2)
        for act in acts { #expect(try await community.send(.post, .reports, act, token: mina.token).status == 204) }
        #expect(try await carl.get(.review(post)).status == 404)
        #expect(try await carl.read(PageAnswer<CatalogueRow>.self, .catalogue).rows.allSatisfy { $0.gone == true })
        #expect(try await mina.read(ReportsAnswer.self, .reports).rows.isEmpty)
        let none = ModerationRequest(action: .known(.unpublish), id: "up")
        #expect(try await community.send(.post, .reports, none, token: mina.token).code == .notFound)
        let audit = try await root(community).audit(limit: 2)
        #expect(audit.map(\.action) == ["unpublish", "hide"])
        #expect(audit.allSatisfy { $0.actor == "moderator \(mina.member.id)" })
        try await root(community).setModerator("mina", false)
        #expect(try await mina.get(.reports).code == .notFound)
    }

    @Test func `unpublishing a spammer's work frees its entry of another catalogue`()
        async throws
    {
        let community = try await TestCommunity()
        let (spammer, mina) = (try await community.join("spammer"), try await community.join("mina"))
        try await spammer.does(Self.work(1, source: "anilist:123"))
        let again = Self.work(2, source: "anilist:123")
        #expect(try await mina.does(again).outcomes.first?.code?.value == .published)
        try await root(community).unpublish("spam-1")
        #expect(try await mina.does(again).outcomes.first?.state.value == .done)
    }

    @Test func `an export contains the member's works, characters, devices and work reports`()
        async throws
    {
        let community = try await TestCommunity()
        let (mina, carl) = (try await community.join("mina"), try await community.join("carl"))
        try await carl.does(Self.work(1))
        let kevin = PublishedCharacter(
            id: "kevin", name: LocalizedText(english: "Kevin", korean: "케빈"), lead: false)
        try await mina.does(Self.work(2), .cast("heat", [kevin]))
        let report = WorkReportRequest(reason: .known(.promotion), text: "an advertisement")
        _ = try await community.send(.post, .workReport("spam-1"), report, token: mina.token)
        let lines = String(decoding: try await mina.get(.export).body ?? Data(), as: UTF8.self)
        for part in [#""Spam 2""#, #""kevin""#, #""label":"laptop""#, "an advertisement"] {
            #expect(lines.contains(part), "\(part)")
        }
        #expect(!lines.contains("Spam 1"), "another's work is not theirs")
    }

    @Test func `an id that the catalogue takes over no longer belongs to a member`() async throws {
        let community = try await TestCommunity()
        let mina = try await community.join("mina")
        try await mina.does(Self.work(1))
        let bundled = CastWork(
            work: Work(id: "spam-1", title: LocalizedText(english: "Real", korean: "진짜"), kind: .film, year: 2026),
            cast: [WorkCharacter(id: "real-1", name: LocalizedText(english: "R", korean: "알"), guess: nil)])
        try await community.api.database.write { try CatalogueTable(db: $0).load(TestCommunity.works + [bundled]) }
        #expect(try await mina.does(Self.work(1)).outcomes.first?.code?.value == .published)
        #expect(try await mina.read(WorkAnswer.self, .work("spam-1")).work.title.english == "Real")
    }
}
