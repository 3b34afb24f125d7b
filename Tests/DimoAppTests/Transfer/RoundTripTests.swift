import Foundation
import TestSupport
import Testing

@testable import DimoApp
@testable import Domain

/// Exported data can be imported unchanged.
@MainActor
struct RoundTripTests {
    /// A store with every kind of a member's data.
    private func filled() async throws -> ExchangeWorld {
        let world = try await ExchangeWorld()
        let me = world.store.profile
        _ = try await world.bring(
            world.write(
                """
                [{"name": "Garden & \\"Fizz\\"", "instructions": "1. Shake.\\n2. Strain.", "description": "Tall, <i>green</i>.",
                  "glass": "Highball glass", "method": "Shake", "tags": ["herbal", "long"], "garnish": "Mint",
                  "ingredients": [
                   {"name": "Gin", "amount": 45, "units": "ml"},
                   {"name": "Celery shrub", "amount": 20, "amount_max": 25, "units": "ml", "note": "home-made",
                    "substitutes": [{"name": "Lime juice", "amount": 15, "units": "ml"}]},
                   {"name": "Soda water", "amount": 0, "units": "topup", "optional": true},
                   {"name": "Mint", "amount": 2, "units": "whispers"}]},
                 {"name": "정원 피즈", "instructions": "섞는다.", "ingredients": [{"name": "Vodka", "amount": 1.5, "units": "oz"}]}]
                """, "in.json"))
        try await world.store.bar.apply(
            BarChange(added: [
                Bottle(ingredient: "gin", level: .low, openedAt: 1_795_000_000), Bottle(ingredient: "lime"),
            ]))
        _ = try await world.store.shopping.add(
            [ShoppingEntry(.ingredient("campari"), amount: 30, unit: .millilitre, drinks: ["negroni"])],
            of: me)
        let describe = DescribeDrink(
            drinks: world.store.drinks, ingredients: world.store.ingredients, bar: world.store.bar)
        _ = try await MakeDrink(
            describe: describe, log: world.store.log, profile: me, clock: world.store.clock,
            localTime: world.store.localTime)(
                "my-garden-fizz", servings: 1.5, rating: Rating(4.5), note: "more shrub", at: 1_795_257_600)
        return world
    }

    @Test func `Dimo's own format is identical after a round trip through another store`() async throws {
        let source = try await filled()
        let first = try await source.export("all.json")
        #expect(first.records == 7)
        let target = try await ExchangeWorld(in: source.folder)
        let report = try await target.bring(source.path("all.json"))
        #expect(report.recipes.failed == 0, "\(report.failures)")
        #expect(report.recipes.skipped == 0)
        try await target.export("again.json")
        #expect(try source.read("again.json") == source.read("all.json"))
        let second = try await target.bring(source.path("all.json"))
        #expect(second.recipes.imported == 0)
        #expect(second.recipes.skipped == second.recipes.read)
        #expect(!second.hasChanges)
        _ = try await target.bring(source.path("all.json"), policy: .overwrite)
        try await target.export("third.json")
        #expect(try source.read("third.json") == source.read("all.json"))
    }

    @Test
    func `data of every tab survives a round trip unchanged`()
        async throws
    {
        let source = try await filled()
        let (community, me) = (source.store.community, source.store.member)
        let work = try await community.works.save(
            CastWork(
                work: Work(id: "", title: LocalizedText(english: "Ebb", korean: "썰물"), kind: .film, year: 2001),
                cast: [WorkCharacter(id: "", name: LocalizedText(english: "Pilot", korean: "도선사"), isLead: true)]),
            of: me.id, at: 1_795_257_600)
        try await community.votes.vote(Ballot("my-pilot", MBTI(text: "ISTP")), by: me, at: 1_795_257_601)
        try await community.marks.add(
            Watching(work: work, watchedAt: 1_795_257_000, rating: Rating(4), note: "low light", drink: "negroni"),
            of: me.id)
        let review = try await community.reviews.write(
            PostText("물때를 압니다.", as: .review), isSpoiler: true, about: "my-pilot", by: me, at: 1_795_257_602)
        try await community.reviews.comment(
            PostText("And the wind.", as: .comment), isSpoiler: false, on: review, by: me, at: 1_795_257_603)
        try await community.evenings.keep(
            EveningAnswer(
                evening: Evening(day: 1_795_150_800, drink: "negroni", work: work, pairing: .decade(2000)),
                workRating: Rating(4)), EveningLogs(), of: me.id, at: 1_795_257_604)
        try await source.export("every.json")
        let text = try source.read("every.json")
        for section in ["works", "characters", "votes", "watched", "reviews", "comments", "evenings", "bar", "log"] {
            #expect(text.contains("\"\(section)\":["), "\(section)")
        }
        let target = try await ExchangeWorld(in: source.folder)
        let report = try await target.bring(source.path("every.json"))
        #expect(report.failures.isEmpty, "\(report.failures)")
        try await target.export("again.json")
        #expect(try source.read("again.json") == text)
    }

    @Test(arguments: [ExchangeFormat.barAssistant, .csv])
    func `recipes survive a round trip through other formats`(format: ExchangeFormat) async throws {
        let source = try await filled()
        try await source.export("mine.out", format, .mine)
        let target = try await ExchangeWorld(in: source.folder)
        let report = try await target.bring(source.path("mine.out"))
        #expect(report.recipes.failed == 0, "\(report.failures)")
        let ids = try await source.store.drinks.drinks(in: 0..<1_000, by: .english).map(\.id.rawValue)
        for id in ids where id.hasPrefix("my-") {
            let old = try #require(try await source.store.drinks.drink(Identifier(id)))
            let new = try #require(try await target.store.drinks.drink(Identifier(id)), "\(id)")
            #expect(new.name.english == old.name.english)
            #expect(new.lines.map(\.amount) == old.lines.map(\.amount))
            #expect(new.lines.map(\.unit) == old.lines.map(\.unit))
            #expect(new.lines.map(\.isOptional) == old.lines.map(\.isOptional))
            #expect(new.steps.map(\.english) == old.steps.map(\.english))
            #expect(new.glass == old.glass)
            #expect(new.techniques == old.techniques)
        }
    }

    @Test func `CSV has the base by which a recipe is listed`() async throws {
        let world = try await ExchangeWorld()
        let text = "Night Fizz\n\n2 oz Unheard-of Elixir\n3/4 oz lime juice\n\nShake.\n"
        _ = try await world.bring(world.write(text, "fizz.txt"))
        #expect(try await world.store.drinks.drink("my-night-fizz")?.base == .other)
        try await world.export("mine.csv", .csv, .mine)
        #expect(try world.read("mine.csv").contains("Night Fizz,Night Fizz,other,"))
    }

    @Test func `the whole catalogue is exported and read in every readable format`() async throws {
        let world = try await ExchangeWorld()
        let count = try await world.store.drinks.drinkCount()
        for (name, format) in [("a.json", ExchangeFormat.dimo), ("b.json", .barAssistant), ("c.csv", .csv)] {
            try await world.export(name, format, .drinks)
            let report = try await world.bring(world.path(name), isDryRun: true)
            #expect(report.recipes.failed == 0, "\(name): \(report.failures.prefix(3))")
            #expect(report.recipes.imported == 0, "\(name)")
            #expect(report.recipes.read >= count)
        }
        try await world.export("d.md", .markdown, .drinks)
        #expect(try world.read("d.md").contains("# Negroni"))
    }

    @Test func `every subject can be exported in each of its formats`() async throws {
        let world = try await filled()
        for subject in ExportSubject.allCases {
            for format in subject.formats {
                let report = try await world.export("x", format, subject)
                #expect(report.bytes > 0, "\(subject) \(format)")
            }
        }
    }

    @Test func `votes are exported with momentum in every format`() async throws {
        let world = try await ExchangeWorld()
        _ = try await world.store.community.votes.vote(
            Ballot("freder", MBTI(text: "INFJ"), reason: "he, of all people"), by: world.store.member, at: 1_795_257_600
        )
        try await world.store.community.marks.setWished(true, "metropolis", by: world.store.member, at: 1_795_257_700)
        let report = try await world.export("m.json", .dimo, .momentum)
        #expect(report.records == 2)
        let json = try JSONSerialization.jsonObject(with: Data(try world.read("m.json").utf8)) as? [String: Any]
        let vote = try #require((json?["votes"] as? [[String: Any]])?.first)
        #expect(vote["character"] as? String == "freder")
        #expect(vote["type"] as? String == "INFJ")
        let wished = json?["wished"] as? [[String: Any]]
        #expect(wished?.map { $0["work"] as? String } == ["metropolis"])
        try await world.export("m.csv", nil, .momentum)
        #expect(
            try world.read("m.csv").contains(
                "vote,2026-11-21T10:40:00Z,Freder,Metropolis,INFJ,\"he, of all people\",,,,\r\n"))
        try await world.export("m.md", nil, .momentum)
        #expect(try world.read("m.md").contains("- Freder · Metropolis: INFJ · he, of all people · 2026-11-21"))
    }

    @Test func `an import is undone in one step`() async throws {
        let world = try await ExchangeWorld()
        let before = try await world.store.drinks.drinkCount()
        let source = try await filled()
        try await source.export("all.json")
        _ = try await world.bring(source.path("all.json"))
        #expect(try await world.store.drinks.drinkCount() == before + 2)
        _ = try await world.store.store.history.undo(for: world.store.profile)
        #expect(try await world.store.drinks.drinkCount() == before)
        #expect(try await world.store.store.bars.bottles(of: world.store.profile).isEmpty)
    }
}
