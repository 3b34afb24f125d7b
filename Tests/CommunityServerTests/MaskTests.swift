import CommunityProtocol
import Domain
import Foundation
import Testing

@testable import CommunityServer

/// No answer to a member contains the type of a character they have not dug.
@Suite(.everyStore) struct MaskTests {
    private static let secret = MBTI.all[15]

    /// A community in which all votes and guesses on a character are of a type that no member has.
    private func community(guests: Bool = false) async throws -> (TestCommunity, [TestMember]) {
        let community = try await TestCommunity(guests: guests)
        var members: [TestMember] = []
        for name in ["anna", "bela", "carl"] { members.append(try await community.join(name)) }
        for (place, member) in members.enumerated() {
            for work in TestCommunity.works {
                for character in work.cast {
                    try await member.does(.vote(character.id, Self.secret, reason: "clearly"))
                }
                try await member.does(.wish(work.work.id, true), .thumb(work.work.id, 1))
            }
            try await member.does(
                .post(
                    PostAction(
                        id: "\(place)" + String(repeating: "a", count: 31), kind: .known(.review), character: "up-1",
                        text: "A hidden ending.", spoiler: true)))
        }
        return (community, members)
    }

    private static let pages: [Endpoint] =
        [.server, .me, .devices, .changes, .inbox, .export, .catalogue, .search]
        + TestCommunity.works.flatMap { work -> [Endpoint] in
            [.work(work.work.id), .cast(work.work.id)]
                + work.cast.flatMap { [.character($0.id), .characterReviews($0.id), .result($0.id)] }
        } + CrowdList.allCases.map(Endpoint.list)

    @Test func `no answer reveals a type that its reader has not dug`() async throws {
        let (community, members) = try await community()
        let reader = try await community.join("mina")
        var masked = 0
        let others = members.flatMap { member -> [Endpoint] in
            let id = member.member.id
            return [.member(id), .memberVotes(id), .memberReviews(id), .memberWishes(id)]
        }
        for endpoint in Self.pages + others {
            for query: [QueryName: String] in [[:], [.reveal: "1"], [.query: "up", .kind: "animation"]] {
                // Asks for the lists of the secret type itself, the likeliest to reveal it.
                var whole = query
                whole[.type] = Self.secret.text
                let answer = try await reader.get(endpoint, whole)
                let text = String(decoding: answer.body ?? Data(), as: UTF8.self)
                #expect(!text.contains(Self.secret.text), "\(endpoint) \(text)")
                #expect(endpoint.name != "result" || answer.code == .masked, "\(endpoint)")
                if answer.code == .masked { masked += 1 }
            }
        }
        #expect(masked == 36)
        // The same scan finds the type once the viewer may see it.
        try await reader.does(.reveal("up-1"))
        let open = String(decoding: try await reader.get(.result("up-1")).body ?? Data(), as: UTF8.self)
        #expect(open.contains(Self.secret.text))
    }

    @Test func `a list by type counts undug characters by work and names none`() async throws {
        let (community, _) = try await community()
        let reader = try await community.join("mina")
        try await reader.does(.reveal("up-2"))
        for (list, count) in [(CrowdList.typed, [4, 3, 4]), (.led, [1, 1, 1])] {
            let page = try await reader.read(
                PageAnswer<ListRow>.self, .list(list), [.type: Self.secret.text])
            let named = page.rows.compactMap(\.character?.id)
            #expect(named == (list == .typed ? ["up-2"] : []))
            #expect(page.rows.filter { $0.character == nil }.map(\.count) == count)
            let text = String(decoding: try WireCoder.encode(page), as: UTF8.self)
            #expect(!text.contains("Up 1") && !text.contains("up-1"))
        }
    }

    @Test func `one vote files a character under its crowd type instead of the guess`() async throws {
        let community = try await TestCommunity()
        let reader = try await community.join("mina")
        func count(_ type: MBTI) async throws -> Int {
            try await reader.read(PageAnswer<ListRow>.self, .list(.typed), [.type: type.text]).rows
                .reduce(0) { $0 + ($1.character == nil ? $1.count : 1) }
        }
        #expect(try await count(Self.secret) == 9)
        try await reader.does(.vote("up-1", MBTI.all[0], reason: nil))
        #expect(try await count(Self.secret) == 8)
        #expect(try await count(MBTI.all[0]) == 1)
    }

    @Test func `a result is visible only after a vote, a reveal or by showing types`() async throws {
        let (community, _) = try await community()
        let reader = try await community.join("mina")
        func status() async throws -> Int { try await reader.get(.result("up-1")).status }
        #expect(try await status() == 403)
        try await reader.does(.reveal("up-1"))
        #expect(try await status() == 200)
        try await reader.does(.conceal("up-1"))
        #expect(try await status() == 403)
        try await reader.does(.vote("up-1", MBTI.all[0], reason: nil))
        #expect(try await status() == 200)
        try await reader.does(.unvote("up-1"))
        #expect(try await status() == 403)
        _ = try await community.send(.patch, .me, OwnMemberChange(showsTypes: true), token: reader.token)
        #expect(try await status() == 200)
    }

    @Test func `a guest reads on servers that allow guests, and must ask for covered content`() async throws {
        let (community, _) = try await community(guests: true)
        func ask(_ endpoint: Endpoint, reveal: Bool = false) async throws -> APIAnswer {
            try await community.send(.get, endpoint, query: reveal ? [.reveal: "1"] : [:])
        }
        #expect(try await ask(.result("up-1")).code == .masked)
        #expect(try await ask(.result("up-1"), reveal: true).status == 200)
        let covered = try await ask(.characterReviews("up-1")).decoded(PageAnswer<PostRow>.self)
        #expect(covered.rows.count == 3 && covered.rows.allSatisfy { $0.text == nil })
        let shown = try await ask(.characterReviews("up-1"), reveal: true).decoded(PageAnswer<PostRow>.self)
        #expect(shown.rows.allSatisfy { $0.text == "A hidden ending." })
        #expect(try await ask(.me).code == .token)
        let (closed, _) = try await self.community()
        #expect(try await closed.send(.get, .list(.popular)).code == .guest)
        #expect(try await closed.send(.get, .server).status == 200)
    }

    @Test func `a member can neither read nor change another's rows`() async throws {
        let (community, members) = try await community()
        let mina = try await community.join("mina")
        let owner = members[0]
        try await owner.does(.keyword(.word("private"), true), .hide(.post("ff"), true))
        let own: [Endpoint] = [.me, .devices, .changes, .inbox, .export]
        for endpoint in own {
            let text = String(decoding: try await mina.get(endpoint).body ?? Data(), as: UTF8.self)
            #expect(!text.contains("private") && !text.contains(owner.member.name))
        }
        let post = "0" + String(repeating: "a", count: 31)
        let answer = try await mina.does(
            .unpost(post),
            .post(
                PostAction(
                    id: post, kind: .known(.review), character: "up-1", text: "not mine", spoiler: false, base: 1)))
        #expect(answer.outcomes.map(\.code?.value) == [.notOwn, .notOwn])
        #expect(try await owner.read(PostRow.self, .review(post)).text == "A hidden ending.")
    }
}
