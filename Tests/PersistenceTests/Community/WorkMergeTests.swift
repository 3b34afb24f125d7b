import Domain
import GRDB
import TestSupport
import Testing

@testable import Persistence

/// Two works of this machine become one, and two again.
struct WorkMergeTests {
    private let me = CommunityWorld.me
    private var author: Author { Author(me, type: nil) }

    private func own(_ world: CommunityWorld, _ title: String, _ names: String...) async throws -> CastWork {
        let draft = CastWork(
            work: Work(id: "", title: LocalizedText(both: title), kind: .film, year: 2019),
            cast: names.map { WorkCharacter(id: "", name: LocalizedText(both: $0)) })
        let id = try #require(try await world.works.save([draft], of: me, at: 1).first)
        return try #require(try await world.works.ownWork(id, of: me))
    }

    private func cast(_ world: CommunityWorld, _ id: Identifier<Work>) async throws -> Set<String> {
        try await Set(
            world.works.cast(of: id, for: Viewer(me), after: nil, limit: 99).rows.map(\.name.english))
    }

    private func log(_ world: CommunityWorld, _ id: Identifier<Work>) async throws -> [Int64] {
        try await world.marks.watched(of: me, work: id, after: nil, limit: 9).rows.map(\.watching.watchedAt)
    }

    @Test func `a merge moves votes, reviews, marks and log entries, and a split moves them back`() async throws {
        let world = try await CommunityWorld()
        let merges = SQLiteWorkMergeRepository(database: world.database)
        let old = try await own(world, "The Ferry", "Ann", "Cid")
        let new = try await own(world, "Night Ferry", "Ann", "Ben")
        try await world.vote("local", old.cast[0].id.rawValue, "INFP")
        try await world.vote("local", old.cast[1].id.rawValue, "ENTJ")
        _ = try await world.reviews.write(
            PostText("A quiet one, quieter than the sea.", as: .review), isSpoiler: false, about: old.cast[0].id,
            by: author, at: 2)
        _ = try await world.marks.add(Watching(work: old.work.id, watchedAt: 7), of: me)
        // A wish after watching is for another time.
        try await world.marks.setWished(true, old.work.id, by: author, at: 8)
        let before = try await CommunitySums.kept(world.database)

        let merge = try await merges.merge(old.work.id, into: new.work.id, of: me, at: 9)
        #expect(merge.joined == 1 && merge.moved == 1)
        #expect(try await cast(world, new.work.id) == ["Ann", "Ben", "Cid"])
        #expect(try await world.votes.vote(on: new.cast[0].id, by: me)?.ballot.type.text == "INFP")
        #expect(try await world.votes.vote(on: old.cast[1].id, by: me)?.ballot.type.text == "ENTJ")
        #expect(
            try await world.reviews.reviews(
                of: new.cast[0].id, by: .newest, for: Viewer(me), after: nil, limit: 9
            ).rows.count == 1)
        let page = try #require(try await world.works.page(of: old.work.id, for: Viewer(me)))
        #expect(page.work.id == new.work.id && page.marks.isWished)
        #expect(try await log(world, new.work.id) == [7])
        #expect(try await merges.parts(of: new.work.id, of: me).map(\.id) == [old.work.id])
        #expect(try await CommunitySums.kept(world.database) == CommunitySums.recounted(world.database))

        _ = try await world.marks.add(Watching(work: new.work.id, watchedAt: 8), of: me)
        _ = try await merges.split(old.work.id, of: me)
        #expect(try await cast(world, old.work.id) == ["Ann", "Cid"])
        #expect(try await cast(world, new.work.id) == ["Ann", "Ben"])
        #expect(try await log(world, old.work.id) == [7])
        #expect(try await log(world, new.work.id) == [8], "later changes stay")
        #expect(try await world.votes.vote(on: new.cast[0].id, by: me) == nil)
        #expect(try await world.votes.vote(on: old.cast[0].id, by: me)?.ballot.type.text == "INFP")
        #expect(try await merges.parts(of: new.work.id, of: me).isEmpty)
        let after = try await CommunitySums.kept(world.database)
        for part in ["tally", "type", "month", "review"] { #expect(after.rows[part] == before.rows[part], "\(part)") }
        for kind in ["work.split", "watched.add", "work.merge"] {
            #expect(try await world.history.undo(for: me)?.kind == kind)
        }
        #expect(try await cast(world, old.work.id) == ["Ann", "Cid"])
        #expect(try await CommunitySums.kept(world.database) == CommunitySums.recounted(world.database))
    }

    @Test func `a merge keeps the newer of two votes, and a split restores the older`() async throws {
        let world = try await CommunityWorld()
        let merges = SQLiteWorkMergeRepository(database: world.database)
        let old = try await own(world, "The Ferry", "Ann")
        let new = try await own(world, "Night Ferry", "Ann")
        try await world.vote("local", old.cast[0].id.rawValue, "INFP", at: 10)
        try await world.vote("local", new.cast[0].id.rawValue, "ENTJ", at: 20)
        _ = try await merges.merge(old.work.id, into: new.work.id, of: me, at: 30)
        #expect(try await world.votes.vote(on: new.cast[0].id, by: me)?.ballot.type.text == "ENTJ")
        _ = try await merges.split(old.work.id, of: me)
        #expect(try await world.votes.vote(on: old.cast[0].id, by: me)?.ballot.type.text == "INFP")
        #expect(try await world.votes.vote(on: new.cast[0].id, by: me)?.ballot.type.text == "ENTJ")
    }

    @Test func `a bundled work absorbs others and is never merged away`() async throws {
        let world = try await CommunityWorld()
        let merges = SQLiteWorkMergeRepository(database: world.database)
        let mine = try await own(world, "Metropolis again", "Somebody else")
        _ = try await merges.merge(mine.work.id, into: "metropolis", of: me, at: 3)
        #expect(try await cast(world, "metropolis").contains("Somebody else"))
        let again = try await SQLiteKeptRepository(database: world.database).keep(
            OnlineWorld.work("Metropolis again", year: 1927, kind: .film), of: me, at: 4)
        #expect(again.target == .work("metropolis"), "the merged work's title finds it")
        let other = try await own(world, "Other", "Ann")
        await #expect(throws: WorkMergeProblem.self) {
            try await merges.merge("metropolis", into: other.work.id, of: me, at: 5)
        }
        await #expect(throws: WorkMergeProblem.sameWork) {
            try await merges.merge(other.work.id, into: other.work.id, of: me, at: 5)
        }
        await #expect(throws: WorkMergeProblem.notMerged(id: other.work.id.rawValue)) {
            try await merges.split(other.work.id, of: me)
        }
        try await world.addMembers(["ann"])
        await #expect(throws: WorkMergeProblem.self) {
            try await merges.merge(other.work.id, into: "metropolis", of: "ann", at: 6)
        }
    }
}
