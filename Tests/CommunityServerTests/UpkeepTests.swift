import CommunityProtocol
import Domain
import Foundation
import Testing

@testable import CommunityServer

@Suite(.everyStore) struct UpkeepTests {
    private func upkeep(_ community: TestCommunity) -> Maintenance {
        Maintenance(api: community.api, health: ServerHealth())
    }

    /// Adds numbered rows in one statement.
    private func fill(_ community: TestCommunity, _ count: Int, _ insertion: String) async throws {
        _ = try await community.api.database.write {
            try $0.execute(
                """
                WITH RECURSIVE number(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM number WHERE i < \(count)) \(insertion)
                """)
        }
    }

    @Test func `deletions are forgotten in parts, and an older cursor starts over`() async throws {
        let community = try await TestCommunity()
        let mina = try await community.join("mina")
        try await mina.does(.vote("up-1", MBTI.all[1], reason: nil), .wish("up", true))
        try await fill(
            community, 1_100,
            """
            INSERT INTO own (member, kind, key, value, at, device, seq, gone)
            SELECT 1, 'hide', 'post:' || i, NULL, 0, NULL, 2 + i, 1 FROM number
            """)
        _ = try await community.api.database.write { try $0.execute("UPDATE member SET seq = 1102") }
        community.clock.advance(days: 500)
        try await upkeep(community).work()
        let (left, horizon) = try await community.api.database.read { db in
            (
                try db.oneRow("SELECT count(*) AS n FROM own").int("n"),
                try db.oneRow("SELECT horizon FROM member").integer("horizon")
            )
        }
        #expect(left == 0 && horizon == 1_102)
        let again = try await mina.anotherDevice()
        #expect(try await again.get(.changes, [.after: "2"]).code == .cursor)
        #expect(try await again.read(ChangesAnswer.self, .changes).rows.count == 2)
    }

    @Test func `one process sweeps per day, and ended devices are forgotten`() async throws {
        let community = try await TestCommunity()
        let mina = try await community.join("mina")
        _ = try await mina.anotherDevice()
        try await upkeep(community).work()
        let day = UTCDate.day(of: community.clock.now())
        #expect(try await !community.api.database.write { try MetaTable(db: $0).claimSweep(of: day) })
        for _ in 0..<2 {
            community.clock.advance(days: 60)
            #expect(try await mina.get(.me).status == 200)
            try await upkeep(community).work()
        }
        let devices = try await mina.read(DevicesAnswer.self, .devices).devices
        #expect(devices.map(\.no) == [mina.device])
    }

    @Test func `a vote concurrent with a merge counts for the remaining character`() async throws {
        let twin = CastWork(
            work: Work(id: "up-again", title: LocalizedText(english: "Up", korean: "업"), kind: .animation, year: 2001),
            cast: [WorkCharacter(id: "again-1", name: LocalizedText(english: "Up 1", korean: "또"), guess: nil)])
        let community = try await TestCommunity(works: TestCommunity.works + [twin])
        let (mina, carl) = (try await community.join("mina"), try await community.join("carl"))
        let root = CommunityOperator(database: community.api.database, clock: community.clock, name: "root")
        _ = try await root.mergeWork("up-again", into: "up")
        // The state after a transaction that read the character before the merge and committed after it.
        try await carl.does(.vote("heat-1", MBTI.all[2], reason: nil))
        _ = try await community.api.database.write {
            try $0.execute("UPDATE vote SET character = (SELECT no FROM character WHERE id = 'again-1')")
        }
        #expect(try await root.recount() > 0)
        try await upkeep(community).work()
        try await community.api.fold.foldAll()
        try await mina.does(.reveal("up-1"))
        #expect(try await mina.result("up-1").votes == 1)
        #expect(try await root.recount() == 0)
    }

    @Test func `requests and keywords are answered, however many others exist`() async throws {
        let community = try await TestCommunity()
        let (mina, carl) = (try await community.join("mina"), try await community.join("carl"))
        let done = MemberAction.request(
            RequestAction(id: "r", title: "Old", name: "N", work: .known(.film), status: .known(.added)))
        let word = MemberAction.keyword(.word("zzz"), true)
        for (kind, key, value) in [("request", "r", done), ("keyword", "word:zzz", word)] {
            try await fill(
                community, 10_050,
                """
                INSERT INTO own (member, kind, key, value, at, device, seq, gone)
                SELECT 1000 + i, '\(kind)', '\(key)', '\(try WireCoder.text(value))', 0, NULL, 1, 0 FROM number
                """)
        }
        let request = RequestAction(
            id: "r9", title: "Our Ferry", name: "Captain", work: .known(.film), status: .known(.open))
        try await carl.does(.request(request), .keyword(.word("ferry"), true))
        try await mina.does(
            .publish(
                PublishedWork(
                    work: WorkFactsRow(
                        id: "ferry", title: LocalizedText(english: "Our Ferry", korean: "배"), kind: .known(.film),
                        year: 2020, genres: [], synopsis: LocalizedText(both: "")),
                    cast: [
                        PublishedCharacter(
                            id: "ferry-1", name: LocalizedText(english: "Captain", korean: "선장"), lead: true)
                    ])))
        let inbox = try await carl.read(InboxAnswer.self, .inbox)
        #expect(Set(inbox.items.map(\.kind.value)) == [.keyword, .request])
        // An addition to the cast does not repeat a keyword's notification.
        try await mina.does(
            .cast("up", [PublishedCharacter(id: "k", name: LocalizedText(english: "Ferry", korean: "페리"), lead: false)])
        )
        #expect(try await carl.read(InboxAnswer.self, .inbox).items.count == 3)
        #expect(try await mina.read(InboxAnswer.self, .inbox).items.isEmpty)
    }

    @Test func `a migration fills in the matching text of older requests`() async throws {
        let community = try await TestCommunity()
        let carl = try await community.join("carl")
        try await carl.does(
            .request(RequestAction(id: "r", title: "The Ferry", name: "N", work: .known(.film), status: .known(.open))))
        let matching = try await community.api.database.write { db in
            try db.execute("UPDATE own SET matching = NULL")
            try RequestNotices(db: db).fillMatching()
            return try db.oneRow("SELECT matching FROM own").text("matching")
        }
        #expect(matching == Folding.folded("The Ferry"))
    }

    @Test func `a full fold includes rows numbered earlier but committed later`() async throws {
        let community = try await TestCommunity()
        let (database, scheduler) = (community.api.database, community.api.fold)
        try await scheduler.foldAll()
        _ = try await database.write { db in
            try db.execute("INSERT INTO dirty (no, kind, key) VALUES (500, 'character', 1), (400, 'character', 2)")
            return try Fold(db: db, now: 0).step(after: 400).last
        }
        #expect(try await database.read { try DirtyTable(db: $0).hasRows() })
        try await scheduler.foldAll()
        #expect(try await !database.read { try DirtyTable(db: $0).hasRows() })
        _ = try await database.write {
            try $0.execute("INSERT INTO dirty (no, kind, key) VALUES (450, 'character', 3)")
        }
        try await scheduler.foldAll()
        #expect(try await !database.read { try DirtyTable(db: $0).hasRows() })
    }

    @Test func `a recount corrects likes and comments, too, and works in parts`() async throws {
        let community = try await TestCommunity()
        let (mina, carl) = (try await community.join("mina"), try await community.join("carl"))
        let (review, comment) = (String(repeating: "a", count: 32), String(repeating: "b", count: 32))
        try await mina.does(
            .post(PostAction(id: review, kind: .known(.review), character: "up-1", text: "Fine.", spoiler: false)))
        try await carl.does(
            .like(review, true),
            .post(PostAction(id: comment, kind: .known(.comment), review: review, text: "Yes.", spoiler: false)))
        let root = CommunityOperator(database: community.api.database, clock: community.clock, name: "root")
        #expect(try await root.recount() == 0)
        _ = try await community.api.database.write { try $0.execute("UPDATE post_cell SET likes = 7, comments = -1") }
        #expect(try await root.recount() == 2)
        let row = try await mina.read(PostRow.self, .review(review))
        #expect(row.likes == 1 && row.comments == 1)
        // Votes on distant characters, so that they are in different parts.
        _ = try await community.api.database.write {
            try $0.execute("UPDATE character SET no = 5000 WHERE id = 'heat-4'")
        }
        _ = try await community.api.database.write {
            try $0.execute("UPDATE standing SET character = 5000 WHERE character = 12")
        }
        try await carl.does(.vote("heat-4", MBTI.all[1], reason: nil), .vote("tangled-1", MBTI.all[1], reason: nil))
        _ = try await community.api.database.write { try $0.execute("UPDATE month_cell SET n = n + 1") }
        #expect(try await root.recount() == 2)
        #expect(try await root.recount() == 0)
    }

    @Test func `a changed vote on an open server waits no longer than the first`() async throws {
        let community = try await TestCommunity(registration: "open", holds: true)
        let answer = try await community.send(.post, .accounts, TestCommunity.account("mina"))
        let mina = TestMember(community: community, try answer.decoded(SignedInAnswer.self))
        try await mina.does(.vote("up-1", MBTI.all[3], reason: nil))
        community.clock.advance(days: 1)
        try await upkeep(community).work()
        try await mina.does(.vote("up-1", MBTI.all[3], reason: "because"))
        #expect(try await mina.result("up-1").votes == 1)
        try await mina.does(.vote("up-1", MBTI.all[4], reason: nil))
        #expect(try await mina.result("up-1").mine?.type == MBTI.all[4])
    }

    @Test func `an edit is limited by the stored kind of post, not the claimed one`() async throws {
        let community = try await TestCommunity()
        let mina = try await community.join("mina")
        let review = String(repeating: "a", count: 32)
        let short = String(repeating: "a", count: PostKind.comment.length.lowerBound)
        try #require(short.count < PostKind.review.length.lowerBound)
        let answer = try await mina.does(
            .post(PostAction(id: review, kind: .known(.review), character: "up-1", text: "Fine.", spoiler: false)),
            .post(
                PostAction(id: review, kind: .known(.comment), review: review, text: short, spoiler: false, base: 1)))
        let codes: [RefusalCode?] = answer.outcomes.map { $0.code?.value }
        #expect(codes == [nil, .invalid])
    }

    @Test func `a page costs no statement per row`() async throws {
        let community = try await TestCommunity()
        let (mina, carl) = (try await community.join("mina"), try await community.join("carl"))
        for number in 0..<12 {
            let author = number.isMultiple(of: 2) ? mina : carl
            let digit = String(number, radix: 16)
            let id = String(repeating: digit, count: 32)
            try await author.does(
                .post(PostAction(id: id, kind: .known(.review), character: "up-1", text: "Fine.", spoiler: false)))
            try await (number.isMultiple(of: 2) ? carl : mina).does(.like(id, true))
        }
        await community.api.fold.stop()
        let cost = community.api.database.cost
        for endpoint in [Endpoint.characterReviews("up-1"), .inbox, .catalogue, .list(.typed), .list(.popular)] {
            let before = cost.statements
            #expect(try await mina.get(endpoint, [.type: MBTI.all[15].text]).status == 200)
            #expect(cost.statements - before <= 12, "\(endpoint)")
        }
    }

    @Test func `a full list of hidden items refuses more but still allows removals`() async throws {
        let community = try await TestCommunity()
        let mina = try await community.join("mina")
        try await fill(
            community, 10_000,
            """
            INSERT INTO own (member, kind, key, value, at, device, seq, gone)
            SELECT 1, 'hide', 'post:' || i, NULL, 0, NULL, 0, 0 FROM number
            """)
        let answer = try await mina.does(.hide(.post("more"), true), .hide(.post("7"), false), .reveal("up-1"))
        let codes: [RefusalCode?] = answer.outcomes.map { $0.code?.value }
        #expect(codes == [.full, nil, nil])
    }
}

@Suite struct VoterGroupTests {
    private func cells(_ groups: [(MBTI?, Int)]) -> [ResultCell] {
        groups.map { ResultCell(voter: $0.0, type: MBTI.all[3], n: $0.1) }
    }

    @Test func `a group small enough to identify voters counts as voters without a type`() {
        let groups = VoterGroups(cells([(MBTI.all[0], 9), (MBTI.all[1], 4), (MBTI.all[2], 3)]))
        #expect(groups.cells == cells([(MBTI.all[0], 9), (nil, 7)]))
        let mine = CountedVote(type: MBTI.all[3], voterType: MBTI.all[1], at: 5)
        #expect(groups.counted(mine) == CountedVote(type: MBTI.all[3], voterType: nil, at: 5))
        let big = CountedVote(type: MBTI.all[3], voterType: MBTI.all[0], at: 5)
        #expect(groups.counted(big) == big)
    }

    @Test func `no month is small enough to identify a voter`() {
        func months(_ counts: [Int]) -> [[Int]] {
            let all = counts.enumerated().flatMap { month, count in
                (0..<count).map { ResultMonth(month: 24_000 + month, type: MBTI.all[$0 % 2], n: 1) }
            }
            return Dictionary(grouping: VoterGroups.months(all), by: \.month)
                .map { [$0.key - 24_000, $0.value.reduce(0) { $0 + $1.n }] }.sorted { $0[0] < $1[0] }
        }
        #expect(months([5, 6]) == [[0, 5], [1, 6]])
        #expect(months([1, 2, 4, 9, 1]) == [[2, 7], [3, 10]])
        #expect(months([1, 0, 2]) == [[2, 3]])
        #expect(months([]) == [])
    }

    @Test func `a single small group cannot be derived from the rest`() {
        let groups = VoterGroups(cells([(MBTI.all[0], 9), (MBTI.all[1], 6), (MBTI.all[2], 1)]))
        #expect(groups.cells == cells([(MBTI.all[0], 9), (nil, 7)]))
        #expect(VoterGroups(cells([(MBTI.all[0], 5), (MBTI.all[1], 6)])).cells.count == 2)
        #expect(VoterGroups([]).cells.isEmpty)
        #expect(VoterGroups(cells([(nil, 2), (MBTI.all[0], 2)])).cells == cells([(nil, 4)]))
    }
}
