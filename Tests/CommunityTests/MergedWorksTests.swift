import CommunitySync
import Domain
import Persistence
import TestSupport
import Testing

/// An operator merges two works that a terminal already knows.
struct MergedWorksTests {
    private func works(of terminal: TestTerminal) async throws -> [CastWork] {
        let own = try await terminal.works.works(
            .own(terminal.profile), by: .english, for: terminal.viewer, after: nil, limit: 5)
        var works: [CastWork] = []
        for row in own.rows {
            works.append(try #require(try await terminal.works.ownWork(row.id, of: terminal.profile)))
        }
        return works.sorted { $0.cast.count < $1.cast.count }
    }

    @Test func `votes and marks on a merged work belong to the remaining one, by either id`()
        async throws
    {
        let (infp, entj) = (try MBTI(text: "INFP"), try MBTI(text: "ENTJ"))
        var world = try await TwoMembers()
        let (mina, juno) = (world.mina, world.juno)
        try await juno.addWork("Garden Ferry", ["Ann"])
        try await juno.addWork("The Garden Ferry", ["Ann", "Cy"])
        #expect(try await juno.service.publishWorks(of: juno.profile).count == 2)
        try await world.exchange(mina)
        let both = try await works(of: juno)
        let (kept, old) = (both[0], both[1])
        let (ann, cy) = (old.cast[0].id, old.cast[1].id)
        let remaining = kept.cast[0].id
        try await mina.vote(ann, infp)
        try await mina.vote(cy, entj)
        _ = try await mina.marks.add(Watching(work: old.work.id, watchedAt: mina.clock.now()), of: mina.profile)
        try await mina.marks.setWished(true, old.work.id, by: mina.member, at: mina.clock.now())
        _ = try await mina.reviews.write(
            PostText("Cold but fair.", as: .review), isSpoiler: false, about: ann, by: mina.member,
            at: mina.clock.now())
        try await world.exchange(mina)

        let merged = try await world.merge(old.work.id, into: kept.work.id)
        #expect(merged.joined == 1 && merged.moved == 1)
        try await world.exchange(mina)

        let page = try #require(try await mina.works.page(of: old.work.id, for: mina.viewer))
        #expect(page.work.id == kept.work.id && !page.isGone)
        #expect(page.marks.isWished && page.watchedCount == 1)
        let cast = try await mina.works.cast(of: old.work.id, for: mina.viewer, after: nil, limit: 5).rows
        #expect(Set(cast.map(\.id)) == [remaining, cy] && cast.allSatisfy { !$0.isGone && $0.isDug })
        #expect(try await mina.characters.character(ann, for: mina.viewer)?.id == remaining)
        #expect(try await mina.votes.vote(on: remaining, by: mina.profile)?.ballot.type == infp)
        #expect(try await mina.votes.vote(on: cy, by: mina.profile)?.ballot.type == entj)
        #expect(
            try await mina.reviews.reviews(
                of: remaining, by: .newest, for: mina.viewer, after: nil, limit: 5
            ).rows.map(\.shownText) == ["Cold but fair."])
        #expect(try await mina.service.notices(of: mina.profile).isEmpty)
        await world.end()
    }

    @Test func `an undo on a merged work applies to the remaining one, or reports nothing`()
        async throws
    {
        let infp = try MBTI(text: "INFP")
        var world = try await TwoMembers()
        let (mina, juno) = (world.mina, world.juno)
        try await juno.addWork("Garden Ferry", ["Ann"])
        try await juno.addWork("The Garden Ferry", ["Ann", "Cy"])
        #expect(try await juno.service.publishWorks(of: juno.profile).count == 2)
        try await world.exchange(mina)
        let both = try await works(of: juno)
        let (kept, old) = (both[0], both[1])
        try await mina.marks.setThumb(.like, old.work.id, by: mina.member, at: mina.clock.now())
        try await mina.vote(old.cast[0].id, infp)
        try await mina.marks.setWished(true, old.work.id, by: mina.member, at: mina.clock.now())
        try await world.exchange(mina)
        try await world.merge(old.work.id, into: kept.work.id)
        for terminal in [mina, juno] {
            try await world.exchange(terminal)
        }
        func marks() async throws -> WorkMarks? {
            try await mina.works.page(of: kept.work.id, for: mina.viewer)?.marks
        }
        #expect(try await marks()?.isWished == true)
        #expect(try await mina.history.undo(for: mina.profile)?.subjects == [old.work.id.rawValue])
        #expect(try await marks()?.isWished == false)
        #expect(try await mina.history.redo(for: mina.profile) != nil)
        #expect(try await marks()?.isWished == true)
        #expect(try await mina.history.undo(for: mina.profile) != nil)
        #expect(try await mina.history.undo(for: mina.profile)?.subjects == [old.cast[0].id.rawValue])
        #expect(try await mina.votes.vote(on: kept.cast[0].id, by: mina.profile) == nil)

        // Another device took the thumb back, so the undo step has no effect.
        let second = try await TestTerminal()
        try await second.join(world.server, as: "mina", entrance: .signIn)
        try await second.marks.setThumb(nil, kept.work.id, by: second.member, at: second.clock.now())
        try await world.exchange(second)
        try await world.exchange(mina)
        #expect(try await marks()?.thumb == nil)
        #expect(try await mina.history.undo(for: mina.profile) == nil)
        await world.end(second)
    }

    // MARK: Works of this machine

    /// The English titles in a reader's list of all works, without the bundled ones.
    private func titles(_ terminal: TestTerminal, _ viewer: Viewer) async throws -> [String] {
        try await terminal.works.works(.all, by: .english, for: viewer, after: nil, limit: 50).rows
            .map(\.work.title.english).filter { $0.contains("Ferry") }
    }

    /// Expects the same work among the member's own works, watched entries and month.
    private func expectNamed(_ work: Work, for terminal: TestTerminal) async throws {
        let own = try await terminal.works.works(
            .own(terminal.profile), by: .english, for: terminal.viewer, after: nil, limit: 5)
        #expect(own.rows.map(\.work.title) == [work.title] && own.rows.map(\.work.id) == [work.id])
        let log = try await terminal.marks.watched(of: terminal.profile, work: nil, after: nil, limit: 5).rows
        #expect(log.map(\.work.title) == [work.title])
        #expect(log.map(\.work.id) == [work.id] && log.map(\.watching.work) == [work.id])
        let time = FixedLocalTime()
        let month = try await SQLiteMonthRepository(database: terminal.database).month(
            LocalMonth(time.day(of: terminal.clock.now())), of: terminal.profile, localTime: time)
        #expect(month.films.map(\.work.title) == [work.title] && month.films.map(\.work.id) == [work.id])
        #expect(Set(month.digs.map(\.work)) == [work.title])
    }

    private func found(_ text: String, _ terminal: TestTerminal, _ viewer: Viewer) async throws -> [SearchHit] {
        try await SQLiteSearchRepository(database: terminal.database).worksAndCharacters(
            matching: text, SearchFilter(), for: viewer, limit: 9
        ).rows.map(\.hit)
    }

    @Test func `the owner of a merged work sees the remaining one, and their own after leaving`()
        async throws
    {
        let (infp, entj) = (try MBTI(text: "INFP"), try MBTI(text: "ENTJ"))
        var world = try await TwoMembers()
        let (mina, juno) = (world.mina, world.juno)
        let kept = try await mina.addWork("Garden Ferry", ["Ann"])
        let old = try await juno.addWork("The Garden Ferry", ["Ann", "Cy"])
        for terminal in [mina, juno] {
            #expect(try await terminal.service.publishWorks(of: terminal.profile).count == 1)
        }
        let (remaining, ann, cy) = (kept.cast[0].id, old.cast[0].id, old.cast[1].id)
        try await world.exchange(mina)
        try await mina.vote(remaining, entj)
        try await world.exchange(mina)
        try await juno.vote(ann, infp)
        try await juno.vote(cy, entj)
        _ = try await juno.marks.add(Watching(work: old.work.id, watchedAt: juno.clock.now()), of: juno.profile)
        try await juno.marks.setWished(true, old.work.id, by: juno.member, at: juno.clock.now())
        _ = try await juno.reviews.write(
            PostText("Cold but fair.", as: .review), isSpoiler: false, about: ann, by: juno.member,
            at: juno.clock.now())
        try await world.exchange(juno)
        #expect(try await titles(juno, juno.viewer) == ["Garden Ferry", "The Garden Ferry"])

        try await world.merge(old.work.id, into: kept.work.id)
        try await world.exchange(juno)
        let page = try #require(try await juno.works.page(of: old.work.id, for: juno.viewer))
        #expect(page.work.id == kept.work.id && !page.isGone)
        #expect(page.parts.map(\.english) == ["The Garden Ferry"])
        #expect(page.marks.isWished && page.watchedCount == 1 && page.progress == DigProgress(dug: 2, all: 2))
        for id in [old.work.id, kept.work.id] {
            let cast = try await juno.works.cast(of: id, for: juno.viewer, after: nil, limit: 5).rows
            #expect(cast.map(\.id) == [remaining, cy])
            #expect(cast.allSatisfy { !$0.isGone && $0.isDug && $0.work.id == kept.work.id })
            let watched = try await juno.marks.watched(of: juno.profile, work: id, after: nil, limit: 5)
            #expect(watched.rows.count == 1)
        }
        #expect(try await titles(juno, juno.viewer) == ["Garden Ferry"])
        try await expectNamed(kept.work, for: juno)
        // Adding a note to an entry under the old name does not change the entry's work.
        let log = try await juno.marks.watched(of: juno.profile, work: nil, after: nil, limit: 5).rows
        var noted = try #require(log.first)
        noted.watching.note = "in the rain"
        #expect(try await juno.marks.update(noted, of: juno.profile))
        try await expectNamed(kept.work, for: juno)
        #expect(try await found("ferry", juno, juno.viewer).count == 1)
        #expect(try await found("ann", juno, juno.viewer).count == 1)
        juno.clock.advance(CommunityResource.age + 1)
        for id in [remaining, ann] {
            #expect(try await juno.shown(id) == [infp: 1, entj: 1])
            #expect(try await juno.votes.vote(on: id, by: juno.profile)?.ballot.type == infp)
            #expect(
                try await juno.reviews.reviews(of: id, by: .newest, for: juno.viewer, after: nil, limit: 5).rows
                    .map(\.shownText) == ["Cold but fair."])
        }
        #expect(try await juno.reviews.reviewCount(of: remaining) == 1)
        #expect(try await juno.reviews.reviewCount(of: ann) == 0)
        // Other profiles of this machine see the old works.
        let local = Viewer(Profile.localID)
        #expect(try await juno.works.page(of: old.work.id, for: local)?.work.id == old.work.id)
        #expect(try await titles(juno, local) == ["The Garden Ferry"])
        #expect(
            try await juno.works.cast(of: old.work.id, for: local, after: nil, limit: 5).rows.map(\.id) == [ann, cy])

        // Actions under the old name count for the remaining work; changes to the member's own work cause no error.
        try await juno.vote(ann, entj)
        var own = try #require(try await juno.works.ownWork(old.work.id, of: juno.profile))
        own.work.synopsis = LocalizedText(english: "A slow ferry.", korean: "느린 배.")
        try await juno.works.save([own], of: juno.profile, at: juno.clock.now())
        #expect(try await juno.service.publishWorks(of: juno.profile).count == 0)
        try await world.exchange(juno)
        #expect(try await juno.service.notices(of: juno.profile).isEmpty)
        #expect(try await juno.service.status(of: juno.profile)?.waiting == 0)
        try await world.exchange(mina)
        mina.clock.advance(CommunityResource.age + 1)
        #expect(try await mina.shown(remaining) == [entj: 2])

        try await juno.service.leave(juno.profile)
        try await expectNamed(old.work, for: juno)
        let again = try #require(try await juno.works.page(of: old.work.id, for: juno.viewer))
        #expect(again.work.id == old.work.id && again.marks.isWished && again.watchedCount == 1 && again.parts.isEmpty)
        #expect(again.work.synopsis.english == "A slow ferry.")
        #expect(again.progress == DigProgress(dug: 2, all: 2))
        #expect(try await juno.votes.vote(on: ann, by: juno.profile)?.ballot.type == entj)
        #expect(try await juno.reviews.reviewCount(of: ann) == 1)
        #expect(try await titles(juno, juno.viewer) == ["The Garden Ferry"])
        #expect(
            try await juno.characters.character(ann, for: juno.viewer)?.work.id == old.work.id, "and not of the other")

        try await juno.join(world.server, as: "juno", entrance: .signIn, brings: JoinUpload(works: true))
        #expect(try await juno.service.notices(of: juno.profile).isEmpty)
        #expect(try await titles(juno, juno.viewer) == ["Garden Ferry"])
        #expect(try await juno.works.page(of: old.work.id, for: juno.viewer)?.marks.isWished == true)
        #expect(try await juno.votes.vote(on: remaining, by: juno.profile)?.ballot.type == entj)
        juno.clock.advance(CommunityResource.age + 1)
        #expect(try await juno.shown(remaining) == [entj: 2])
        await world.end()
    }

    @Test func `a merged bundled work is one with the other for members alone`()
        async throws
    {
        let infp = try MBTI(text: "INFP")
        var world = try await TwoMembers()
        let (first, second) = (world.mina, try await TestTerminal())
        try await second.join(world.server, as: "mina", entrance: .signIn)
        try await first.vote("tom", infp)
        for terminal in [first, second] { try await world.exchange(terminal) }
        try await world.merge("felix", into: "metropolis", second)
        for terminal in [first, second] {
            try await world.exchange(terminal)
            let page = try #require(try await terminal.works.page(of: "felix", for: terminal.viewer))
            #expect(page.work.id == "metropolis" && page.parts.map(\.english) == ["Feline Follies"])
            #expect(page.progress == DigProgress(dug: 1, all: 3))
            let cast = try await terminal.works.cast(of: "metropolis", for: terminal.viewer, after: nil, limit: 9).rows
            #expect(Set(cast.map(\.id)) == ["freder", "maria", "tom"])
            #expect(cast.allSatisfy { $0.work.id == "metropolis" })
            // A page may end within a cast.
            let start = try await terminal.works.cast(of: "metropolis", for: terminal.viewer, after: nil, limit: 2)
            let rest = try await terminal.works.cast(
                of: "metropolis", for: terminal.viewer, after: start.next, limit: 2)
            #expect((start.rows + rest.rows).map(\.id) == cast.map(\.id))
            #expect(try await found("feline", terminal, terminal.viewer).isEmpty)
            let day = try await terminal.home.worksOfDay(1, kind: nil, for: terminal.viewer, after: nil, limit: 50)
            #expect(!day.rows.contains { $0.id == "felix" } && day.rows.contains { $0.id == "metropolis" })
            let local = Viewer(Profile.localID)
            #expect(try await terminal.works.page(of: "felix", for: local)?.work.id == "felix")
            #expect(try await found("feline", terminal, local).count == 1)
        }
        try await first.service.leave(first.profile)
        let page = try #require(try await first.works.page(of: "felix", for: first.viewer))
        #expect(page.work.id == "felix" && page.progress == DigProgress(dug: 1, all: 1))
        #expect(try await first.works.page(of: "metropolis", for: first.viewer)?.progress.all == 2)
        await world.end(second)
    }

    @Test
    func `characters of a work merged into a bundled one stay until the member leaves`()
        async throws
    {
        var world = try await TwoMembers()
        let (mina, juno) = (world.mina, world.juno)
        let work = try await juno.addWork("Metropolis Again", ["Maria", "Grot"])
        #expect(try await juno.service.publishWorks(of: juno.profile).count == 1)
        try await world.exchange(mina)
        try await world.merge(work.work.id, into: "metropolis")
        for terminal in [mina, juno] {
            try await world.exchange(terminal)
            let cast = try await terminal.works.cast(of: "metropolis", for: terminal.viewer, after: nil, limit: 9).rows
            #expect(Set(cast.map(\.id)) == ["freder", "maria", work.cast[1].id])
            #expect(cast.allSatisfy { !$0.isGone && $0.work.id == "metropolis" })
        }
        try await mina.service.leave(mina.profile)
        let cast = try await mina.works.cast(of: "metropolis", for: mina.viewer, after: nil, limit: 9).rows
        #expect(cast.map(\.id) == ["freder", "maria"])
        await world.end()
    }

    @Test func `a withdrawn work stays if another member's work was merged into it`()
        async throws
    {
        var world = try await TwoMembers()
        let (mina, juno) = (world.mina, world.juno)
        let kept = try await mina.addWork("Garden Ferry", ["Ann"])
        let old = try await juno.addWork("The Garden Ferry", ["Cy"])
        for terminal in [mina, juno] {
            #expect(try await terminal.service.publishWorks(of: terminal.profile).count == 1)
        }
        try await world.merge(old.work.id, into: kept.work.id)
        #expect(try await mina.service.takeBackWorks(of: mina.profile) == WorksTakenBack(gone: 0, staying: 1))
        try await world.exchange(juno)
        #expect(try await titles(juno, juno.viewer) == ["Garden Ferry"])
        await world.end()
    }

    @Test func `works merged in a chain are all the last one`() async throws {
        var world = try await TwoMembers()
        let juno = world.juno
        let old = try await juno.addWork("Feline Again", ["Master Tom", "Cy"])
        #expect(try await juno.service.publishWorks(of: juno.profile).count == 1)
        try await world.merge(old.work.id, into: "felix")
        try await world.exchange(juno)
        #expect(try await juno.works.page(of: old.work.id, for: juno.viewer)?.work.id == "felix")
        try await world.merge("felix", into: "metropolis")
        try await world.exchange(juno)
        let page = try #require(try await juno.works.page(of: old.work.id, for: juno.viewer))
        #expect(page.work.id == "metropolis" && page.parts.count == 2)
        let cast = try await juno.works.cast(of: "metropolis", for: juno.viewer, after: nil, limit: 9).rows
        #expect(Set(cast.map(\.id)) == ["freder", "maria", "tom", old.cast[1].id])
        #expect(try await juno.characters.character(old.cast[0].id, for: juno.viewer)?.id == "tom")
        await world.end()
    }

    @Test(arguments: [["A Ferry", "B Ferry", "C Ferry"], ["C Ferry", "B Ferry", "A Ferry"]])
    func `merged own works are listed once, whatever the page size`(
        titles: [String]
    ) async throws {
        var world = try await TwoMembers()
        let juno = world.juno
        var ids: [String: Identifier<Work>] = [:]
        for title in titles + ["Dry Dock"] { try await juno.addWork(title, ["Ann"]) }
        #expect(try await juno.service.publishWorks(of: juno.profile).count == 4)
        for row in try await own(juno, limit: 9) { ids[row.work.title.english] = row.id }
        // The merged work precedes or follows the remaining one, which is last in the alphabet.
        for old in ["A Ferry", "B Ferry"] {
            try await world.merge(try #require(ids[old]), into: try #require(ids["C Ferry"]))
        }
        try await world.exchange(juno)
        for limit in 1...4 {
            let rows = try await own(juno, limit: limit)
            #expect(rows.map(\.work.title.english) == ["C Ferry", "Dry Dock"], "pages of \(limit)")
        }
        try await juno.service.leave(juno.profile)
        #expect(try await own(juno, limit: 1).map(\.work.title.english) == titles + ["Dry Dock"])
        await world.end()
    }

    /// All own works, page by page.
    private func own(_ terminal: TestTerminal, limit: Int) async throws -> [WorkSummary] {
        var rows: [WorkSummary] = []
        var next: ListMark?
        repeat {
            let page = try await terminal.works.works(
                .own(terminal.profile), by: .english, for: terminal.viewer, after: next, limit: limit)
            rows += page.rows
            next = page.next
        } while next != nil
        return rows
    }
}
