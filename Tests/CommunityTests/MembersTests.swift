import CommunityProtocol
import CommunitySync
import Domain
import Persistence
import Synchronization
import TestSupport
import Testing

/// Other members of a community: search and pages.
struct MembersTests {
    private struct World {
        let server: TestServer
        let mina: TestTerminal
        let juno: TestTerminal
        let tokens = KeptTokens()

        init() async throws {
            server = try await TestServer.start()
            mina = try await TestTerminal()
            juno = try await TestTerminal(tokens: tokens)
            try await mina.join(server, as: "mina")
            try await juno.join(server, as: "juno")
        }

        var momentum: SQLiteMomentumRepository { SQLiteMomentumRepository(database: juno.database) }
        var search: SQLiteSearchRepository { SQLiteSearchRepository(database: juno.database) }

        /// Juno's results in the search of everything.
        func found(_ text: String, for viewer: Viewer? = nil) async throws -> [String] {
            let viewer = viewer ?? juno.viewer
            _ = try await search.worksAndCharacters(matching: text, SearchFilter(), for: viewer, limit: 10)
            return try await search.members(matching: text, for: viewer, limit: 10, as: .typed).compactMap {
                if case .member(let member) = $0.hit { member.nickname } else { nil }
            }
        }

        func end() async {
            for terminal in [mina, juno] { await terminal.close() }
            await server.remove()
        }
    }

    @Test func `an unknown member is found by part of the nickname, for members only`()
        async throws
    {
        let world = try await World()
        #expect(try await world.found("ina") == ["mina"])
        #expect(try await world.found("Mi") == ["mina"])
        #expect(try await world.found("mi", for: Viewer(Profile.localID)).isEmpty)
        #expect(try await world.found("juno") == ["juno"], "the reader is found once")
        await world.end()
    }

    @Test func `a search asks the server from two Latin letters or one syllable on`() async throws {
        let world = try await World()
        let asked = world.juno.line.requests
        #expect(try await world.found("m").isEmpty)
        #expect(world.juno.line.requests == asked)
        _ = try await world.found("미")
        #expect(world.juno.line.requests == asked + 1)
        _ = try await world.found("미")
        #expect(world.juno.line.requests == asked + 1, "a fresh answer is not requested again")
        await world.end()
    }

    @Test func `without the server a search finds known members and earlier results`() async throws {
        let world = try await World()
        _ = try await world.found("mina")
        world.juno.line.cut()
        world.juno.clock.advance(CommunityResource.age)
        #expect(try await world.found("min") == ["mina"])
        await world.end()
    }

    @Test func `of searches typed in quick succession only the last is sent`() async throws {
        let world = try await World()
        let (juno, latch) = (world.juno, Latch())
        let exchange = CommunityExchange(
            ledger: juno.ledger, connection: juno.line, tokens: world.tokens, clock: juno.clock,
            sleep: { _ in await latch.pass() })
        await exchange.enableRequests(for: juno.profile)
        let resources = ["mi", "min", "mina"].map { CommunityResource.search($0) }
        for resource in resources { exchange.requestViewed(resource, juno.profile) }
        await latch.open(after: resources.count)
        while try await juno.ledger.page(resources[2], of: juno.profile) == nil { await Task.yield() }
        for resource in resources.prefix(2) {
            #expect(try await juno.ledger.page(resource, of: juno.profile) == nil)
        }
        await world.end()
    }

    @Test func `an unpulled member's page shows digs, wishes and reviews, but no votes`()
        async throws
    {
        let world = try await World()
        let (mina, juno) = (world.mina, world.juno)
        try await mina.vote("holmes", MBTI(text: "INTJ"))
        try await mina.marks.setWished(true, "felix", by: mina.member, at: mina.clock.now())
        _ = try await mina.reviews.write(
            PostText("Cold but fair.", as: .review), isSpoiler: false, about: "watson", by: mina.member,
            at: mina.clock.now())
        try await mina.exchange.exchange(of: mina.profile)
        let page = try await world.momentum.dug(of: mina.profile, for: juno.viewer, after: nil, limit: 10)
        #expect(page.rows.map(\.character.id) == ["holmes"] && page.rows.allSatisfy { $0.vote == nil })
        #expect(
            try await world.momentum.wished(of: mina.profile, for: juno.viewer, after: nil, limit: 10).rows
                .map(\.work.id) == ["felix"])
        #expect(
            try await world.momentum.reviews(of: mina.profile, for: juno.viewer, after: nil, limit: 10).rows
                .map(\.shownText) == ["Cold but fair."])
        let counts = try await world.momentum.counts(of: mina.profile)
        #expect(counts.dug == 1 && counts.wished == 1 && counts.reviews == 1)
        #expect(try await world.momentum.member(mina.profile)?.nickname == "mina")
        #expect(try await juno.ledger.crowd(of: .member(mina.profile), for: juno.profile)?.askedAt != nil)
        await world.end()
    }

    @Test func `two members are compared only while both show their votes`() async throws {
        let world = try await World()
        let (mina, juno) = (world.mina, world.juno)
        let (intj, intp) = (try MBTI(text: "INTJ"), try MBTI(text: "INTP"))
        try await mina.vote("holmes", intj)
        try await mina.vote("watson", intj)
        try await juno.vote("holmes", intp)
        for terminal in [mina, juno] { try await terminal.exchange.exchange(of: terminal.profile) }
        func compared() async throws -> (comparison: MomentumComparison, votes: [SharedVote], said: [MBTI?]) {
            juno.clock.advance(CommunityResource.age)
            let said = try await world.momentum.dug(of: mina.profile, for: juno.viewer, after: nil, limit: 10).rows
                .sorted { $0.character.id.rawValue < $1.character.id.rawValue }.map(\.vote)
            return (
                try await world.momentum.comparison(of: juno.profile, with: mina.profile),
                try await world.momentum.sharedVotes(of: juno.profile, with: mina.profile, after: nil, limit: 10).rows,
                said
            )
        }
        #expect(try await !mina.service.showsVotes(of: mina.profile))
        try await mina.service.setShowsVotes(true, of: mina.profile)
        let before = try await compared()
        #expect(before.comparison.characters == 0 && before.comparison.isPrivate && before.votes.isEmpty)
        try await juno.service.setShowsVotes(true, of: juno.profile)
        let after = try await compared()
        #expect(after.comparison.characters == 1 && after.comparison.equalLetters == 3 && !after.comparison.isPrivate)
        #expect(after.comparison.byAxis == [1, 1, 1, 0])
        #expect(after.votes.map(\.character.id) == ["holmes"])
        #expect(after.votes.map(\.mine) == [intp] && after.votes.map(\.theirs) == [intj])
        #expect(after.said == [intj, nil], "characters that only one of them dug stay covered")
        try await mina.service.setShowsVotes(false, of: mina.profile)
        let again = try await compared()
        #expect(again.comparison.characters == 0 && again.comparison.isPrivate && again.said == [nil, nil])
        await world.end()
    }

    @Test func `the own choice to show votes applies at once to known data`() async throws {
        let world = try await World()
        let (mina, juno) = (world.mina, world.juno)
        for terminal in [mina, juno] {
            try await terminal.vote("holmes", MBTI(text: "INTJ"))
            try await terminal.exchange.exchange(of: terminal.profile)
        }
        try await mina.service.setShowsVotes(true, of: mina.profile)
        func said() async throws -> [MBTI?] {
            try await world.momentum.dug(of: mina.profile, for: juno.viewer, after: nil, limit: 5).rows.map(\.vote)
        }
        #expect(try await said() == [nil])
        try await juno.service.setShowsVotes(true, of: juno.profile)
        #expect(try await said() == [MBTI(text: "INTJ")])
        try await juno.service.setShowsVotes(false, of: juno.profile)
        juno.line.cut()
        #expect(try await said() == [nil])
        #expect(try await world.momentum.comparison(of: juno.profile, with: mina.profile).characters == 0)
        await world.end()
    }

    @Test func `a withdrawal hides votes on all pages and marks every page outdated`() async throws {
        let world = try await World()
        let (juno, mina) = (world.juno, world.mina.profile)
        let (ledger, me, now, intj) = (juno.ledger, juno.profile, juno.clock.now(), try MBTI(text: "INTJ"))
        let resource = CommunityResource.memberVotes(mina)
        func store(showsVotes: Bool?) async throws {
            let answer = MemberAnswer(
                member: MemberRow(id: mina, nickname: "mina"), intro: "", votes: 2, wishes: 0, reviews: 0,
                showsVotes: showsVotes)
            try await ledger.store(.member(answer), to: .member(mina), tag: nil, of: me, at: now)
        }
        func takeVote(on id: Identifier<WorkCharacter>, in part: CommunityResource, next: String?) async throws {
            let (character, work) = try await juno.rows(of: id)
            let row = MemberVoteRow(character: character, work: work, at: 1_700_000_000_000, type: intj)
            try await ledger.store(.votes(PageAnswer(rows: [row], next: next)), to: part, tag: "a", of: me, at: now)
        }
        try await juno.vote("maria", intj)
        try await store(showsVotes: true)
        try await takeVote(on: "holmes", in: resource, next: "2")
        try await takeVote(on: "maria", in: .more(resource), next: nil)
        juno.line.cut()
        func said(_ viewer: Viewer) async throws -> [MBTI?] {
            try await world.momentum.dug(of: mina, for: viewer, after: nil, limit: 5).rows.map(\.vote)
        }
        func shared() async throws -> [SharedVote] {
            try await world.momentum.sharedVotes(of: me, with: mina, after: nil, limit: 5).rows
        }
        #expect(try await said(Viewer(me, seesAllTypes: true)) == [nil, intj], "only what the viewer has dug")
        #expect(try await shared().map(\.theirs) == [intj])
        try await store(showsVotes: nil)
        #expect(try await said(juno.viewer) == [nil, nil])
        #expect(try await shared().isEmpty)
        let page = try #require(try await ledger.page(resource, of: me))
        #expect(page.tag == nil && now - page.askedAt >= CommunityResource.age)
        try await store(showsVotes: true)
        #expect(try await said(juno.viewer) == [nil, nil], "forgotten votes are not shown again")
        await world.end()
    }

    @Test func `a profile of this machine sees no member data, which goes with the member`() async throws {
        let world = try await World()
        let (mina, juno) = (world.mina, world.juno)
        try await mina.vote("holmes", MBTI(text: "INTJ"))
        try await mina.exchange.exchange(of: mina.profile)
        #expect(!(try await world.momentum.dug(of: mina.profile, for: juno.viewer, after: nil, limit: 5)).rows.isEmpty)
        let other = Viewer(Profile.localID)
        #expect(try await world.momentum.dug(of: mina.profile, for: other, after: nil, limit: 5).rows.isEmpty)
        try await juno.service.leave(juno.profile)
        #expect(try await world.momentum.member(mina.profile) == nil)
        await world.end()
    }

    @Test func `a member's vote is shown on its day in every time zone, and never after now`() async throws {
        let world = try await World()
        let (juno, mina) = (world.juno, world.mina.profile)
        let midnight = 1_699_920_000 as Int64
        juno.line.cut()
        func dug(askedAt now: Int64) async throws -> Int64? {
            let member = MemberAnswer(
                member: MemberRow(id: mina, nickname: "mina"), intro: "", votes: 1, wishes: 0, reviews: 0)
            try await juno.ledger.store(.member(member), to: .member(mina), tag: nil, of: juno.profile, at: now)
            let (character, work) = try await juno.rows(of: "holmes")
            let row = MemberVoteRow(character: character, work: work, at: midnight * 1_000)
            try await juno.ledger.store(
                .votes(PageAnswer(rows: [row])), to: .memberVotes(mina), tag: nil, of: juno.profile, at: now)
            return try await world.momentum.dug(of: mina, for: juno.viewer, after: nil, limit: 2).rows.first?.at
        }
        let late = try #require(try await dug(askedAt: midnight + 2 * 86_400))
        for hours in [-10, -5, 0, 9, 13] as [Int64] {
            let place = FixedLocalTime(hoursEast: hours)
            #expect(place.day(of: place.dayStart(of: late)).text == "2023-11-14", "\(hours)")
        }
        #expect(try await dug(askedAt: midnight + 3_600) == midnight + 3_600)
        await world.end()
    }

    @Test func `rows of a further page follow the known ones`() async throws {
        let world = try await World()
        let (juno, mina) = (world.juno, world.mina.profile)
        let (ledger, me, now) = (juno.ledger, juno.profile, juno.clock.now())
        try await ledger.store(
            .member(
                MemberAnswer(
                    member: MemberRow(id: mina, nickname: "mina"), intro: "Hello.", votes: 3, wishes: 0, reviews: 0)),
            to: .member(mina), tag: nil, of: me, at: now)
        func votes(_ ids: [Identifier<WorkCharacter>], next: String?) async throws -> CommunityAnswer {
            var rows: [MemberVoteRow] = []
            for id in ids {
                let (character, work) = try await juno.rows(of: id)
                rows.append(MemberVoteRow(character: character, work: work, at: 1_700_000_000_000))
            }
            return .votes(PageAnswer(rows: rows, next: next))
        }
        let resource = CommunityResource.memberVotes(mina)
        try await ledger.store(votes(["holmes", "watson"], next: "2"), to: resource, tag: nil, of: me, at: now)
        try await ledger.store(votes(["maria"], next: nil), to: .more(resource), tag: nil, of: me, at: now)
        juno.line.cut()
        func shown(after last: ListMark?) async throws -> Page<DugCharacter> {
            try await world.momentum.dug(of: mina, for: juno.viewer, after: last, limit: 2)
        }
        let first = try await shown(after: nil)
        #expect(first.rows.map(\.character.id) == ["holmes", "watson"])
        #expect(try await shown(after: first.next).rows.map(\.character.id) == ["maria"])
        try await ledger.store(votes(["watson"], next: nil), to: resource, tag: nil, of: me, at: now)
        #expect(try await shown(after: nil).rows.map(\.character.id) == ["watson"])
        await world.end()
    }
}

/// Holds requests until it is opened.
private actor Latch {
    private var waiting: [CheckedContinuation<Void, Never>] = []
    private var isOpen = false

    func pass() async {
        if isOpen { return }
        await withCheckedContinuation { waiting.append($0) }
    }

    /// Opens once a number of requests wait.
    func open(after count: Int) async {
        while waiting.count < count { await Task.yield() }
        isOpen = true
        for one in waiting { one.resume() }
        waiting = []
    }
}
