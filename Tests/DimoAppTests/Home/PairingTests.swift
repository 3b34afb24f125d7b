import DimoAssets
import Foundation
import TestSupport
import Testing

@testable import DimoApp
@testable import Domain

/// The links between drinks and works over the whole catalogue.
@MainActor
struct PairingTests {
    private struct Catalogues {
        let drinks: [DrinkDescription]
        let works: [Work]
    }

    private func catalogues() async throws -> Catalogues {
        let store = try await CommandStore.open(Stage.container())
        var drinks: [DrinkDescription] = []
        // All pairs would take minutes, so this takes every third drink, every eighth work, and the few oldest works.
        let poured = try await store.drinks.drinks(in: 0..<1_000, by: .english)
        for (place, summary) in poured.enumerated() where place.isMultiple(of: 3) {
            if let described = try await store.describeDrink(summary.id) { drinks.append(described) }
        }
        var works: [Work] = []
        let all = try await store.community.works.works(.all, by: .english, for: .guest, after: nil, limit: 1_000)
        let some = all.rows.enumerated().filter { place, summary in
            !summary.work.kind.isSeries && (place.isMultiple(of: 8) || summary.work.year < 1930)
        }
        for (_, summary) in some {
            if let page = try await store.community.works.page(of: summary.id, for: .guest) { works.append(page.work) }
        }
        return Catalogues(drinks: drinks, works: works)
    }

    private func evenings(_ rule: PairingRule) -> [PairingEvening] {
        let weathers: [TonightWeather?] = [
            nil, TonightWeather(feelsLike: 30), TonightWeather(feelsLike: -3),
            TonightWeather(feelsLike: 12, isWet: true),
        ]
        return Season.allCases.flatMap { season in weathers.map { PairingEvening(season: season, weather: $0) } }
    }

    @Test func `every rule links some pairs, and none links too many`() async throws {
        let all = try await catalogues()
        #expect(all.drinks.count > 100 && all.works.count > 50)
        for rule in PairingRule.allCases {
            let joined = evenings(rule).map { evening in
                all.drinks.reduce(0) { count, drink in
                    count + all.works.count { rule.joins(drink, $0, on: evening) }
                }
            }
            let share = Double(joined.max() ?? 0) / Double(all.drinks.count * all.works.count)
            #expect(share > 0.000_5, "\(rule) joins nothing")
            #expect(share < 0.35, "\(rule) joins too much: \(share)")
        }
    }

    @Test func `weather is a reason only if known, and a season only in its time`() async throws {
        let all = try await catalogues()
        for rule in PairingRule.allCases where rule.theme == .weather || rule.theme == .season {
            for evening in evenings(rule) {
                let isJoined = all.drinks.contains { drink in all.works.contains { rule.joins(drink, $0, on: evening) }
                }
                switch rule.theme {
                case .weather: #expect(!isJoined || evening.weather != nil, "\(rule)")
                default: #expect(isJoined == (rule.needs.season == evening.season), "\(rule)")
                }
            }
        }
    }

    @Test func `nearly every evening has a reason, of many kinds`() async throws {
        let all = try await catalogues()
        var found: [TonightPairing] = []
        for seed in 0..<200 as Range<UInt64> {
            let drinks = SeededOrder.places(count: all.drinks.count, seed: seed).prefix(12).map { all.drinks[Int($0)] }
            let works = SeededOrder.places(count: all.works.count, seed: seed &+ 7).prefix(12).map {
                all.works[Int($0)]
            }
            let evening = PairingEvening(season: Season.allCases[Int(seed % 4)], weather: nil)
            let pair = try #require(
                PairTonight(evening: evening, taste: EveningTaste(), seed: seed).choose(drinks, works))
            if let pairing = pair.pairing { found.append(pairing) }
        }
        #expect(found.count >= 195)
        #expect(Set(found).count >= 12, "\(Set(found.map(\.code)))")
        #expect(Set(found.map(\.theme)).isSuperset(of: [.season, .era, .length, .mood, .genre]))
    }

    @Test func `a badly rated pairing is replaced, and a well rated one is kept`() async throws {
        let all = try await catalogues()
        let drinks = Array(all.drinks.prefix(12))
        let works = Array(all.works.prefix(12))
        let evening = PairingEvening(season: .autumn, weather: nil)
        func pairing(_ taste: EveningTaste) -> TonightPairing? {
            PairTonight(evening: evening, taste: taste, seed: 5).choose(drinks, works)?.pairing
        }
        func taste(_ pairing: TonightPairing, _ stars: Double) -> EveningTaste {
            EveningTaste(
                answers: (0..<6).map { day in
                    EveningAnswer(
                        evening: Evening(day: day, drink: "negroni", work: "metropolis", pairing: pairing),
                        drinkRating: Rating(stars), workRating: Rating(stars))
                })
        }
        let first = try #require(pairing(EveningTaste()))
        let other = try #require(pairing(taste(first, 0.5)))
        #expect(other != first)
        #expect(pairing(taste(other, 5)) == other)
        #expect(pairing(taste(first, 5)) == first)
    }

    @Test func `a drink and a film of the same decade are paired by it`() async throws {
        let all = try await catalogues()
        let drink = try #require(all.drinks.first { $0.drink.year != nil })
        let year = try #require(drink.drink.year)
        let work = Work(id: "x", title: LocalizedText(both: "X"), kind: .film, year: year / 10 * 10 + 9)
        let evening = PairingEvening(season: .spring, weather: nil)
        let pair = PairTonight(evening: evening, taste: EveningTaste(), seed: 1).choose([drink], [work])
        #expect(pair?.pairing == .decade(year / 10 * 10))
    }

    /// Rules that must not apply to such works: dark sentences to films for children or comedies, light ones to horror
    /// and war.
    private static let silly: [(rules: Set<PairingRule>, genres: Set<Identifier<Genre>>)] = [
        (
            [.autumnDusk, .suspense, .crimeStirred, .horrorBitter, .dramaSipping, .bittersweet, .actionKick],
            ["family"]
        ),
        ([.autumnDusk, .suspense, .crimeStirred, .horrorBitter, .bittersweet], ["comedy"]),
        (
            [
                .comedyLight, .familySweet, .romanceSparkling, .musicParty, .comfort, .dreamy, .springBloom,
                .coldFireside,
            ],
            ["horror", "war", "crime", "thriller"]
        ),
        ([.summerNight, .winterTale], ["horror", "war"]), ([.dreamy, .dramaSipping], ["action", "superhero"]),
        // A funeral with a cello is no party, hours on Mars are no adventure, and a war has no warmer seas.
        ([.musicParty, .heatAdventure, .summerNight, .adventureTropical], ["drama"]), ([.musicParty], ["historical"]),
        ([.heatAdventure, .adventureTropical, .actionKick], ["war"]), ([.dreamy], ["comedy"]),
    ]

    /// Drinks that must not be linked by such rules.
    private static let misplaced: [(rule: PairingRule, drinks: Set<Identifier<Drink>>)] = [
        (.romanceSparkling, ["poktanju", "somaek", "jagerbomb", "jack-and-coke", "gojingamrae", "malibu-cola"]),
        (.dramaSipping, ["kamikaze", "zombie", "long-island-iced-tea", "b-52", "nikolaschka"]),
        (.autumnDusk, ["mai-tai", "jack-and-coke", "whisky-highball", "picante", "scorpion"]),
        (.winterTale, ["pina-colada", "bushwacker", "milkisju"]), (.comfort, ["pina-colada", "bushwacker"]),
        (.fantasyHerbal, ["jagerbomb"]), (.springBloom, ["jagerbomb"]),
        (.actionKick, ["saenggangcha", "mulled-wine", "glogg", "hot-toddy"]),
    ]

    @Test func `no drink is linked by a rule that is wrong for it`() async throws {
        let store = try await CommandStore.open(Stage.container())
        let all = try await catalogues()
        for (rule, drinks) in Self.misplaced {
            for id in drinks {
                let drink = try #require(try await store.describeDrink(id), "\(id)")
                for evening in evenings(rule) {
                    let work = all.works.first { rule.joins(drink, $0, on: evening) }
                    #expect(work == nil, "\(rule) joins \(id)")
                }
            }
        }
    }

    @Test func `a family film gets a light drink in any weather`()
        async throws
    {
        let clock = ManualClock(1_794_826_800)
        let store = try await CommandStore.open(Stage.container(clock: clock))
        let bottles: [Identifier<Ingredient>] = [
            "gin", "bourbon", "campari", "sweet-vermouth", "angostura-bitters", "soda-water",
        ]
        _ = try await store.bar.apply(BarChange(added: bottles.map { Bottle(ingredient: $0) }))
        let member = Author(store.profile, type: nil)
        try await store.community.marks.setWished(true, "castle-in-the-sky", by: member, at: clock.now())
        var wished = 0
        for evening in 0..<10 {
            let weather = evening.isMultiple(of: 2) ? TonightWeather(feelsLike: -3, isWet: true) : nil
            let pick = try await store.graph.chooseTonight(for: member, weather: { weather }).current
            let id = try #require(pick.drink)
            let drink = try #require(try await store.describeDrink(id))
            let page = try await store.community.works.page(of: try #require(pick.work), for: Viewer(member.id))
            let work = try #require(page?.work)
            if work.id == "castle-in-the-sky" { wished += 1 }
            #expect(!work.isForFamilies || drink.isLight, "\(drink.drink.id) beside \(work.id)")
            #expect(pick.isMakeable)
            // Longer than the only wish rests after it was suggested.
            clock.advance(by: 200 * 86_400)
        }
        #expect(wished == 10)
    }

    @Test func `the only light drink is suggested every other evening with family films`() async throws {
        let clock = ManualClock(1_794_826_800)
        let store = try await CommandStore.open(Stage.container(clock: clock))
        let bottles: [Identifier<Ingredient>] = ["gin", "campari", "sweet-vermouth", "soda-water"]
        _ = try await store.bar.apply(BarChange(added: bottles.map { Bottle(ingredient: $0) }))
        let member = Author(store.profile, type: nil)
        let films: [Identifier<Work>] = [
            "castle-in-the-sky", "spirited-away", "my-neighbor-totoro", "howls-moving-castle",
            "kikis-delivery-service", "ponyo", "arrietty", "whisper-of-the-heart",
        ]
        for film in films { try await store.community.marks.setWished(true, film, by: member, at: clock.now()) }
        for evening in 0..<6 {
            let pick = try await store.graph.chooseTonight(for: member, weather: { nil }).current
            #expect(pick.work.map(films.contains) == true)
            #expect(pick.isMakeable && (pick.drink == "campari-and-soda") == evening.isMultiple(of: 2))
            clock.advance(by: 86_400)
        }
    }

    @Test func `a morning remedy is not suggested, even as the only makeable drink`() async throws {
        let store = try await CommandStore.open(Stage.container())
        let bottles: [Identifier<Ingredient>] = [
            "egg", "worcestershire-sauce", "apple-cider-vinegar", "hot-sauce", "salt", "pepper",
        ]
        _ = try await store.bar.apply(BarChange(added: bottles.map { Bottle(ingredient: $0) }))
        #expect(try await store.bar.makeable() == ["prairie-oyster"])
        let pick = try await store.graph.chooseTonight(for: Author(store.profile, type: nil), weather: { nil }).current
        #expect(pick.drink != nil && pick.drink != "prairie-oyster")
    }

    @Test func `no festive drink is paired with a grave film if another is available`() async throws {
        let all = try await catalogues()
        let festive = all.drinks.filter(\.isFestive).prefix(6)
        let plain = try #require(all.drinks.first { !$0.isFestive })
        let grave = Work(
            id: "x", title: LocalizedText(both: "X"), kind: .film, year: 1993, genres: ["war", "drama"], length: .long)
        for seed in 0..<50 as Range<UInt64> {
            let pairs = PairTonight(
                evening: PairingEvening(season: .summer, weather: TonightWeather(feelsLike: 31)),
                taste: EveningTaste(), seed: seed)
            #expect(pairs.choose(Array(festive) + [plain], [grave])?.drink == festive.count)
            #expect(pairs.choose(Array(festive), [grave])?.pairing == nil)
        }
    }

    @Test func `without a light drink, a family film gets a strong one`() async throws {
        let all = try await catalogues()
        let strong = try #require(all.drinks.first { $0.estimate.strength > 25 })
        let family = try #require(all.works.first { $0.isForFamilies })
        let pair = PairTonight(
            evening: PairingEvening(season: .winter, weather: nil), taste: EveningTaste(), seed: 1
        ).choose([strong], [family])
        #expect(pair?.isTooStrong == true)
    }

    @Test(
        arguments: [
            ([], "ALL", .film, true), (["family"], nil, .film, true), ([], nil, .animation, true),
            (["thriller"], nil, .animation, false), ([], "15", .animation, false), (["drama"], nil, .film, false),
            (["family"], "15", .film, false),
        ] as [([Identifier<Genre>], String?, WorkKind, Bool)])
    func `genres, kind and rating determine whether a work is for families`(
        genres: [Identifier<Genre>], rating: String?, kind: WorkKind, isForFamilies: Bool
    ) {
        let work = Work(
            id: "x", title: LocalizedText(both: "X"), kind: kind, year: 2000, genres: genres, ageRating: rating)
        #expect(work.isForFamilies == isForFamilies)
    }

    @Test func `none of 2,000 random evenings gets an unsuitable reason`() async throws {
        let all = try await catalogues()
        let weathers: [TonightWeather?] = [
            nil, TonightWeather(feelsLike: 31), TonightWeather(feelsLike: -6),
            TonightWeather(feelsLike: 8, isWet: true),
        ]
        for seed in 0..<2_000 as Range<UInt64> {
            let drinks = SeededOrder.places(count: all.drinks.count, seed: seed).prefix(5).map { all.drinks[Int($0)] }
            let works = SeededOrder.places(count: all.works.count, seed: seed &+ 3).prefix(5).map { all.works[Int($0)] }
            let evening = PairingEvening(
                season: Season.allCases[Int(seed / 4 % 4)], weather: weathers[Int(seed % 4)])
            let pair = try #require(
                PairTonight(evening: evening, taste: EveningTaste(), seed: seed).choose(drinks, works))
            let (drink, work) = (drinks[pair.drink], works[pair.work])
            if work.isForFamilies {
                let hasOther =
                    drinks.contains { $0.estimate.strength < 13 && $0.estimate.basis == .known }
                    || works.contains { !$0.isForFamilies }
                #expect(!hasOther || drink.estimate.strength < 13, "\(drink.drink.id) beside \(work.id)")
            }
            guard case .rule(let rule)? = pair.pairing else { continue }
            let genres = Set(works[pair.work].genres)
            for (rules, wrong) in Self.silly where rules.contains(rule) {
                #expect(genres.isDisjoint(with: wrong), "\(rule) of \(works[pair.work].id)")
            }
        }
    }
}
