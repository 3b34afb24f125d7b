import Domain
import GRDB
import TestSupport
import Testing

@testable import Persistence

/// A work that several catalogues have is stored once.
struct WorkMatcherTests {
    private let me = CommunityWorld.me

    private static func text(_ english: String, _ korean: String = "") -> LocalizedText {
        LocalizedText(english: english, korean: korean)
    }

    /// A work as Wikidata reports it.
    private func found(
        _ title: LocalizedText, year: Int = 2019, kind: WorkKind = .film, id value: String = "q1",
        cast: [LocalizedText] = [
            WorkMatcherTests.text("Ann", "앤"), WorkMatcherTests.text("Cid", "시드"),
        ], others: [ExternalID] = []
    ) -> OnlineWork {
        let id = ExternalID("wikidata", value)
        return OnlineWork(
            id: id, otherIDs: others,
            record: CastWork(
                work: Work(
                    id: Identifier(id.local), title: title, kind: kind, year: year,
                    director: Self.text("X One", "엑스 원"), genres: ["drama"]),
                cast: cast.enumerated().map { place, name in
                    WorkCharacter(
                        id: Identifier("\(id.local)-q\(place)"), name: name, isLead: place == 0)
                }))
    }

    private func own(_ world: CommunityWorld, _ title: String, _ names: String...) async throws -> Identifier<Work> {
        let draft = CastWork(
            work: Work(id: "", title: Self.text(title), kind: .film, year: 2019),
            cast: names.map { WorkCharacter(id: "", name: Self.text($0)) })
        return try #require(try await world.works.save([draft], of: me, at: 1).first)
    }

    private func names(_ world: CommunityWorld, _ id: Identifier<Work>) async throws -> [LocalizedText] {
        try await world.works.cast(of: id, for: Viewer(me), after: nil, limit: 99).rows.map(\.name)
    }

    private func work(_ world: CommunityWorld, _ id: Identifier<Work>) async throws -> Work {
        try #require(try await world.works.page(of: id, for: Viewer(me))).work
    }

    @Test func `an own work is completed in place, as one step`() async throws {
        let world = try await CommunityWorld()
        let kept = SQLiteKeptRepository(database: world.database)
        let mine = try await own(world, "Night Ferry", "Ben", "Ann")
        let before = try await work(world, mine)
        let item = try await kept.keep(found(Self.text("Night Ferry", "밤의 나룻배")), of: me, at: 5)
        #expect(item.target == .work(mine) && item.outcome == .updated)
        let filled = try await work(world, mine)
        #expect(filled.title == Self.text("Night Ferry", "밤의 나룻배"))
        #expect(filled.director == Self.text("X One", "엑스 원") && filled.genres == ["drama"])
        #expect(
            try await Set(names(world, mine)) == [
                Self.text("Ben", "Ben"), Self.text("Ann", "앤"), Self.text("Cid", "시드"),
            ])
        #expect(try await world.works.ownWork(mine, of: me)?.cast.count == 3)
        #expect(try await kept.targets(of: ["wikidata:q1"]) == ["wikidata:q1": .work(mine)])
        let again = try await kept.keep(found(Self.text("Night Ferry", "밤의 나룻배")), of: me, at: 6)
        #expect(again.target == .work(mine))
        #expect(try await names(world, mine).count == 3)
        for _ in 1...2 { #expect(try await world.history.undo(for: me)?.kind == "work.keep") }
        #expect(try await work(world, mine) == before)
        #expect(try await Set(names(world, mine)) == [Self.text("Ben", "Ben"), Self.text("Ann", "Ann")])
        #expect(try await kept.targets(of: ["wikidata:q1"]).isEmpty)
    }

    @Test func `two catalogues make one work and keep each other's facts`() async throws {
        let world = try await CommunityWorld()
        let kept = SQLiteKeptRepository(database: world.database)
        let animation = OnlineWorld.work("Night Ferry", cast: ["Ann", "Ben"])
        _ = try await kept.keep(animation, of: me, at: 1)
        let item = try await kept.keep(
            found(Self.text("Night Ferry", "밤의 나룻배"), kind: .animation, others: ["mal:7"]), of: me, at: 2)
        #expect(item.target == .work("anilist-1") && item.outcome == .updated)
        for _ in 1...2 {
            let work = try await work(world, "anilist-1")
            #expect(work.title == Self.text("Night Ferry", "밤의 나룻배") && work.director?.english == "X One")
            #expect(
                try await Set(names(world, "anilist-1")) == [
                    Self.text("Ann", "앤"), Self.text("Ben", "Ben"), Self.text("Cid", "시드"),
                ])
            #expect(try await kept.keep(animation, of: me, at: 3).outcome == .updated)
        }
        #expect(try await CommunitySums.kept(world.database) == CommunitySums.recounted(world.database))
    }

    @Test func `another catalogue with fewer characters removes none`() async throws {
        let world = try await CommunityWorld()
        let kept = SQLiteKeptRepository(database: world.database)
        _ = try await kept.keep(OnlineWorld.work("Night Ferry", cast: ["Ann", "Ben"]), of: me, at: 1)
        var fewer = found(Self.text("Night Ferry"), kind: .animation, others: ["anilist:1"])
        fewer.record.cast = OnlineWorld.work("Night Ferry", cast: ["Ann"]).record.cast
        #expect(try await kept.keep(fewer, of: me, at: 2).target == .work("anilist-1"))
        #expect(try await names(world, "anilist-1").count == 2)
    }

    @Test(arguments: [("Nachtfähre", "밤의 나룻배"), ("밤의 나룻배", ""), ("NIGHT-FERRY", "")])
    func `a work matches by its title in any language`(english: String, korean: String) async throws {
        let world = try await CommunityWorld()
        let kept = SQLiteKeptRepository(database: world.database)
        _ = try await kept.keep(found(Self.text("Night Ferry", "밤의 나룻배")), of: me, at: 1)
        var other = OnlineWorld.work(english, kind: .film, id: 2)
        other.record.work.title = Self.text(english, korean)
        #expect(try await kept.keep(other, of: me, at: 2).target == .work("wikidata-q1"))
    }

    /// The years and kinds of a second work of the same title, and whether it is the same one.
    @Test(arguments: [
        (2019, WorkKind.film, true), (2020, .film, true), (2018, .film, true), (2021, .film, false),
        (2019, .series, false), (2019, .animation, false),
    ])
    func `year and kind distinguish works of one title`(year: Int, kind: WorkKind, isSame: Bool) async throws {
        let world = try await CommunityWorld()
        let kept = SQLiteKeptRepository(database: world.database)
        _ = try await kept.keep(found(Self.text("Night Ferry")), of: me, at: 1)
        let item = try await kept.keep(OnlineWorld.work("Night Ferry", year: year, kind: kind, id: 2), of: me, at: 2)
        #expect((item.target == .work("wikidata-q1")) == isSame)
        #expect((item.outcome == .added) == !isSame)
    }

    @Test func `works of one catalogue never match, and works of others are never completed`() async throws {
        let world = try await CommunityWorld()
        try await world.addMembers(["ann"])
        let kept = SQLiteKeptRepository(database: world.database)
        let mine = try await own(world, "Night Ferry", "Ben")
        let theirs = try await kept.keep(found(Self.text("Night Ferry")), of: "ann", at: 2)
        #expect(theirs.target == .work("wikidata-q1") && theirs.outcome == .added)
        #expect(try await names(world, mine).count == 1)
        let second = try await kept.keep(found(Self.text("Night Ferry"), id: "q2"), of: "ann", at: 3)
        #expect(second.target == .work("wikidata-q2") && second.outcome == .added)
    }
}
