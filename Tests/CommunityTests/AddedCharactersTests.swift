import CommunityProtocol
import CommunitySync
import Domain
import Persistence
import TestSupport
import Testing

/// Characters that members publish for the casts of others' works.
struct AddedCharactersTests {
    private let entj: MBTI
    private let infp: MBTI

    init() throws {
        entj = try MBTI(text: "ENTJ")
        infp = try MBTI(text: "INFP")
    }

    @Test(arguments: TestStore.chosen)
    func `published additions to a bundled work are found and dug by other members`(
        store: TestStore
    ) async throws {
        let world = try await TwoMembers(on: store)
        let (mina, juno) = (world.mina, world.juno)
        let josaphat = try await world.add("Josaphat", to: "metropolis", mina)
        try await mina.vote(josaphat, infp)
        try await world.exchange(mina, juno)
        #expect(
            try await world.cast(of: "metropolis", juno) == ["Freder", "Maria"], "an unpublished addition stays private"
        )
        #expect(try await mina.service.status(of: mina.profile)?.waitingForSubject == 1)
        #expect(try await mina.service.publishWorks(of: mina.profile).count == 1)
        #expect(try await mina.service.status(of: mina.profile)?.waiting == 0)
        #expect(try await mina.service.notices(of: mina.profile).isEmpty)
        try await world.exchange(juno)
        #expect(try await world.cast(of: "metropolis", juno) == ["Freder", "Maria", "Josaphat"])
        try await juno.vote(josaphat, entj)
        try await world.exchange(juno)
        #expect(try await juno.shown(josaphat) == [infp: 1, entj: 1])
        mina.clock.advance(CommunityResource.age)
        #expect(try await mina.shown(josaphat) == [infp: 1, entj: 1])
        let found = try await SQLiteSearchRepository(database: juno.database).worksAndCharacters(
            matching: "josap", SearchFilter(), for: juno.viewer, limit: 5)
        #expect(!found.rows.isEmpty)

        try await juno.service.leave(juno.profile)
        #expect(try await world.cast(of: "metropolis", juno) == ["Freder", "Maria"])
        #expect(try await juno.votes.vote(on: josaphat, by: juno.profile)?.ballot.type == entj, "one's own stays")
        await world.end()
    }

    @Test func `later additions, undos and redos follow without another publication`() async throws {
        let world = try await TwoMembers()
        let (mina, juno) = (world.mina, world.juno)
        try await world.add("Josaphat", to: "metropolis", mina)
        #expect(try await mina.service.publishWorks(of: mina.profile).count == 1)
        let grot = try await world.add("Grot", to: "metropolis", mina)
        try await world.exchange(mina, juno)
        #expect(try await world.cast(of: "metropolis", juno) == ["Freder", "Maria", "Josaphat", "Grot"])
        _ = try await mina.history.undo(for: mina.profile)
        try await world.exchange(mina, juno)
        #expect(try await world.cast(of: "metropolis", juno) == ["Freder", "Maria", "Josaphat"])
        _ = try await mina.history.redo(for: mina.profile)
        try await world.exchange(mina, juno)
        #expect(try await world.cast(of: "metropolis", juno) == ["Freder", "Maria", "Josaphat", "Grot"])
        #expect(try await juno.characters.character(grot, for: juno.viewer)?.isGone == false)
        // A work without published additions of the member stays on this machine.
        try await world.add("Bea", to: "felix", mina)
        try await world.exchange(mina, juno)
        #expect(try await world.cast(of: "felix", juno) == ["Master Tom"])
        await world.end()
    }

    @Test func `an addition is withdrawn unless others use it, and can be published again`()
        async throws
    {
        let world = try await TwoMembers()
        let (mina, juno) = (world.mina, world.juno)
        let josaphat = try await world.add("Josaphat", to: "metropolis", mina)
        #expect(try await mina.service.publishWorks(of: mina.profile).count == 1)
        try await world.exchange(juno)
        try await juno.vote(josaphat, infp)
        try await world.exchange(juno)
        #expect(try await mina.service.takeBackWorks(of: mina.profile) == WorksTakenBack(gone: 0, staying: 1))
        #expect(try await mina.service.notices(of: mina.profile).map(\.kind) == [.refused("in-use")])
        _ = try await juno.history.undo(for: juno.profile)
        try await world.exchange(juno)
        #expect(try await mina.service.takeBackWorks(of: mina.profile) == WorksTakenBack(gone: 1, staying: 0))
        try await world.exchange(juno)
        #expect(try await world.cast(of: "metropolis", juno) == ["Freder", "Maria"])
        #expect(try await world.cast(of: "metropolis", mina) == ["Freder", "Maria", "Josaphat"], "it stays here")
        #expect(try await mina.service.publishWorks(of: mina.profile).count == 1)
        try await world.exchange(juno)
        #expect(try await world.cast(of: "metropolis", juno) == ["Freder", "Maria", "Josaphat"])
        #expect(try await juno.characters.character(josaphat, for: juno.viewer)?.isGone == false)
        await world.end()
    }

    @Test func `an addition to another member's work is shown to both and keeps the work`()
        async throws
    {
        let world = try await TwoMembers()
        let (mina, juno) = (world.mina, world.juno)
        let ferry = try await mina.addWork("Garden Ferry", ["Ann"])
        #expect(try await mina.service.publishWorks(of: mina.profile).count == 1)
        try await world.exchange(juno)
        try await world.add("Bo", to: ferry.work.id, juno)
        #expect(try await juno.service.publishWorks(of: juno.profile).count == 1)
        try await world.exchange(mina, juno)
        for terminal in [mina, juno] {
            #expect(try await world.cast(of: ferry.work.id, terminal) == ["Ann", "Bo"])
        }
        #expect(try await mina.service.takeBackWorks(of: mina.profile) == WorksTakenBack(gone: 0, staying: 1))
        #expect(try await juno.service.takeBackWorks(of: juno.profile) == WorksTakenBack(gone: 1, staying: 0))
        try await world.exchange(mina)
        #expect(try await world.cast(of: ferry.work.id, mina) == ["Ann"])
        #expect(try await mina.service.takeBackWorks(of: mina.profile) == WorksTakenBack(gone: 1, staying: 0))
        await world.end()
    }

    @Test(arguments: TestStore.chosen)
    func `two members who add a namesake both get the first one`(
        store: TestStore
    ) async throws {
        let world = try await TwoMembers(on: store)
        let (mina, juno) = (world.mina, world.juno)
        let first = try await world.add("Josaphat", to: "metropolis", mina)
        let second = try await world.add("JOSAPHAT", to: "metropolis", juno)
        try await mina.vote(first, infp)
        try await juno.vote(second, entj)
        for terminal in [mina, juno] {
            #expect(try await terminal.service.publishWorks(of: terminal.profile).count == 1)
        }
        try await world.exchange(mina, juno)
        for terminal in [mina, juno] {
            #expect(try await world.cast(of: "metropolis", terminal) == ["Freder", "Maria", "Josaphat"])
            #expect(try await terminal.service.notices(of: terminal.profile).isEmpty)
            #expect(try await terminal.service.status(of: terminal.profile)?.waiting == 0)
            terminal.clock.advance(CommunityResource.age + 1)
            for id in [first, second] where terminal === juno || id == first {
                #expect(try await terminal.shown(id) == [infp: 1, entj: 1], "by either name")
            }
        }
        #expect(try await juno.votes.vote(on: first, by: juno.profile)?.ballot.type == entj)
        #expect(try await juno.characters.character(second, for: juno.viewer)?.id == first)
        let progress = try #require(try await juno.works.page(of: "metropolis", for: juno.viewer)).progress
        #expect(progress == DigProgress(dug: 1, all: 3))
        // An older undo step names the merged character, and applies to the remaining one.
        for (isRedone, expected) in [(false, [infp: 1]), (true, [infp: 1, entj: 1])] {
            _ =
                try await isRedone
                ? juno.history.redo(for: juno.profile) : juno.history.undo(for: juno.profile)
            try await world.exchange(juno)
            mina.clock.advance(CommunityResource.age + 1)
            #expect(try await mina.shown(first) == expected)
            #expect(try await juno.votes.vote(on: first, by: juno.profile)?.ballot.type == (isRedone ? entj : nil))
        }
        try await juno.vote(second, infp)
        try await world.exchange(juno)
        mina.clock.advance(CommunityResource.age + 1)
        #expect(try await mina.shown(first) == [infp: 2])

        // Other profiles, and the member after leaving, have their own character.
        let local = try await juno.works.cast(of: "metropolis", for: Viewer(Profile.localID), after: nil, limit: 9)
        #expect(local.rows.map(\.id) == ["freder", "maria", second])
        #expect(try await mina.service.takeBackWorks(of: mina.profile) == WorksTakenBack(gone: 0, staying: 1))
        try await juno.service.leave(juno.profile)
        #expect(try await world.cast(of: "metropolis", juno) == ["Freder", "Maria", "JOSAPHAT"])
        #expect(try await juno.votes.vote(on: second, by: juno.profile)?.ballot.type == infp)
        try await juno.join(world.server, as: "juno", entrance: .signIn)
        #expect(try await world.cast(of: "metropolis", juno) == ["Freder", "Maria", "Josaphat"])
        #expect(try await juno.votes.vote(on: first, by: juno.profile)?.ballot.type == infp)
        await world.end()
    }

    @Test func `a namesake added by another to a published work is the same character`() async throws {
        let world = try await TwoMembers()
        let (mina, juno) = (world.mina, world.juno)
        let ferry = try await mina.addWork("Garden Ferry", ["Ann"])
        #expect(try await mina.service.publishWorks(of: mina.profile).count == 1)
        try await world.exchange(juno)
        let bo = try await world.add("Bo", to: ferry.work.id, juno)
        #expect(try await juno.service.publishWorks(of: juno.profile).count == 1)
        // Her terminal does not know of it yet.
        var own = try #require(try await mina.works.ownWork(ferry.work.id, of: mina.profile))
        own.cast.append(WorkCharacter(id: "new", name: LocalizedText(english: "Bo", korean: "보")))
        try await mina.works.save([own], of: mina.profile, at: mina.clock.now())
        try await world.exchange(mina, juno)
        for terminal in [mina, juno] {
            #expect(try await world.cast(of: ferry.work.id, terminal) == ["Ann", "Bo"])
            let cast = try await terminal.works.cast(of: ferry.work.id, for: terminal.viewer, after: nil, limit: 9)
            #expect(cast.rows.map(\.id).contains(bo))
            #expect(try await terminal.service.notices(of: terminal.profile).isEmpty)
        }
        await world.end()
    }

    @Test func `a character gone from a published work does not block its namesakes`() async throws {
        let world = try await TwoMembers()
        let (mina, juno) = (world.mina, world.juno)
        let ferry = try await mina.addWork("Garden Ferry", ["Ann"])
        #expect(try await mina.service.publishWorks(of: mina.profile).count == 1)
        try await world.exchange(juno)
        try await world.add("Bo", to: ferry.work.id, juno)
        #expect(try await juno.service.publishWorks(of: juno.profile).count == 1)
        #expect(try await juno.service.takeBackWorks(of: juno.profile) == WorksTakenBack(gone: 1, staying: 0))
        var own = try #require(try await mina.works.ownWork(ferry.work.id, of: mina.profile))
        own.cast.append(WorkCharacter(id: "new", name: LocalizedText(english: "Bo", korean: "보")))
        try await mina.works.save([own], of: mina.profile, at: mina.clock.now())
        try await world.exchange(mina)
        let lena = try await TestTerminal()
        try await lena.join(world.server, as: "lena")
        #expect(try await world.cast(of: ferry.work.id, lena) == ["Ann", "Bo"])
        await lena.close()
        await world.end()
    }

    @Test func `a community work that a later catalogue bundles belongs to the catalogue`() async throws {
        let world = try await TwoMembers()
        let mina = world.mina
        func name(_ text: String) -> LocalizedText { LocalizedText(both: text) }
        func row(_ id: String, _ work: String) -> CharacterRow {
            CharacterRow(
                id: Identifier(id), work: Identifier(work), name: name(id), lead: true, votes: 0, reviews: 0)
        }
        func facts(_ id: String) -> WorkFactsRow {
            WorkFactsRow(
                id: Identifier(id), title: name(id), kind: .known(.film), year: 1927, genres: [], synopsis: name(id))
        }
        try await mina.ledger.store(
            PageAnswer(rows: [
                CatalogueRow(work: facts("ferry"), cast: [row("ann", "ferry")], seq: 8),
                CatalogueRow(work: facts("metropolis"), cast: [row("grot", "metropolis")], seq: 9),
            ]), of: mina.profile)
        try await mina.vote("ann", infp)
        let works = SampleWorks.all.map { sample -> CastWork in
            var sample = sample
            if sample.work.id == "metropolis" { sample.cast.append(WorkCharacter(id: "grot", name: name("Grot"))) }
            return sample
        }
        let ferry = CastWork(
            work: Work(id: "ferry", title: name("Ferry"), kind: .film, year: 1999, synopsis: name("A ferry.")),
            cast: [WorkCharacter(id: "ann", name: name("Ann"), isLead: true)])
        try await WorkImporter(database: mina.database).importIfChanged(
            WorkPlan(WorkCatalogue(works: works + [ferry], genres: SampleWorks.genres)), fingerprint: "next", now: 1)
        #expect(try await mina.votes.vote(on: "ann", by: mina.profile)?.ballot.type == infp)
        try await mina.service.leave(mina.profile)
        #expect(try await world.cast(of: "ferry", mina) == ["Ann"])
        #expect(try await world.cast(of: "metropolis", mina) == ["Freder", "Maria", "Grot"])
        await world.end()
    }

    @Test func `a false cast from the server changes no local character`() async throws {
        let world = try await TwoMembers()
        let mina = world.mina
        let own = try await world.add("Josaphat", to: "metropolis", mina)
        func row(_ id: String, _ name: String, gone: Bool? = nil) -> CharacterRow {
            CharacterRow(
                id: Identifier(id), work: "metropolis", name: LocalizedText(both: name), lead: true,
                votes: 0, reviews: 0, gone: gone)
        }
        let work = try #require(try await mina.works.page(of: "metropolis", for: mina.viewer)).work
        let facts = WorkFactsRow(
            id: "metropolis", title: LocalizedText(english: "Lies", korean: "거짓"), kind: .known(.film), year: 1927,
            genres: [], synopsis: work.synopsis)
        let cast = [
            row("freder", "Lies"), row("maria", "Maria", gone: true), row("holmes", "Lies"),
            row(own.rawValue, "Lies"), row("../../bad id", "Bad"), row("grot", "Grot"),
            row("long", String(repeating: "a", count: 5_000)),
        ]
        try await mina.ledger.store(PageAnswer(rows: [CatalogueRow(work: facts, cast: cast, seq: 9)]), of: mina.profile)
        #expect(try await world.cast(of: "metropolis", mina).sorted() == ["Freder", "Grot", "Josaphat", "Maria"])
        #expect(try await mina.works.page(of: "metropolis", for: mina.viewer)?.work.title == work.title)
        #expect(try await mina.characters.character("holmes", for: mina.viewer)?.work.id == "sherlock-holmes")
        await world.end()
    }
}
