import CommunityProtocol
import CommunitySync
import Domain
import Persistence
import Testing

/// Works that members publish.
struct PublishingTests {
    private let infp: MBTI
    private let entj: MBTI

    init() throws {
        infp = try MBTI(text: "INFP")
        entj = try MBTI(text: "ENTJ")
    }

    /// The current title of the only own work.
    private func ownWork(_ terminal: TestTerminal) async throws -> CastWork {
        let own = try await terminal.works.works(
            .own(terminal.profile), by: .english, for: terminal.viewer, after: nil, limit: 5)
        let id = try #require(own.rows.first?.work.id)
        return try #require(try await terminal.works.ownWork(id, of: terminal.profile))
    }

    private func exchange(_ terminals: TestTerminal...) async throws {
        for terminal in terminals { try await terminal.exchange.exchange(of: terminal.profile) }
    }

    @Test func `a report of one's own work and a list for moderators alone are refused with the reason`() async throws {
        let server = try await TestServer.start()
        let mina = try await TestTerminal()
        _ = try await mina.addWork("Garden Ferry", ["Ann"])
        try await mina.join(server, as: "mina", brings: JoinUpload(works: true))
        let work = try await ownWork(mina).work.id
        await #expect(throws: CommunityProblem.invalid(field: "work")) {
            try await mina.service.report(work, because: .other, nil, of: mina.profile)
        }
        await #expect(throws: CommunityProblem.refused(CommunityProblem.moderatorsOnly)) {
            try await mina.service.reports(of: mina.profile)
        }
        await mina.close()
        await server.remove()
    }

    @Test func `a member's own works are shared on joining and go when they leave`()
        async throws
    {
        let server = try await TestServer.start()
        let (mina, juno) = (try await TestTerminal(), try await TestTerminal())
        let local = try await mina.addWork("Garden Ferry", ["Ann", "Bo"])
        try await mina.vote(local.cast[0].id, infp)
        try await mina.join(server, as: "mina", brings: JoinUpload(works: true))
        let work = try await ownWork(mina)
        #expect(work.work.id != local.work.id, "by the title alone another member's would have the same id")
        #expect(try await mina.service.status(of: mina.profile)?.waiting == 0)

        try await juno.join(server, as: "juno")
        let page = try #require(try await juno.works.page(of: work.work.id, for: juno.viewer))
        #expect(page.work.title.english == "Garden Ferry" && !page.isOwn && !page.isGone)
        let ann = try #require(work.cast.first).id
        try await juno.vote(ann, entj)
        try await exchange(juno)
        #expect(try await juno.shown(ann) == [infp: 1, entj: 1])
        mina.clock.advance(CommunityResource.age)
        #expect(try await mina.shown(ann) == [infp: 1, entj: 1])
        let found = try await SQLiteSearchRepository(database: juno.database).worksAndCharacters(
            matching: "garden fer", SearchFilter(), for: juno.viewer, limit: 5)
        #expect(!found.rows.isEmpty)

        try await juno.service.leave(juno.profile)
        #expect(try await juno.works.page(of: work.work.id, for: juno.viewer)?.isGone != false)
        #expect(try await juno.votes.vote(on: ann, by: juno.profile)?.ballot.type == entj, "one's own stays")
        for terminal in [mina, juno] { await terminal.close() }
        await server.remove()
    }

    @Test func `works beyond a member's rate count as waiting, not as published`() async throws {
        let server = try await TestServer.start(keepsRates: true)
        let mina = try await TestTerminal()
        try await mina.join(server, as: "mina")
        for number in 1...8 { _ = try await mina.addWork("Garden Ferry \(number)", ["Ann \(number)"]) }
        let published = try await mina.service.publishWorks(of: mina.profile)
        #expect(published.count == 8)
        let waiting = try await mina.service.status(of: mina.profile)?.waiting
        #expect(published.waiting == waiting && 1...7 ~= published.waiting)
        await mina.close()
        await server.remove()
    }

    @Test func `a friend's published work is found by the next search, even after a miss`() async throws {
        let server = try await TestServer.start()
        let tokens = KeptTokens()
        let (mina, juno) = (try await TestTerminal(), try await TestTerminal(tokens: tokens))
        for (terminal, name) in [(mina, "mina"), (juno, "juno")] { try await terminal.join(server, as: name) }
        let search = SQLiteSearchRepository(database: juno.database)
        func found(_ text: String) async throws -> Int {
            try await search.worksAndCharacters(matching: text, SearchFilter(), for: juno.viewer, limit: 5).rows.count
        }
        for text in ["garden", "garden ferry", "night train"] { #expect(try await found(text) == 0) }
        _ = try await mina.addWork("Garden Ferry", ["Ann"])
        #expect(try await mina.service.publishWorks(of: mina.profile).count == 1)
        _ = try await found("garden")
        #expect(try await found("garden ferry") > 0, "it is typed once more")

        // A command in a shell is another run of the program, whose last search may have been the same.
        #expect(try await found("night train") == 0)
        _ = try await mina.addWork("Night Train", ["Bo"])
        _ = try await mina.service.publishWorks(of: mina.profile)
        let command = CommunityExchange(
            ledger: juno.ledger, connection: juno.line, tokens: tokens, clock: juno.clock)
        await command.enableRequests(for: juno.profile)
        juno.database.observeViews { await command.refresh($0, for: $1) }
        #expect(try await found("night train") > 0)
        for terminal in [mina, juno] { await terminal.close() }
        await server.remove()
    }

    @Test func `failed fetches of new works are not retried by every search`() async throws {
        let server = try await TestServer.start()
        let (mina, juno) = (try await TestTerminal(), try await TestTerminal())
        for (terminal, name) in [(mina, "mina"), (juno, "juno")] { try await terminal.join(server, as: name) }
        _ = try await mina.addWork("Garden Ferry", ["Ann"])
        #expect(try await mina.service.publishWorks(of: mina.profile).count == 1)
        let path = "/v1/catalogue"
        juno.tap.refuse(status: 500, to: path)
        _ = juno.tap.takeSent(to: "")
        let search = SQLiteSearchRepository(database: juno.database)
        func tries(_ text: String) async throws -> Int {
            _ = try await search.worksAndCharacters(matching: text, SearchFilter(), for: juno.viewer, limit: 5)
            return juno.tap.takeSent(to: path).count
        }
        #expect(try await tries("garden ferry") == 1)
        #expect(try await tries("garden") == 0)
        juno.clock.advance(CommunityResource.age)
        #expect(try await tries("ferry") == 1)
        for terminal in [mina, juno] { await terminal.close() }
        await server.remove()
    }

    @Test func `a work can be published later, and its changes follow automatically`() async throws {
        let server = try await TestServer.start()
        let (mina, juno) = (try await TestTerminal(), try await TestTerminal())
        for (terminal, name) in [(mina, "mina"), (juno, "juno")] { try await terminal.join(server, as: name) }
        _ = try await mina.addWork("Garden Ferry", ["Ann"])
        try await exchange(mina, juno)
        #expect(
            try await juno.works.page(of: ownWork(mina).work.id, for: juno.viewer) == nil,
            "an unpublished addition stays private")
        #expect(try await mina.service.publishWorks(of: mina.profile).count == 1)
        var own = try await ownWork(mina)
        try await exchange(juno)
        #expect(try await juno.works.page(of: own.work.id, for: juno.viewer)?.work.year == 1999)
        own.work.synopsis = LocalizedText(english: "A slow ferry.", korean: "느린 배.")
        try await mina.works.save([own], of: mina.profile, at: mina.clock.now())
        try await exchange(mina, juno)
        #expect(
            try await juno.works.page(of: own.work.id, for: juno.viewer)?.work.synopsis.english == "A slow ferry.")
        for terminal in [mina, juno] { await terminal.close() }
        await server.remove()
    }

    @Test func `a deleted work is withdrawn unless used by others, and an undo republishes it`()
        async throws
    {
        let server = try await TestServer.start()
        let (mina, juno) = (try await TestTerminal(), try await TestTerminal())
        for (terminal, name) in [(mina, "mina"), (juno, "juno")] { try await terminal.join(server, as: name) }
        _ = try await mina.addWork("Garden Ferry", ["Ann"])
        #expect(try await mina.service.publishWorks(of: mina.profile).count == 1)
        let ferry = try await ownWork(mina)
        func isGone() async throws -> Bool {
            try await exchange(mina, juno)
            return try await juno.works.page(of: ferry.work.id, for: juno.viewer)?.isGone != false
        }
        #expect(try await !isGone())

        #expect(try await mina.works.remove(ferry.work.id, of: mina.profile))
        #expect(try await isGone())
        #expect(try await mina.ledger.publishedWorks(of: mina.profile) == 0)
        #expect(try await mina.history.undo(for: mina.profile) != nil)
        #expect(try await !isGone())
        #expect(try await mina.ledger.publishedWorks(of: mina.profile) == 1)

        try await juno.vote(#require(ferry.cast.first).id, infp)
        try await exchange(juno)
        #expect(try await mina.works.remove(ferry.work.id, of: mina.profile))
        #expect(try await !isGone())
        #expect(try await mina.service.notices(of: mina.profile).map(\.kind) == [.refused("in-use")])
        #expect(try await mina.service.takeBackWorks(of: mina.profile) == WorksTakenBack(gone: 0, staying: 0))
        for terminal in [mina, juno] { await terminal.close() }
        await server.remove()
    }

    @Test func `works of the same name by two members both exist for both`() async throws {
        let server = try await TestServer.start()
        let (mina, juno) = (try await TestTerminal(), try await TestTerminal())
        for (terminal, name) in [(mina, "mina"), (juno, "juno")] {
            _ = try await terminal.addWork("Garden Ferry", ["Ann"])
            try await terminal.join(server, as: name, brings: JoinUpload(works: true))
        }
        try await exchange(mina, juno)
        let works = [try await ownWork(mina), try await ownWork(juno)]
        try await mina.vote(works[1].cast[0].id, infp)
        try await exchange(mina)
        juno.clock.advance(CommunityResource.age)
        for terminal in [mina, juno] {
            for work in works {
                #expect(try await terminal.works.page(of: work.work.id, for: terminal.viewer) != nil)
            }
            #expect(try await terminal.service.notices(of: terminal.profile).isEmpty)
        }
        #expect(try await juno.votes.result(of: works[1].cast[0].id, for: juno.viewer)?.votes == 1)
        for terminal in [mina, juno] { await terminal.close() }
        await server.remove()
    }

    @Test func `works are withdrawn unless used by others, and can be published again`()
        async throws
    {
        let server = try await TestServer.start()
        let (mina, juno) = (try await TestTerminal(), try await TestTerminal())
        for (terminal, name) in [(mina, "mina"), (juno, "juno")] { try await terminal.join(server, as: name) }
        _ = try await mina.addWork("Garden Ferry", ["Ann"])
        #expect(try await mina.service.publishWorks(of: mina.profile).count == 1)
        let ferry = try await ownWork(mina)
        let ann = try #require(ferry.cast.first).id
        try await mina.vote(ann, entj)
        try await exchange(mina, juno)
        try await juno.vote(ann, infp)
        try await exchange(juno)
        #expect(
            try await mina.service.takeBackWorks(of: mina.profile) == WorksTakenBack(gone: 0, staying: 1))
        #expect(try await mina.service.notices(of: mina.profile).map(\.kind) == [.refused("in-use")])
        try await exchange(juno)
        #expect(try await juno.works.page(of: ferry.work.id, for: juno.viewer)?.isGone == false)

        _ = try await juno.history.undo(for: juno.profile)
        try await exchange(juno)
        #expect(
            try await mina.service.takeBackWorks(of: mina.profile) == WorksTakenBack(gone: 1, staying: 0),
            "one's own vote keeps nothing there")
        try await exchange(juno)
        #expect(try await juno.works.page(of: ferry.work.id, for: juno.viewer)?.isGone != false)
        #expect(try await mina.works.page(of: ferry.work.id, for: mina.viewer)?.isGone == false, "it stays here")
        #expect(try await mina.service.takeBackWorks(of: mina.profile) == WorksTakenBack(gone: 0, staying: 0))

        #expect(try await mina.service.publishWorks(of: mina.profile).count == 1)
        try await exchange(juno)
        let again = try #require(try await juno.works.page(of: ferry.work.id, for: juno.viewer))
        #expect(!again.isGone && again.work.id == ferry.work.id)
        #expect(try await juno.characters.character(ann, for: juno.viewer)?.isGone == false)
        for terminal in [mina, juno] { await terminal.close() }
        await server.remove()
    }

    @Test func `a work withdrawn before it is sent causes no refusal`() async throws {
        let server = try await TestServer.start()
        let mina = try await TestTerminal()
        try await mina.join(server, as: "mina")
        _ = try await mina.addWork("Garden Ferry", ["Ann"])
        mina.line.cut()
        #expect(try await mina.service.publishWorks(of: mina.profile).count == 1)
        #expect(try await mina.service.takeBackWorks(of: mina.profile) == WorksTakenBack(gone: 1, staying: 0))
        mina.line.heal()
        try await exchange(mina)
        let status = try #require(try await mina.service.status(of: mina.profile))
        #expect(status.waiting == 0)
        #expect(try await mina.service.notices(of: mina.profile).isEmpty)
        await mina.close()
        await server.remove()
    }

    @Test func `a false catalogue changes nothing local`() async throws {
        let server = try await TestServer.start()
        let mina = try await TestTerminal()
        let own = try await mina.addWork("Garden Ferry", ["Ann"])
        try await mina.join(server, as: "mina")
        func row(_ id: String, _ character: String, title: String = "Lies", seq: Int64) -> CatalogueRow {
            CatalogueRow(
                work: WorkFactsRow(
                    id: Identifier(id), title: LocalizedText(both: title), kind: .known(.film),
                    year: 2000, genres: [], synopsis: LocalizedText(both: "")),
                cast: [
                    CharacterRow(
                        id: Identifier(character), work: Identifier(id), name: LocalizedText(both: "X"),
                        lead: true, votes: 0, reviews: 0)
                ], seq: seq)
        }
        try await mina.ledger.store(
            PageAnswer(rows: [
                row("sherlock-holmes", "holmes", seq: 1), row(own.work.id.rawValue, "someone", seq: 2),
                row("taken", "holmes", seq: 3), row("../../bad id", "bad", seq: 4),
                row("long", "long", title: String(repeating: "a", count: 5_000), seq: 5),
            ]), of: mina.profile)
        #expect(try await mina.works.page(of: "sherlock-holmes", for: mina.viewer)?.work.title.english != "Lies")
        #expect(try await mina.works.page(of: own.work.id, for: mina.viewer)?.work.title.english == "Garden Ferry")
        #expect(try await mina.characters.character("holmes", for: mina.viewer)?.work.id == "sherlock-holmes")
        #expect(try await mina.works.page(of: "long", for: mina.viewer) == nil)
        #expect(try await mina.works.page(of: "../../bad id", for: mina.viewer) == nil)
        await mina.close()
        await server.remove()
    }
}
