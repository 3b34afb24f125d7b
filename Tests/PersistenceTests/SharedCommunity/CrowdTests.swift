import CommunityProtocol
import CommunitySync
import Domain
import GRDB
import TestSupport
import Testing

@testable import Persistence

/// A member of a community on a server sees its numbers with their own present vote; others see those of this machine.
struct CrowdTests {
    static func answer(
        of character: Identifier<WorkCharacter>, _ cells: [(type: String, voter: String?, count: Int)],
        mine: (type: String, voter: String?)?
    ) throws -> ResultAnswer {
        ResultAnswer(
            character: character, votes: cells.reduce(0) { $0 + $1.count },
            cells: try cells.map {
                ResultCell(voter: try $0.voter.map { try MBTI(text: $0) }, type: try MBTI(text: $0.type), n: $0.count)
            }, months: [],
            mine: try mine.map {
                CountedVote(type: try MBTI(text: $0.type), voterType: try $0.voter.map { try MBTI(text: $0) }, at: 1)
            }, members: 12)
    }

    private func store(_ answer: ResultAnswer, _ world: SharedWorld) async throws {
        try await world.ledger.store(
            .result(answer), to: .result(answer.character), tag: "W/\"1\"", of: world.me.id, at: 300)
    }

    private func votes(_ world: SharedWorld, _ character: Identifier<WorkCharacter>) async throws -> [MBTI: Int] {
        let result = try await world.votes.result(of: character, for: Viewer(world.me.id))?.result
        return Dictionary(
            uniqueKeysWithValues: (result?.types ?? []).filter { $0.votes > 0 }.map { ($0.type, $0.votes) })
    }

    @Test func `before any answer a result is the member's own vote`() async throws {
        let world = try await SharedWorld()
        try await world.vote("holmes", "INFP")
        #expect(try await votes(world, "holmes") == [try MBTI(text: "INFP"): 1])
    }

    @Test func `a vote count from a list does not hide the member's own vote`() async throws {
        let world = try await SharedWorld()
        try await world.vote("holmes", "INFP")
        let name = LocalizedText(english: "Sherlock Holmes", korean: "셜록 홈스")
        try await world.ledger.store(
            .character(
                CharacterAnswer(
                    character: CharacterRow(
                        id: "holmes", work: "sherlock-holmes", name: name, lead: true, votes: 2, reviews: 0),
                    work: WorkRow(id: "sherlock-holmes", title: name, kind: .known(.film), year: 1916))),
            to: .character("holmes"), tag: nil, of: world.me.id, at: 300)
        #expect(try await votes(world, "holmes") == [try MBTI(text: "INFP"): 1])
    }

    @Test func `an answer that includes the own vote is shown unchanged`() async throws {
        let world = try await SharedWorld()
        try await world.vote("holmes", "INFP")
        try await store(
            Self.answer(of: "holmes", [("INFP", "INFJ", 2), ("INTJ", nil, 3)], mine: ("INFP", "INFJ")), world)
        #expect(try await votes(world, "holmes") == [try MBTI(text: "INFP"): 2, try MBTI(text: "INTJ"): 3])
    }

    @Test func `an answer without the own vote gets it added`() async throws {
        let world = try await SharedWorld()
        try await world.vote("holmes", "INFP")
        try await store(Self.answer(of: "holmes", [("INTJ", nil, 3)], mine: nil), world)
        #expect(try await votes(world, "holmes") == [try MBTI(text: "INFP"): 1, try MBTI(text: "INTJ"): 3])
    }

    @Test func `a result is outdated once a list counts more votes`() async throws {
        let world = try await SharedWorld()
        try await world.vote("holmes", "INFP")
        try await store(Self.answer(of: "holmes", [("INFP", nil, 1)], mine: ("INFP", nil)), world)
        let name = LocalizedText(english: "Sherlock Holmes", korean: "셜록 홈스")
        let work = WorkRow(id: "sherlock-holmes", title: name, kind: .known(.film), year: 1916)
        for (votes, isOld) in [(1, false), (3, true)] {
            let row = CharacterRow(
                id: "holmes", work: "sherlock-holmes", name: name, lead: true, votes: votes, reviews: 0)
            try await world.ledger.store(
                .list(PageAnswer(rows: [ListRow(character: row, work: work, count: votes)])), to: .list(.hot, nil, nil),
                tag: nil, of: world.me.id, at: 310)
            let page = try #require(try await world.ledger.page(.result("holmes"), of: world.me.id))
            #expect((310 - page.askedAt >= CommunityResource.age) == isOld)
        }
    }

    @Test func `three votes settle a type in a community of four but not of twelve`() async throws {
        for (members, isProvisional) in [(4, false), (12, true)] {
            let world = try await SharedWorld()
            try await world.vote("holmes", "INFP")
            try await store(
                ResultAnswer(
                    character: "holmes", votes: 3, cells: [ResultCell(type: try MBTI(text: "INFP"), n: 3)], months: [],
                    mine: CountedVote(type: try MBTI(text: "INFP"), at: 1), members: members), world)
            let result = try await world.votes.result(of: "holmes", for: Viewer(world.me.id))?.result
            #expect(result?.isProvisional == isProvisional)
            let shown = try await world.characters.character("holmes", for: Viewer(world.me.id))?.visibility.type
            #expect(shown?.isProvisional == isProvisional && shown?.guess == nil && shown?.crowd?.text == "INFP")
        }
    }

    @Test func `votes of others in a list hide the editor's guess until the result is known`() async throws {
        let world = try await SharedWorld()
        try await world.vote("holmes", "INFP")
        try await store(Self.answer(of: "holmes", [("INFP", nil, 1)], mine: ("INFP", nil)), world)
        let name = LocalizedText(english: "Sherlock Holmes", korean: "셜록 홈스")
        func shown(votes: Int) async throws -> CharacterType? {
            let row = CharacterRow(
                id: "holmes", work: "sherlock-holmes", name: name, lead: true, votes: votes, reviews: 0)
            let work = WorkRow(id: "sherlock-holmes", title: name, kind: .known(.film), year: 1916)
            try await world.ledger.store(
                .list(PageAnswer(rows: [ListRow(character: row, work: work, count: votes)])), to: .list(.hot, nil, nil),
                tag: nil, of: world.me.id, at: 900)
            return try await world.characters.character("holmes", for: Viewer(world.me.id))?.visibility.type
        }
        let (alone, together) = (try await shown(votes: 1), try await shown(votes: 3))
        #expect(alone?.guess?.text == "INTP" && alone?.mine?.text == "INFP")
        #expect(together?.guess == nil && together?.crowd == nil && together?.mine?.text == "INFP")
    }

    @Test func `a new own vote replaces the counted one`() async throws {
        let world = try await SharedWorld()
        try await world.vote("holmes", "INFP")
        try await store(
            Self.answer(of: "holmes", [("INFP", "INFJ", 2), ("INTJ", nil, 3)], mine: ("INFP", "INFJ")), world)
        try await world.vote("holmes", "ENTJ")
        #expect(
            try await votes(world, "holmes")
                == [try MBTI(text: "INFP"): 1, try MBTI(text: "ENTJ"): 1, try MBTI(text: "INTJ"): 3])
        let listed = try await world.characters.character("holmes", for: Viewer(world.me.id))
        #expect(listed?.votes == 5)
        _ = try await world.history.undo(for: world.me.id)
        _ = try await world.history.undo(for: world.me.id)
        #expect(try await world.characters.character("holmes", for: Viewer(world.me.id))?.votes == 4)
    }

    @Test func `another profile of this machine still sees this machine's votes`() async throws {
        let world = try await SharedWorld()
        try await world.vote("holmes", "INFP")
        try await store(Self.answer(of: "holmes", [("INTJ", nil, 30)], mine: nil), world)
        let other = Viewer("m-other", seesAllTypes: true)
        #expect(try await world.votes.result(of: "holmes", for: other)?.votes == 1)
        #expect(try await world.characters.character("holmes", for: other)?.votes == 1)
    }

    /// Takes a list in which nobody has voted on Holmes.
    private func takeListWithoutVotes(_ world: SharedWorld, at: Int64) async throws {
        try await world.ledger.store(
            .work(
                WorkAnswer(
                    work: Self.facts("felix"), mood: [],
                    cast: [
                        CharacterRow(
                            id: "holmes", work: "felix", name: LocalizedText(both: ""), lead: true,
                            votes: 0, reviews: 0)
                    ])), to: .work("felix"), tag: nil, of: world.me.id, at: at)
    }

    @Test func `a list that counts no votes does not include the own one`() async throws {
        let world = try await SharedWorld()
        try await takeListWithoutVotes(world, at: 300)
        try await world.vote("holmes", "INFP")
        #expect(try await votes(world, "holmes") == [try MBTI(text: "INFP"): 1])
        #expect(try await world.characters.character("holmes", for: Viewer(world.me.id))?.votes == 1)
    }

    @Test(arguments: [true, false])
    func `a list that counts no votes clears an earlier result`(isMine: Bool) async throws {
        let world = try await SharedWorld()
        try await world.vote("holmes", "INFP")
        try await store(
            Self.answer(of: "holmes", [("INFP", nil, 1)], mine: isMine ? ("INFP", nil) : nil), world)
        _ = try await world.history.undo(for: world.me.id)
        try await takeListWithoutVotes(world, at: 310)
        #expect(try await world.characters.character("holmes", for: Viewer(world.me.id))?.votes == 0)
        _ = try await world.history.redo(for: world.me.id)
        #expect(try await world.characters.character("holmes", for: Viewer(world.me.id))?.votes == 1)
        #expect(try await votes(world, "holmes") == [try MBTI(text: "INFP"): 1])
    }

    @Test func `an undug character shows its number of votes and no type`() async throws {
        let world = try await SharedWorld()
        try await world.ledger.store(
            .work(
                WorkAnswer(
                    work: Self.facts("felix"), mood: [MoodRow(wishes: 4, likes: 2, dislikes: 1)],
                    cast: [
                        CharacterRow(
                            id: "holmes", work: "felix", name: LocalizedText(both: ""), lead: true,
                            votes: 9, reviews: 2)
                    ])), to: .work("felix"), tag: nil, of: world.me.id, at: 300)
        let listed = try await world.characters.character("holmes", for: Viewer(world.me.id))
        #expect(listed?.votes == 9)
        #expect(listed?.visibility == .masked)
        let page = try await SQLiteWorkRepository(database: world.database).page(
            of: "felix", for: Viewer(world.me.id))
        #expect(page?.mood.types.map(\.wishes) == [4])
    }

    @Test func `lists follow the last answer in content and order`() async throws {
        let world = try await SharedWorld()
        let row = WorkRow(
            id: "felix", title: LocalizedText(english: "Felix", korean: ""), kind: .known(.animation), year: 1919)
        let intj = try MBTI(text: "INTJ")
        try await world.ledger.store(
            .list(PageAnswer(rows: [ListRow(work: row, count: 7)])), to: .list(.wished, intj, nil), tag: nil,
            of: world.me.id, at: 300)
        try await world.ledger.store(
            .list(PageAnswer(rows: [ListRow(work: row, count: 3)])), to: .list(.typed, intj, nil), tag: nil,
            of: world.me.id, at: 300)
        let home = SQLiteHomeShelves(database: world.database)
        let wished = try await home.rows(
            of: .wished(intj), ShelfArrangement(), by: .english, for: Viewer(world.me.id), after: nil, limit: 10)
        guard case .wished(let shown)? = wished.rows.first else {
            Issue.record("\(wished.rows)")
            return
        }
        #expect(wished.rows.count == 1 && shown.wishes == 7 && shown.work.work.id == "felix")
        let counts = try await home.counts(of: intj, kind: nil, for: Viewer(world.me.id))
        #expect(counts.hiddenCharacters == CappedCount(3))
        #expect(counts.wishedWorks == CappedCount(1))
        let others = try await home.rows(
            of: .wished(intj), ShelfArrangement(), by: .english, for: Viewer("m-other"), after: nil, limit: 10)
        #expect(others.rows.isEmpty)
    }

    @Test func `a review counts at least the comments known here`() async throws {
        let world = try await SharedWorld()
        let id = String(repeating: "a", count: 32)
        let row = PostRow(
            id: id, no: 1, kind: .known(.review), character: "holmes",
            author: MemberRow(id: "m-0011223344556677", nickname: "mina"), text: "Cold but fair.", spoiler: false,
            written: 100_000, version: 1, likes: 0, comments: 0, views: 0, liked: false, mine: false,
            state: .known(.shown))
        func store(_ rows: [PostRow], _ resource: CommunityResource) async throws {
            try await world.ledger.store(
                .posts(PageAnswer(rows: rows)), to: resource, tag: nil, of: world.me.id, at: 300)
        }
        func review(_ column: String) async throws -> Int64? {
            try await world.database.read { db in try Int64.fetchOne(db, sql: "SELECT \(column) FROM review") }
        }
        try await store([row], .reviews("holmes", order: .newest))
        let number = try #require(try await review("number"))
        try await world.reviews.comment(
            PostText("And kind.", as: .comment), isSpoiler: false, on: Identifier(String(number)), by: world.me,
            at: 200)
        // Neither answer knows the comment yet.
        try await store([row], .reviews("holmes", order: .newest))
        #expect(try await review("comments") == 1)
        try await store([], .comments(id))
        #expect(try await review("comments") == 1)
    }

    @Test func `the origin of numbers includes their age and the number of people`() async throws {
        let world = try await SharedWorld()
        #expect(
            try await world.ledger.crowd(of: .character("holmes"), for: world.me.id)
                == CrowdOrigin(community: "Friends", people: nil, askedAt: nil))
        try await store(Self.answer(of: "holmes", [("INTJ", nil, 3)], mine: nil), world)
        #expect(
            try await world.ledger.crowd(of: .character("holmes"), for: world.me.id)
                == CrowdOrigin(community: "Friends", people: 12, askedAt: 300))
        #expect(try await world.ledger.crowd(of: .character("holmes"), for: "m-other") == nil)
    }

    @Test func `an answer about another character or with too many cells is rejected`() async throws {
        let world = try await SharedWorld()
        await #expect(throws: CommunityProblem.self) {
            try await world.ledger.store(
                .result(Self.answer(of: "watson", [("INTJ", nil, 3)], mine: nil)), to: .result("holmes"), tag: nil,
                of: world.me.id, at: 300)
        }
        await #expect(throws: CommunityProblem.self) {
            try await store(
                Self.answer(of: "holmes", Array(repeating: ("INTJ", nil, 1), count: 300), mine: nil), world)
        }
        #expect(try await world.count("crowd_standing") == 0)
        #expect(try await world.count("crowd_page") == 0)
    }

    static func facts(_ id: Identifier<Work>) -> WorkFactsRow {
        WorkFactsRow(
            id: id, title: LocalizedText(both: ""), kind: .known(.film), year: 1919, genres: [],
            synopsis: LocalizedText(both: ""))
    }
}
