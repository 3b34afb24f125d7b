import CommunityProtocol
import Domain
import Foundation
import TestSupport
import Testing

@testable import CommunityServer

/// Compares the program's texts about privacy with the server's answers to other members.
struct PromiseTests {
    /// A text's words for an action, and the trace of that action in an answer.
    private typealias ActionText = (english: String, korean: String, trace: String)

    private static let seen: [ActionText] = [
        ("nickname", "닉네임", #""nickname":"mina""#), ("type and introduction", "유형, 소개", #""type":"ENTP""#),
        ("type and introduction", "소개", "Films at night"),
        ("which characters you dug and when", "누구를 언제 디그했는지", #""character":{"id":"up-2""#),
        ("your wish list", "찜한 작품", #""wishes":1"#), ("reviews", "리뷰", "A fine review."),
        ("comments", "댓글", "A fine comment."), ("works and characters you publish", "공개한 작품과 캐릭터", "Kevin"),
        ("your likes on their posts", "글에 좋아요를 누르면", #""kind":"like""#),
    ]
    private static let kept: [ActionText] = [
        ("which type you voted", "어떤 유형에 투표했는지", MBTI.all[2].text), ("your reasons", "그 이유", "because of him"),
        ("hide", "숨기", "m-00000000000000ff"), ("watch", "알림 단어", "watchword"), ("report", "신고", "an odd remark"),
    ]

    @Test(.everyStore) func `members receive exactly what the joining text promises`()
        async throws
    {
        let community = try await TestCommunity()
        let (mina, bela) = (
            try await community.join("mina", type: try MBTI(text: "ENTP")), try await community.join("bela")
        )
        let (review, comment, other) = (Self.id("a"), Self.id("b"), Self.id("c"))
        try await bela.does(.post(Self.review(other, "Of bela.")), .reveal("up-2"))
        _ = try await community.send(.patch, .me, OwnMemberChange(intro: "Films at night"), token: mina.token)
        try await mina.does(
            .vote("up-2", MBTI.all[2], reason: "because of him"), .wish("heat", true), .thumb("tangled", -1),
            .post(Self.review(review, "A fine review.")), .like(other, true),
            .post(
                PostAction(id: comment, kind: .known(.comment), review: review, text: "A fine comment.", spoiler: false)
            ),
            .cast(
                "heat",
                [PublishedCharacter(id: "k", name: LocalizedText(english: "Kevin", korean: "케빈"), lead: false)]),
            .hide(.member("m-00000000000000ff"), true), .keyword(.word("watchword"), true),
            .report(post: other, reason: .known(.other), text: "an odd remark"))
        let id = mina.member.id
        let pages: [Endpoint] =
            [
                .inbox, .catalogue, .search, .changes, .export, .member(id), .memberVotes(id), .memberReviews(id),
                .memberWishes(id), .review(review), .comments(review), .characterReviews("up-1"), .work("heat"),
                .work("tangled"), .character("up-2"),
            ] + CrowdList.allCases.map(Endpoint.list)
        var sent = ""
        for page in pages { sent += try await Self.text(bela.get(page, [.type: MBTI.all[2].text])) }
        #expect(Self.seen.map(\.trace).filter { !sent.contains($0) } == [])
        #expect(Self.kept.map(\.trace).filter { sent.contains($0) } == [])
        // A result counts the vote without naming the voter.
        let result = try await bela.result("up-2")
        #expect(result.votes == 1 && result.mine == nil)
        #expect(!(try await Self.text(bela.get(.result("up-2")))).contains("because"))
        // The member's own devices receive everything.
        let own = try await Self.text(mina.get(.changes)) + Self.text(mina.get(.export))
        #expect(Self.kept.map(\.trace).filter { !own.contains($0) } == [])
    }

    @Test(arguments: Language.allCases)
    func `the texts of joining and voting say which data members see`(
        language: Language
    ) {
        let words = TestWords.words(language)
        func name(_ action: ActionText) -> String { language == .korean ? action.korean : action.english }
        for action in Self.seen { #expect(words["community.sees"].contains(name(action)), "\(action.english)") }
        for action in Self.kept { #expect(words["community.keeps"].contains(name(action)), "\(action.english)") }
        let form = words["dig.remark.community"]
        #expect(form.contains(language == .korean ? "어떤 유형에 왜 투표했는지" : "but not your reason, and your vote only if"))
    }

    private static func id(_ letter: String) -> String { String(repeating: letter, count: 32) }

    private static func review(_ id: String, _ text: String) -> PostAction {
        PostAction(id: id, kind: .known(.review), character: "up-1", text: text, spoiler: false)
    }

    private static func text(_ answer: APIAnswer) -> String { String(decoding: answer.body ?? Data(), as: UTF8.self) }
}
