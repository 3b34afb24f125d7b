import Domain
import TestSupport
import Testing

@testable import FeatureKit

/// All texts about communities exist in both languages.
struct CommunityTextTests {
    private static let problems: [CommunityProblem] =
        [
            .offline, .switchedOff, .proxy(ProxyProblem("x", .refused(status: 407))), .timedOut, .insecure, .otherKey,
            .otherCommunity, .redirected(from: "x", to: "y"),
            .notACommunity,
            .programTooOld(needed: "2"),
            .programTooOld(needed: nil), .communityTooOld, .closed, .inviteNeeded, .inviteInvalid, .nameTaken,
            .nicknameTaken, .wrongCredentials, .busy(seconds: 3), .busy(seconds: 716), .busy(seconds: 1),
            .busy(seconds: nil), .removed,
            .suspended, .signedOut, .notFound, .invalid(field: "x"), .invalid(field: "work"), .outOfOrder(status: 500),
            .unreadable(at: "x"),
            .tooLarge, .isDemo, .alreadyMember, .notMember, .full, .tokenFile(path: "f"), .other("x"),
            .olderCopy, .putBack,
        ] + refusals.map { .refused($0) }
    /// The refusal codes of servers, and one of a later version.
    private static let refusals = [
        "malformed", "method", "id-taken", "terms", "masked", "too-early", "changed", "cursor", "too-large", "store",
        "failure", "later-word", CommunityProblem.moderatorsOnly,
    ]
    private static let finalRefusals = [
        "invalid", "unknown-kind", "unknown-subject", "gone", "not-own", "full", "published", "in-use", "later-word",
    ]
    private static let addresses: [CommunityAddressProblem] = [
        .empty, .noScheme, .scheme("x"), .credentials, .insecure(host: "x"), .extra, .malformed,
    ]
    private static let standings: [CommunityStanding] = [
        .suspended, .paused, .asking(lost: 1), .asking(lost: 2), .outdated, .renumbered, .putBack, .signedOut,
        .removed,
    ]
    private static let notices: [CommunityNotice] =
        ([
            .votedElsewhere(MBTI.all[0], device: "x"), .votedElsewhere(MBTI.all[0], device: nil), .becameDraft("x"),
            .reviewGone("x"),
            .hidden(post: "p", why: "x"), .hidden(post: "p", why: nil),
        ] + finalRefusals.map { .refused($0) }).map { CommunityNotice(id: 1, kind: $0, character: "howl", at: 0) }

    @Test(arguments: Language.allCases)
    func `a report of one's own work is refused without naming a field`(language: Language) {
        let text = CommunityText.problem(.invalid(field: "work"), TestWords.words(language))
        #expect(!text.contains("work.") && text != TestWords.words(language)("community.problem.invalid", "work"))
    }

    private func texts(_ strings: Strings) -> [String] {
        Self.problems.map { CommunityText.problem($0, strings) }
            + Self.addresses.map { CommunityText.problem($0, strings) }
            + Self.standings.compactMap { CommunityText.standing($0, strings) }
            + Self.standings.compactMap { CommunityText.sign($0, strings) }
            + Self.notices.map { CommunityText.notice($0, strings) }
            + CommunityRegistration.allCases.map { CommunityText.registration($0, strings) }
    }

    @Test(arguments: Language.allCases)
    func `every text is in the language of the program, without codes`(language: Language) {
        let texts = texts(TestWords.words(language))
        for text in texts {
            #expect(!text.isEmpty && !text.hasPrefix("community.") && !text.contains("%"), "\(text)")
            let isKorean = text.unicodeScalars.contains { (0xac00...0xd7a3).contains($0.value) }
            #expect(isKorean == (language == .korean), "\(text)")
        }
        for code in Self.refusals + Self.finalRefusals where code.contains("-") || code == "malformed" {
            #expect(!texts.contains { $0.contains(code) }, "\(code) is for programs")
        }
    }

    @Test func `the reason for unsent actions is the member's standing, else a missing answer`() {
        func unsent(_ standing: CommunityStanding, waiting: Int = 1, forSubject: Int = 0) -> String? {
            let status = CommunityStatus(
                membership: ScriptedCommunity.membership, standing: standing, waiting: waiting,
                waitingForSubject: forSubject)
            return CommunityText.unsent(status, TestWords.english)
        }
        #expect(unsent(.active) == TestWords.english["shell.community.kept"])
        for standing in Self.standings {
            #expect(unsent(standing) == CommunityText.standing(standing, TestWords.english))
        }
        #expect(unsent(.active, waiting: 0) == nil && unsent(.active, forSubject: 1) == nil)
    }

    private static let ages: [(age: Int64?, text: String)] = [
        (nil, "not loaded yet"), (0, "as of 13:46"),
        (59, "as of 13:45"), (60, "as of 1 min ago"),
        (3 * 3_600, "as of 3 h ago"),
    ]

    @Test(arguments: ages)
    func `numbers from a server show their age`(age: Int64?, text: String) {
        let origin = CrowdOrigin(community: "Club", people: 12, askedAt: age.map { 1_000_000 - $0 })
        #expect(CrowdText.age(origin, now: 1_000_000, FixedLocalTime(), TestWords.english) == text)
        #expect(
            CrowdText.people(origin, votes: 12, here: 3, now: 1_000_000, FixedLocalTime(), TestWords.english)
                == "of 12 people · \(text)")
        #expect(
            CrowdText.people(nil, votes: 2, here: 3, now: 1_000_000, FixedLocalTime(), TestWords.english)
                == "of 3 people here")
        #expect(
            CrowdText.people(nil, votes: 1, here: 1, now: 0, FixedLocalTime(), TestWords.english) == "one person so far"
        )
    }

    @Test func `votes of members who left are not attributed to the present ones`() {
        let origin = CrowdOrigin(community: "Club", people: 4, askedAt: 0)
        #expect(
            CrowdText.people(origin, votes: 4, here: 3, now: 0, FixedLocalTime(), TestWords.english)
                == "of 4 people · as of 00:00")
        #expect(
            CrowdText.people(origin, votes: 5, here: 3, now: 0, FixedLocalTime(), TestWords.english)
                == "4 people now · as of 00:00"
        )
        #expect(
            CrowdText.people(origin, votes: 5, here: 3, now: 0, FixedLocalTime(), TestWords.korean).hasPrefix("지금은 4명"))
    }

    @Test func `in Korean an age of three hours is given in hours`() {
        let origin = CrowdOrigin(community: "Club", people: nil, askedAt: 0)
        #expect(
            CrowdText.people(origin, votes: 12, here: 3, now: 3 * 3_600, FixedLocalTime(), TestWords.korean)
                == "3시간 전 기준")
    }
}
