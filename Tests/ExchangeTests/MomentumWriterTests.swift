import Domain
import Exchange
import TestSupport
import Testing

struct MomentumWriterTests {
    private func record() async throws -> MomentumRecord {
        let community = InMemoryCommunity()
        let me = Author(Profile.localID, type: try MBTI(text: "INFJ"))
        try await community.vote(
            Ballot("holmes", MBTI(text: "INTP"), reason: "thinks, then \"speaks\""), by: me, at: 1_795_257_600)
        try await community.setWished(true, "metropolis", by: me, at: 2)
        try await community.add(
            Watching(
                work: "felix", watchedAt: 3, rating: Rating(4.5), note: "*", drink: "negroni", isRewatch: true),
            of: me.id)
        try await community.add(Watching(work: "felix", watchedAt: WatchedDate.unknown.stored), of: me.id)
        try await community.write(
            PostText("line one\nline two", as: .review), isSpoiler: true, about: "holmes", by: me, at: 4)
        return try await GatherMomentum(momentum: community, votes: community, marks: community)(me.id)
    }

    @Test func `JSON holds every vote, wish, film and review`() async throws {
        let text = MomentumWriter(language: .english).json(try await record())
        let value = try #require(ExchangeValue(json: text))
        guard case .list(let votes) = value["votes"], case .list(let reviews) = value["reviews"] else {
            Issue.record("\(text)")
            return
        }
        #expect(votes.first?["type"] == .text("INTP"))
        #expect(votes.first?["at"] == .text("2026-11-21T10:40:00Z"))
        #expect(reviews.first?["spoiler"] == .bool(true))
        guard case .list(let wished) = value["wished"], case .list(let watched) = value["watched"] else {
            Issue.record("\(text)")
            return
        }
        #expect(wished.map { $0["work"] } == [.text("metropolis")])
        #expect(wished.first?["at"] == .text("1970-01-01T00:00:02Z"), "a wish has its date")
        #expect(watched.map { $0["at"] } == [.text("1970-01-01T00:00:03Z"), .text("unknown")])
        #expect(watched.first?["rewatch"] == .bool(true))
        #expect(value["comments"] == .list([]))
    }

    @Test func `CSV quotes where needed, and Markdown omits empty sections`() async throws {
        let record = try await record()
        let csv = MomentumWriter(language: .korean).csv(record)
        #expect(csv.hasPrefix("kind,at,character,work,value,text,before,spoiler,drink,rewatch\r\n"))
        #expect(csv.contains("\"thinks, then \"\"speaks\"\"\""))
        #expect(csv.contains("셜록 홈스"))
        #expect(csv.contains("line two\",,yes,,\r\n"))
        #expect(csv.contains("*,,,negroni,yes\r\n"), "a film names its drink")
        #expect(csv.contains("wish,1970-01-01T00:00:02Z,,메트로폴리스,"))
        let markdown = MomentumWriter(language: .english).markdown(record)
        #expect(markdown.contains("## Votes") && !markdown.contains("## Comments"))
        #expect(markdown.contains("INTP · thinks, then") && markdown.contains("2026-11-21"))
        #expect(markdown.contains("spoiler"))
    }
}
