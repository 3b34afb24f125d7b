import CommunityProtocol
import Domain
import Foundation
import Testing

@testable import CommunityServer

/// An operator merges a work that is in the catalogue twice.
@Suite struct MergeTests {
    /// A second *Up*: two characters have names of the first one's cast, one does not.
    private static let again = CastWork(
        work: Work(
            id: "up-again", title: LocalizedText(english: "Up!", korean: "업!"), kind: .animation, year: 2_009),
        cast: [
            WorkCharacter(id: "again-1", name: LocalizedText(english: "UP 1", korean: "칼"), isLead: true),
            WorkCharacter(
                id: "again-2", name: LocalizedText(english: "Russell", korean: "러셀"), otherNames: ["Up 2"],
                isLead: false),
            WorkCharacter(id: "again-3", name: LocalizedText(english: "Kevin", korean: "케빈"), isLead: false),
        ])

    private func community() async throws -> TestCommunity {
        try await TestCommunity(works: TestCommunity.works + [Self.again])
    }

    private func operators(_ community: TestCommunity) -> CommunityOperator {
        CommunityOperator(database: community.api.database, clock: community.clock, name: "root")
    }

    private func types(_ reader: TestMember, _ character: Identifier<WorkCharacter>) async throws -> [MBTI: Int] {
        try await reader.result(character).cells.reduce(into: [:]) { $0[$1.type, default: 0] += $1.n }
    }

    @Test(.everyStore) func `duplicates of two members are found until they are merged`()
        async throws
    {
        let community = try await community()
        let (mina, carl) = (try await community.join("mina"), try await community.join("carl"))
        func publish(
            _ id: String, _ english: String, _ korean: String, _ kind: WorkKind, _ year: Int, _ member: TestMember
        ) async throws {
            let facts = WorkFactsRow(
                id: Identifier(id), title: LocalizedText(english: english, korean: korean), kind: .known(kind),
                year: year, genres: [], synopsis: LocalizedText(both: ""))
            let ann = PublishedCharacter(
                id: Identifier("\(id)-ann"), name: LocalizedText(english: "Ann", korean: "앤"), lead: true)
            let answer = try await member.does(.publish(PublishedWork(work: facts, cast: [ann])))
            #expect(answer.outcomes.map(\.state.value) == [.done])
        }
        try await publish("ferry-m", "Garden Ferry", "정원의 나룻배", .film, 1999, mina)
        try await publish("ferry-c", "Ferry of the Garden", "정원의 나룻배", .film, 2000, carl)
        try await publish("ferry-drawn", "Garden Ferry", "나룻배", .animation, 1999, carl)
        try await publish("ferry-new", "Garden Ferry", "새 나룻배", .film, 2019, carl)
        try await publish("heat-c", "HEAT", "히트", .film, 2002, carl)
        let operators = operators(community)
        let found = try await operators.duplicates()
        #expect(found.map { [$0.from, $0.into] } == [["ferry-c", "ferry-m"], ["heat-c", "heat"]])
        #expect(found.first?.titles == ["Ferry of the Garden (2000)", "Garden Ferry (1999)"])
        for pair in found { _ = try await operators.mergeWork(pair.from, into: pair.into) }
        #expect(try await operators.duplicates().isEmpty)
    }

    @Test(.everyStore) func `a merge combines votes and keeps the newer of two`() async throws {
        let community = try await community()
        let members = try await ["mina", "carl", "ellie", "fritz"].asyncMap { try await community.join($0) }
        let (mina, carl, ellie, fritz) = (members[0], members[1], members[2], members[3])
        try await mina.does(.vote("up-1", MBTI.all[1], reason: "old"))
        try await carl.does(.vote("again-1", MBTI.all[2], reason: "older"))
        community.clock.advance(seconds: 60)
        try await mina.does(.vote("again-1", MBTI.all[3], reason: "new"), .vote("again-3", MBTI.all[4], reason: nil))
        try await carl.does(.vote("up-1", MBTI.all[5], reason: "newer"))
        try await ellie.does(.vote("again-1", MBTI.all[6], reason: nil))
        try await fritz.does(.vote("again-1", MBTI.all[7], reason: nil))
        let leave = LeaveRequest(password: TestCommunity.password, votes: .known(.keep))
        #expect(try await community.send(.delete, .me, leave, token: fritz.token).status == 204)
        try await operators(community).suspend("ellie", days: nil)

        let merged = try await operators(community).mergeWork("up-again", into: "up")
        #expect(merged.joined == 2 && merged.moved == 1)
        #expect(try await types(mina, "up-1") == [MBTI.all[3]: 1, MBTI.all[5]: 1, MBTI.all[7]: 1])
        #expect(try await mina.result("up-1").months.reduce(0) { $0 + $1.n } == 3)
        #expect(try await types(mina, "again-3") == [MBTI.all[4]: 1])
        #expect(try await operators(community).recount() == 0)
        try await operators(community).lift("ellie")
        #expect(try await mina.result("up-1").votes == 4)
        #expect(try await operators(community).recount() == 0)
        #expect(try await types(mina, "up-1")[MBTI.all[6]] == 1)

        // Each member's devices pull the merged state of their own rows.
        let changes = try await mina.read(ChangesAnswer.self, .changes).rows.map(\.action)
        #expect(changes.contains(.unvote("again-1")) && changes.contains(.vote("up-1", MBTI.all[3], reason: "new")))
        let carls = try await carl.read(ChangesAnswer.self, .changes).rows.map(\.action)
        #expect(carls.contains(.unvote("again-1")) && carls.contains(.vote("up-1", MBTI.all[5], reason: "newer")))
        let popular = try await mina.read(PageAnswer<ListRow>.self, .list(.popular)).rows
        #expect(popular.map { $0.character?.id } == ["up-1", "again-3"] && popular.map(\.count) == [4, 1])
        #expect(popular.map(\.work.id) == ["up", "up"])
    }

    @Test(.everyStore) func `a merge combines wishes and thumbs`() async throws {
        let community = try await community()
        let members = try await ["mina", "carl", "ellie", "fritz"].asyncMap { try await community.join($0) }
        let (mina, carl, ellie, fritz) = (members[0], members[1], members[2], members[3])
        try await mina.does(.wish("up", true), .thumb("up", 1))
        try await ellie.does(.wish("up-again", true), .thumb("up-again", 1))
        community.clock.advance(seconds: 60)
        try await mina.does(.wish("up-again", true), .thumb("up-again", -1))
        try await carl.does(.wish("up-again", true))
        try await fritz.does(.wish("up-again", true), .thumb("up-again", -1))
        let leave = LeaveRequest(password: TestCommunity.password, votes: .known(.keep))
        #expect(try await community.send(.delete, .me, leave, token: fritz.token).status == 204)
        try await operators(community).suspend("ellie", days: nil)
        func mood() async throws -> [Int] {
            let mood = try await mina.read(WorkAnswer.self, .work("up")).mood.first
            return [mood?.wishes ?? 0, mood?.likes ?? 0, mood?.dislikes ?? 0]
        }
        #expect(try await mood() == [1, 1, 0])
        _ = try await operators(community).mergeWork("up-again", into: "up")
        #expect(try await mood() == [3, 0, 2])
        #expect(try await operators(community).recount() == 0)
        try await operators(community).lift("ellie")
        #expect(try await mood() == [4, 1, 2])
        #expect(try await operators(community).recount() == 0)
        let changes = try await mina.read(ChangesAnswer.self, .changes).rows.map(\.action)
        #expect(changes.contains(.thumb("up", -1)) && changes.contains(.thumb("up-again", 0)))
    }

    @Test(.everyStore) func `a merge moves reviews, reveals and watched entries, and old ids still lead on`()
        async throws
    {
        let community = try await community()
        let (mina, carl) = (try await community.join("mina"), try await community.join("carl"))
        let (review, comment) = (String(repeating: "a", count: 32), String(repeating: "b", count: 32))
        try await mina.does(
            .post(
                PostAction(
                    id: review, kind: .known(.review), character: "again-1", text: "A whole life in four minutes.",
                    spoiler: false)),
            .reveal("again-2"),
            .watched(WatchedAction(id: "w1", work: "up-again", day: "2026-11-22", rating: 9, on: true)))
        try await carl.does(
            .post(PostAction(id: comment, kind: .known(.comment), review: review, text: "Yes, that.", spoiler: false)),
            .like(review, true))
        _ = try await operators(community).mergeWork("up-again", into: "up")

        let reviews = try await mina.read(PageAnswer<PostRow>.self, .characterReviews("up-1")).rows
        #expect(reviews.map(\.id) == [review] && reviews.first?.comments == 1 && reviews.first?.likes == 1)
        let changes = try await mina.read(ChangesAnswer.self, .changes).rows.map(\.action)
        #expect(changes.contains(.reveal("up-2")) && changes.contains(.conceal("again-2")))
        #expect(
            changes.contains(
                .watched(WatchedAction(id: "w1", work: "up", day: "2026-11-22", rating: 9, on: true))))
        #expect(
            changes.contains {
                guard case .post(let entry) = $0 else { return false }
                return entry.id == review && entry.character == "up-1"
            })
        #expect(try await mina.get(.result("up-2")).status == 200)

        // A terminal that does not know of the merge yet.
        try await carl.does(.vote("again-1", MBTI.all[3], reason: nil), .wish("up-again", true))
        for id in ["up-1", "again-1"] as [Identifier<WorkCharacter>] {
            #expect(try await carl.result(id).votes == 1, "\(id)")
        }
        let work = try await carl.read(WorkAnswer.self, .work("up-again"))
        #expect(work.work.id == "up" && work.cast.count == 5 && work.mood.first?.wishes == 1)
        #expect(try await operators(community).recount() == 0)
        let rows = try await carl.read(PageAnswer<CatalogueRow>.self, .catalogue).rows
        #expect(rows.map(\.work.id) == ["up-again", "up"] && rows.map(\.gone) == [true, nil])
        #expect(rows.last?.cast.map(\.id.rawValue).contains("again-3") == true)
        #expect(try await carl.read(FoundAnswer.self, .search, [.query: "up"]).works.map(\.id) == ["up"])

        // Works merged into the second are now part of the third.
        _ = try await operators(community).mergeWork("up", into: "heat")
        #expect(try await carl.result("again-1").votes == 1)
        #expect(try await carl.read(WorkAnswer.self, .work("up-again")).work.id == "heat")
        #expect(try await operators(community).recount() == 0)
    }

    @Test(.everyStore) func `an impossible merge is refused and not audited`() async throws {
        let community = try await community()
        let root = operators(community)
        await #expect(throws: OperatorProblem.sameWork("up")) { try await root.mergeWork("up", into: "up") }
        await #expect(throws: OperatorProblem.noWork("none")) { try await root.mergeWork("up", into: "none") }
        _ = try await community.join("mina")
        try await community.api.database.write {
            _ = try $0.execute("UPDATE work SET publisher = (SELECT min(no) FROM member) WHERE id = 'up-again'")
        }
        await #expect(throws: OperatorProblem.membersWork("up-again", catalogueWork: "up")) {
            try await root.mergeWork("up", into: "up-again")
        }
        #expect(try await root.audit(limit: 10).isEmpty)
        _ = try await root.mergeWork("up-again", into: "up")
        await #expect(throws: OperatorProblem.noWork("up-again")) { try await root.mergeWork("up-again", into: "up") }
        #expect(
            try await root.audit(limit: 10).map { [$0.action, $0.subject] } == [["merge-work", "up-again up"]])
    }
}

extension Sequence {
    fileprivate func asyncMap<Value>(_ body: (Element) async throws -> Value) async rethrows -> [Value] {
        var values: [Value] = []
        for element in self { values.append(try await body(element)) }
        return values
    }
}
