import CommunityProtocol
import Domain
import Foundation
import Testing

@testable import CommunityServer

@Suite(.everyStore) struct PostTests {
    private static func id(_ digit: String) -> String { String(repeating: digit, count: 32) }

    private static func review(_ digit: String, _ text: String = "Very good.", base: Int? = nil) -> MemberAction {
        .post(
            PostAction(
                id: id(digit), kind: .known(.review), character: "up-1", text: text, spoiler: false, base: base))
    }

    private static func comment(_ digit: String, on review: String, _ text: String = "I agree.") -> MemberAction {
        .post(PostAction(id: id(digit), kind: .known(.comment), review: id(review), text: text, spoiler: false))
    }

    @Test func `a comment may follow its review in one batch, and both are counted`() async throws {
        let community = try await TestCommunity()
        let (mina, carl) = (try await community.join("mina"), try await community.join("carl"))
        let answer = try await mina.does(Self.review("a"), Self.comment("b", on: "a"))
        #expect(answer.outcomes.map(\.state.value) == [.done, .done])
        try await carl.does(.like(Self.id("a"), true), .view(Self.id("a")), .view(Self.id("a")))
        try await mina.does(.view(Self.id("a")))
        let row = try await carl.read(PostRow.self, .review(Self.id("a")))
        #expect(row.likes == 1 && row.comments == 1 && row.views == 1 && row.liked && !row.mine)
        let comments = try await carl.read(PageAnswer<PostRow>.self, .comments(Self.id("a")))
        #expect(comments.rows.map(\.text) == ["I agree."])
        try await carl.does(.report(post: Self.id("a"), reason: .known(.spoiler), text: "told"))
        let export = String(decoding: try await carl.get(.export).body ?? Data(), as: UTF8.self)
        for part in [#""kind":"like""#, #""kind":"report""#, #""text":"told""#, #""kind":"view""#, #""name":"carl""#] {
            #expect(export.contains(part), "\(part)")
        }
        #expect(String(decoding: try await mina.get(.export).body ?? Data(), as: UTF8.self).contains(#""actors""#))
        try await carl.does(.like(Self.id("a"), false))
        #expect(try await carl.read(PostRow.self, .review(Self.id("a"))).likes == 0)
        let character = try await carl.read(CharacterAnswer.self, .character("up-1"))
        #expect(character.character.reviews == 1)
    }

    @Test func `a hidden comment leaves the count once, however it is then removed`() async throws {
        let community = try await TestCommunity()
        let (mina, carl) = (try await community.join("mina"), try await community.join("carl"))
        try await mina.does(Self.review("a"))
        try await carl.does(
            Self.comment("b", on: "a"), Self.comment("c", on: "a"), Self.comment("d", on: "a", "And more."))
        let operators = CommunityOperator(database: community.api.database, clock: community.clock, name: "root")
        for comment in ["b", "c"] { try await operators.hide(Self.id(comment), why: .other) }
        #expect(try await mina.read(PostRow.self, .review(Self.id("a"))).comments == 1)
        try await carl.does(.unpost(Self.id("b")))
        #expect(try await mina.read(PostRow.self, .review(Self.id("a"))).comments == 1)
        try await mina.does(Self.comment("e", on: "a"))
        try await operators.remove("carl", votes: .remove)
        #expect(try await mina.read(PostRow.self, .review(Self.id("a"))).comments == 1)
    }

    @Test func `an edit makes a new version, and a deletion removes the comments, too`() async throws {
        let community = try await TestCommunity()
        let (mina, carl) = (try await community.join("mina"), try await community.join("carl"))
        try await mina.does(Self.review("a"))
        try await carl.does(Self.comment("b", on: "a"))
        let edited = try await mina.does(Self.review("a", "Even better.", base: 1))
        #expect(edited.outcomes.first?.row?.post?.version == 2)
        try await mina.does(.unpost(Self.id("a")))
        #expect(try await carl.get(.review(Self.id("a"))).status == 404)
        let changes = try await carl.read(ChangesAnswer.self, .changes)
        #expect(changes.rows.map(\.action) == [.unpost(Self.id("b"))])
        let late = try await carl.does(Self.comment("c", on: "a"), .like(Self.id("a"), true))
        #expect(late.outcomes.map(\.code?.value) == [.gone, .gone])
        let again = try await mina.does(Self.review("a", "Back again.", base: 2))
        #expect(again.outcomes.map(\.code?.value) == [.gone])
    }

    @Test(arguments: [
        "ab", " a\u{202E}b ", String(repeating: "a", count: 501),
        String(repeating: "a" + String(repeating: "\u{301}", count: 40), count: 200),
    ])
    func `a text that breaks the rules of its kind is refused`(text: String) async throws {
        let community = try await TestCommunity()
        let mina = try await community.join("mina")
        let answer = try await mina.does(Self.review("a", text), Self.review("b", "abc"))
        #expect(answer.outcomes.map(\.code?.value) == [.invalid, nil])
    }

    @Test func `hostile texts are stored as text`() async throws {
        let community = try await TestCommunity()
        let mina = try await community.join("mina")
        let text = "'); DROP TABLE vote; -- \u{1B}[2J\u{202E} %_\\ ?"
        try await mina.does(Self.review("a", text), .vote("up-1", MBTI.all[0], reason: text))
        #expect(
            try await mina.read(PostRow.self, .review(Self.id("a"))).text == "'); DROP TABLE vote; -- [2J %_\\ ?")
        #expect(try await mina.result("up-1").votes == 1)
        for query in ["%", "_", "'", "\\", "'); DROP TABLE vote; --"] {
            #expect(try await mina.get(.search, [.query: query]).status == 200)
        }
        #expect(try await mina.read(FoundAnswer.self, .search, [.query: "%"]).members.isEmpty)
    }

    @Test func `reviews page by date, likes and views without duplicates`() async throws {
        let community = try await TestCommunity()
        let (mina, carl) = (try await community.join("mina"), try await community.join("carl"))
        let ids = (0..<120).map { number in
            let digits = String(number, radix: 16)
            return String(repeating: "0", count: 32 - digits.count) + digits
        }
        for start in stride(from: 0, to: 120, by: 60) {
            let actions: [MemberAction] = ids[start..<start + 60].map {
                .post(PostAction(id: $0, kind: .known(.review), character: "up-1", text: "Good.", spoiler: false))
            }
            _ = try await mina.does(contentsOf: actions)
        }
        try await carl.does(.like(ids[7], true), .view(ids[9]))
        for (order, first) in [("newest", ids[119]), ("liked", ids[7]), ("viewed", ids[9])] {
            var seen: [String] = []
            var mark: String?
            repeat {
                let page = try await carl.read(
                    PageAnswer<PostRow>.self, .characterReviews("up-1"),
                    [.order: order, .after: mark].compactMapValues { $0 })
                seen += page.rows.map(\.id)
                mark = page.next
            } while mark != nil
            #expect(seen.first == first && seen.count == 120 && Set(seen) == Set(ids))
        }
    }

    @Test func `an author is notified once per post of comments and likes, unless muted`() async throws {
        let community = try await TestCommunity()
        let mina = try await community.join("mina")
        try await mina.does(Self.review("a"))
        var others: [TestMember] = []
        for name in ["anna", "bela", "carl", "dora"] {
            others.append(try await community.join(name))
            community.clock.advance(seconds: 1)
            try await others.last?.does(.like(Self.id("a"), true))
        }
        try await others[0].does(Self.comment("b", on: "a"))
        var inbox = try await mina.read(InboxAnswer.self, .inbox)
        #expect(inbox.unread == 2 && inbox.items.map(\.kind.value) == [.comment, .like])
        #expect(inbox.items.last?.count == 4)
        #expect(inbox.items.last?.actors.map(\.nickname) == ["dora", "carl", "bela"])
        #expect(inbox.items.last?.post == Self.id("a") && inbox.items.last?.character?.id == "up-1")
        try await mina.does(.read(ReadAction(upTo: inbox.items.first?.no, read: true)), .mute(.known(.like), true))
        try await others[1].does(.like(Self.id("a"), false))
        inbox = try await mina.read(InboxAnswer.self, .inbox)
        #expect(inbox.unread == 0 && inbox.items.last?.count == 3)
        try await mina.does(.mute(.known(.comment), true))
        try await others[2].does(Self.comment("c", on: "a"))
        inbox = try await mina.read(InboxAnswer.self, .inbox)
        #expect(inbox.unread == 0)
    }

    @Test func `a reader no longer sees posts and members they hid`() async throws {
        let community = try await TestCommunity()
        let (mina, carl) = (try await community.join("mina"), try await community.join("carl"))
        try await carl.does(Self.review("a"), Self.review("b"))
        try await mina.does(.hide(.post(Self.id("a")), true))
        func seen() async throws -> [String] {
            try await mina.read(PageAnswer<PostRow>.self, .characterReviews("up-1")).rows.map(\.id)
        }
        #expect(try await seen() == [Self.id("b")])
        try await mina.does(.hide(.member(carl.member.id), true))
        #expect(try await seen() == [])
        try await mina.does(.hide(.member(carl.member.id), false), .hide(.post(Self.id("a")), false))
        #expect(try await seen().count == 2)
    }

    @Test func `five reports hide a post in a community of twenty until an operator decides`() async throws {
        let community = try await TestCommunity()
        let author = try await community.join("author")
        try await author.does(Self.review("a", "Buy now."))
        var members: [TestMember] = []
        for number in 0..<19 { members.append(try await community.join("member\(number)")) }
        for member in members.prefix(4) {
            try await member.does(
                .report(post: Self.id("a"), reason: .known(.promotion), text: nil),
                .report(post: Self.id("a"), reason: .known(.other), text: "again"))
        }
        #expect(try await members[9].get(.review(Self.id("a"))).status == 200)
        try await members[4].does(.report(post: Self.id("a"), reason: .known(.promotion), text: nil))
        #expect(try await members[9].get(.review(Self.id("a"))).status == 404)
        let own = try await author.read(PostRow.self, .review(Self.id("a")))
        #expect(own.state.value == .reported && own.why == "promotion" && own.text == "Buy now.")
        let operators = CommunityOperator(database: community.api.database, clock: community.clock, name: "root")
        let reports = try await operators.reports()
        #expect(reports.map(\.reporters) == [5] && reports.first?.reasons == ["promotion"])
        try await operators.show(Self.id("a"))
        #expect(try await operators.reports().isEmpty)
        #expect(try await members[9].get(.review(Self.id("a"))).status == 200)
        try await operators.hide(Self.id("a"), why: .promotion)
        #expect(try await members[9].get(.review(Self.id("a"))).status == 404)
        let change = try await author.read(ChangesAnswer.self, .changes).rows.last
        #expect(change?.post?.state.value == .hidden && change?.post?.why == "promotion")
    }
}
