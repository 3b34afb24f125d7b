import CommunitySync
import Domain
import Persistence
import Testing

@testable import CommunityServer

/// Two works of a community that an operator made one, as a terminal sees it that knew both.
struct MergedWorksTests {
    private func works(of terminal: TestTerminal) async throws -> [CastWork] {
        let own = try await terminal.works.works(
            .own(terminal.profile), by: .english, for: terminal.reader, after: nil, limit: 5)
        var works: [CastWork] = []
        for row in own.rows {
            works.append(try #require(try await terminal.works.ownWork(row.id, of: terminal.profile)))
        }
        return works.sorted { $0.cast.count < $1.cast.count }
    }

    @Test func `what was said of the old one is of the one that remains, and who names the old one is shown that`()
        async throws
    {
        let (infp, entj) = (try MBTI(text: "INFP"), try MBTI(text: "ENTJ"))
        let server = try await TestServer.start()
        let (mina, juno) = (try await TestTerminal(), try await TestTerminal())
        for (terminal, name) in [(mina, "mina"), (juno, "juno")] { try await terminal.join(server, as: name) }
        try await juno.addWork("Garden Ferry", ["Ann"])
        try await juno.addWork("The Garden Ferry", ["Ann", "Cy"])
        #expect(try await juno.service.publishWorks(of: juno.profile) == 2)
        try await mina.exchange.exchange(of: mina.profile)
        let both = try await works(of: juno)
        let (kept, old) = (both[0], both[1])
        let (ann, cy) = (old.cast[0].id, old.cast[1].id)
        let remaining = kept.cast[0].id
        try await mina.vote(ann, infp)
        try await mina.vote(cy, entj)
        try await mina.marks.setWished(true, old.work.id, by: mina.member, at: mina.clock.now())
        _ = try await mina.marks.add(Watching(work: old.work.id, watchedAt: mina.clock.now()), of: mina.profile)
        _ = try await mina.reviews.write(
            PostText("Cold but fair.", as: .review), isSpoiler: false, about: ann, by: mina.member,
            at: mina.clock.now())
        try await mina.exchange.exchange(of: mina.profile)

        await server.stop()
        let store = try StoreOpener.open(server.store, isServing: false)
        let merged = try await CommunityOperator(database: store, clock: SystemClock(), name: "root")
            .mergeWork(old.work.id.rawValue, into: kept.work.id.rawValue)
        #expect(merged.joined == 1 && merged.moved == 1)
        let after = try await TestServer.start(in: server.folder)
        await mina.move(to: after)
        try await mina.exchange.exchange(of: mina.profile)

        let page = try #require(try await mina.works.page(of: old.work.id, for: mina.reader))
        #expect(page.work.id == kept.work.id && !page.isGone)
        #expect(page.marks.isWished && page.watchedCount == 1)
        let cast = try await mina.works.cast(of: old.work.id, for: mina.reader, after: nil, limit: 5).rows
        #expect(Set(cast.map(\.id)) == [remaining, cy] && cast.allSatisfy { !$0.isGone && $0.isDug })
        #expect(try await mina.characters.character(ann, for: mina.reader)?.id == remaining)
        #expect(try await mina.votes.vote(on: remaining, by: mina.profile)?.ballot.type == infp)
        #expect(try await mina.votes.vote(on: cy, by: mina.profile)?.ballot.type == entj)
        #expect(
            try await mina.reviews.reviews(
                of: remaining, by: .newest, for: mina.reader, after: nil, limit: 5
            ).rows.map(\.shownText) == ["Cold but fair."])
        #expect(try await mina.service.notices(of: mina.profile).isEmpty)
        for terminal in [mina, juno] { await terminal.close() }
        await after.remove()
    }
}
