import CommunitySync
import Domain
import Persistence
import Synchronization
import TestSupport
import Testing

/// Imports a file from before two works were merged. All of its records belong to the remaining work.
struct MergedImportsTests {
    private let entj: MBTI
    private let infp: MBTI

    init() throws {
        entj = try MBTI(text: "ENTJ")
        infp = try MBTI(text: "INFP")
    }

    /// Juno's work is merged into Mina's after votes on both.
    private struct Story {
        var world: TwoMembers
        let kept: CastWork
        let old: CastWork
        /// Juno's file from before the merge.
        let file: MemberFile
        /// Mina's file from before the merge.
        let other: MemberFile
    }

    private func story() async throws -> Story {
        var world = try await TwoMembers()
        let (mina, juno) = (world.mina, world.juno)
        try await mina.addWork("Garden Ferry", ["Ann"])
        let draft = try await juno.addWork("The Garden Ferry", ["Ann", "Cy"])
        for terminal in [mina, juno] {
            #expect(try await terminal.service.publishWorks(of: terminal.profile).count == 1)
        }
        let old = try #require(try await ownWork(of: juno))
        #expect(old.cast.map(\.name) == draft.cast.map(\.name))
        try await world.exchange(mina)
        for terminal in [mina, juno] {
            try await terminal.vote(old.cast[0].id, infp)
            try await terminal.vote(old.cast[1].id, entj)
            _ = try await terminal.marks.add(
                Watching(work: old.work.id, watchedAt: terminal.clock.now()), of: terminal.profile)
            try await terminal.marks.setWished(true, old.work.id, by: terminal.member, at: terminal.clock.now())
            _ = try await terminal.reviews.write(
                PostText("Cold but fair.", as: .review), isSpoiler: false, about: old.cast[0].id, by: terminal.member,
                at: terminal.clock.now())
        }
        try await world.exchange(mina, juno)
        let files = (try await juno.export(), try await mina.export())
        let kept = try #require(try await ownWork(of: mina)).work.id
        try await world.merge(old.work.id, into: kept)
        try await world.exchange(mina, juno)
        let remaining = try #require(try await ownWork(of: mina))
        return Story(world: world, kept: remaining, old: old, file: files.0, other: files.1)
    }

    private func ownWork(of terminal: TestTerminal) async throws -> CastWork? {
        let own = try await terminal.works.works(
            .own(terminal.profile), by: .english, for: terminal.viewer, after: nil, limit: 5)
        guard let id = own.rows.first?.id else { return nil }
        return try await terminal.works.ownWork(id, of: terminal.profile)
    }

    /// Expects each record of a terminal once, and for the remaining work.
    private func expectOne(_ story: Story, at terminal: TestTerminal, watched: Int = 1) async throws {
        let titles = try await terminal.works.works(.all, by: .english, for: terminal.viewer, after: nil, limit: 50)
            .rows.map(\.work.title.english).filter { $0.contains("Ferry") }
        #expect(titles == ["Garden Ferry"])
        let page = try #require(try await terminal.works.page(of: story.kept.work.id, for: terminal.viewer))
        #expect(page.marks.isWished && page.watchedCount == watched)
        #expect(page.progress == DigProgress(dug: 2, all: 2))
        #expect(try await story.world.cast(of: story.kept.work.id, terminal).sorted() == ["Ann", "Cy"])
        let ann = story.kept.cast[0].id
        #expect(try await terminal.votes.vote(on: ann, by: terminal.profile)?.ballot.type == infp)
        #expect(
            try await terminal.votes.vote(on: story.old.cast[1].id, by: terminal.profile)?.ballot.type == entj)
        let reviews = try await terminal.reviews.reviews(
            of: ann, by: .newest, for: terminal.viewer, after: nil, limit: 9
        ).rows.filter { $0.author.id == terminal.profile }
        #expect(reviews.map(\.shownText) == ["Cold but fair."])
        #expect(
            try await terminal.marks.watched(of: terminal.profile, work: nil, after: nil, limit: 9).rows.count
                == watched)
        #expect(try await terminal.service.notices(of: terminal.profile).isEmpty)
        #expect(try await terminal.service.status(of: terminal.profile)?.waiting == 0)
    }

    @Test(arguments: [DuplicatePolicy.skip, .overwrite])
    func `importing on a terminal that knows both works duplicates nothing`(policy: DuplicatePolicy) async throws {
        let story = try await story()
        for (terminal, file) in [(story.world.juno, story.file), (story.world.mina, story.other)] {
            try await terminal.bring(file, onDuplicate: policy)
            try await story.world.exchange(terminal)
            try await expectOne(story, at: terminal)
        }
        await story.world.end()
    }

    @Test func `changes since an export apply to the remaining work and reach the community`()
        async throws
    {
        let story = try await story()
        for (terminal, file) in [(story.world.juno, story.file), (story.world.mina, story.other)] {
            try await terminal.vote(story.kept.cast[0].id, entj)
            try await terminal.marks.setWished(
                false, story.kept.work.id, by: terminal.member, at: terminal.clock.now())
            try await story.world.exchange(terminal)
            let count = try await terminal.bring(file, onDuplicate: .overwrite)
            #expect(count["votes"] == nil && count["wishes"] == 1 && count["watched"] == nil && count["works"] == nil)
            try await story.world.exchange(terminal)
            try await expectOne(story, at: terminal)
        }
        story.world.mina.clock.advance(CommunityResource.age)
        #expect(try await story.world.mina.shown(story.kept.cast[0].id) == [infp: 2])
        await story.world.end()
    }

    @Test func `a merged work is not created again on a new device`() async throws {
        let story = try await story()
        let second = try await TestTerminal()
        try await second.join(story.world.server, as: "juno", entrance: .signIn)
        try await story.world.exchange(second)
        try await second.bring(story.file)
        try await story.world.exchange(second)
        try await expectOne(story, at: second)
        #expect(try await second.service.publishWorks(of: second.profile).count == 0)
        try await expectOne(story, at: second)
        await story.world.end(second)
    }

    @Test func `an imported own work is merged with the remaining one after joining`() async throws {
        let story = try await story()
        let second = try await TestTerminal()
        try await second.bring(story.file)
        let own = try #require(try await ownWork(of: second))
        #expect(own.work.title.english == "The Garden Ferry" && own.cast.count == 2)
        try await second.join(
            story.world.server, as: "juno", entrance: .signIn, brings: JoinUpload(works: true))
        try await story.world.exchange(second)
        try await expectOne(story, at: second)
        await story.world.end(second)
    }

    @Test func `a diary matches no community works of another account`() async throws {
        let story = try await story()
        let juno = story.world.juno
        func titles(of profile: Identifier<Profile>) async throws -> [String] {
            let known = Mutex<[KnownWork]>([])
            _ = try await SQLiteImportStore(database: juno.database, clock: juno.clock).run(
                of: profile, onDuplicate: .skip, isDryRun: true
            ) { session in
                let found = try session.knownWorks()
                known.withLock { $0 = found }
                return ImportReport()
            }
            return known.withLock { $0.map(\.work.title.english) }
        }
        let title = story.kept.work.title.english
        #expect(try await titles(of: juno.profile).contains(title))
        let others = try await titles(of: Profile.localID)
        #expect(!others.contains(title) && others.contains("Metropolis"))
        await story.world.end()
    }

    @Test func `a diary that names a merged work matches the remaining one`() async throws {
        let story = try await story()
        let juno = story.world.juno
        let known = Mutex<([KnownWork], [KnownWatching])>(([], []))
        _ = try await SQLiteImportStore(database: juno.database, clock: juno.clock).run(
            of: juno.profile, onDuplicate: .skip, isDryRun: true
        ) { session in
            let found = (try session.knownWorks(), try session.watchings())
            known.withLock { $0 = found }
            return ImportReport()
        }
        let (works, watchings) = known.withLock { $0 }
        let work = story.kept.work
        let kept = WorkReference(id: work.id, title: work.title, kind: work.kind, year: work.year)
        let clue = WorkClue(title: "The Garden Ferry", year: 1999)
        #expect(WorkMatcher(works).match(clue) == .sure(kept))
        #expect(watchings.map(\.watching.work) == [story.kept.work.id])
        await story.world.end()
    }
}
