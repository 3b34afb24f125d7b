import FeatureKit
import TestSupport
import Testing

@testable import DimoApp
@testable import Domain

/// Fourteen evenings of a single person over the real catalogue with a manual clock. Prints the suggestions of each
/// evening, and checks that they vary.
@MainActor
struct FourteenEveningsTests {
    private static let day: Int64 = 86_400
    /// Monday, 16 November 2026, 11:00 UTC: evening in Seoul, morning elsewhere, and late only in Oceania.
    private static let monday: Int64 = 1_794_826_800
    private static let bottles: [Identifier<Ingredient>] = [
        "gin", "campari", "sweet-vermouth", "dry-vermouth", "bourbon", "white-rum", "lime-juice", "lemon-juice",
        "simple-syrup", "triple-sec", "angostura-bitters",
    ]
    private static let wishes: [Identifier<Work>] = ["parasite", "spirited-away", "titanic", "toy-story"]

    private struct Offer {
        let pick: TonightPick
        /// The next suggestion, after `n`.
        let other: TonightPick
        let daily: CharacterSummary
        let reasons: [String]
    }

    private let clock = ManualClock(Self.monday)

    /// Cold, mild, wet, unknown and hot in turn.
    private static func weather(_ evening: Int) -> TonightWeather? {
        switch evening % 5 {
        case 0: nil
        case 1: TonightWeather(feelsLike: 2)
        case 2: TonightWeather(feelsLike: 14)
        case 3: TonightWeather(feelsLike: 9, isWet: true)
        default: TonightWeather(feelsLike: 29)
        }
    }

    private func opened(_ language: Language) async throws -> CommandStore {
        let store = try await CommandStore.open(Stage.container(language, clock: clock))
        _ = try await store.bar.apply(BarChange(added: Self.bottles.map { Bottle(ingredient: $0) }))
        for wish in Self.wishes {
            try await store.community.marks.setWished(true, wish, by: store.member, at: clock.now())
        }
        return store
    }

    private func offer(_ evening: Int, _ store: CommandStore, _ member: Author) async throws -> Offer {
        let weather = Self.weather(evening)
        let choose = store.graph.chooseTonight
        let pick = try await choose(for: member, weather: { weather }).current
        let daily = try #require(try await store.characterOfDay())
        let other = try await choose.another(for: member, weather: { weather }).current
        _ = try await choose.previous(for: member, weather: { weather })
        let drinks = try await store.drinks.drinks(with: TonightWords.drinks(in: pick.drinkReasons))
        let characters = try await store.community.characters.characters(
            pick.character.map { [$0] } ?? [], for: Viewer(member.id))
        let missing =
            if let drink = pick.drink { try await store.describeDrink(drink)?.missing ?? [] } else {
                [LocalizedText]()
            }
        let words = TonightWords(
            strings: store.strings, drinks: Dictionary(drinks.map { ($0.id, $0.name) }) { first, _ in first },
            characters: Dictionary(characters.map { ($0.id, $0.name) }) { first, _ in first }, missing: missing)
        let reasons = (pick.goodDrinkReasons + pick.goodWorkReasons).map(words.text)
        let line = [pick.drink?.rawValue, pick.work?.rawValue, pick.pairing.map(words.text), daily.id.rawValue]
        print("evening \(evening + 1): " + (line.compactMap(\.self) + reasons).joined(separator: " · "))
        return Offer(pick: pick, other: other, daily: daily, reasons: reasons)
    }

    @Test func `a refused suggestion and its reason are not repeated the next evening`() async throws {
        let store = try await opened(.english)
        let member = Author(store.profile, type: nil)
        let choose = store.graph.chooseTonight
        var yesterday: [TonightPick] = []
        for evening in 0..<10 {
            let weather = Self.weather(evening)
            var picks = [try await choose(for: member, weather: { weather }).current]
            for _ in 0..<2 { picks.append(try await choose.another(for: member, weather: { weather }).current) }
            #expect(!yesterday.map(\.drink).contains(picks[0].drink), "evening \(evening + 1)")
            #expect(!yesterday.map(\.work).contains(picks[0].work), "evening \(evening + 1)")
            if let pairing = picks[0].pairing {
                #expect(!yesterday.compactMap(\.pairing).contains(pairing), "evening \(evening + 1)")
            }
            yesterday = picks
            clock.advance(by: Self.day)
        }
    }

    @Test func `no festive evening of someone alone begins with horror, a war or a tragedy`() async throws {
        let store = try await CommandStore.open(Stage.container(clock: clock))
        let years = (2_026...2_035).flatMap { year in
            [(1, 1), (2, 14), (12, 24), (12, 25), (12, 31)].compactMap {
                LocalDay(year: year, month: $0.0, day: $0.1)
            }
        }
        for day in years where day.daysSince1970 * Self.day > clock.now() {
            clock.advance(by: day.daysSince1970 * Self.day + 11 * 3_600 - clock.now())
            let pick = try await store.graph.chooseTonight(for: store.member, weather: { nil }).current
            let page = try await store.community.works.page(of: try #require(pick.work), for: .guest)
            let work = try #require(page).work
            #expect(!work.isHeavy, "\(day.text): \(work.id) \(work.genres)")
        }
    }

    @Test func `reasons from a diary occur and are true`() async throws {
        let store = try await CommandStore.open(Stage.container(clock: clock))
        let (works, marks) = (store.community.works, store.community.marks)
        let loved = try await works.works(.kind(.film), by: .english, for: .guest, after: nil, limit: 60).rows
        let rating = try #require(Rating(halves: 9))
        for work in loved {
            try await marks.add(
                Watching(work: work.id, watchedAt: clock.now() - 500 * Self.day, rating: rating), of: store.profile)
        }
        func work(_ id: Identifier<Work>) async throws -> Work {
            let page = try await works.page(of: id, for: .guest)
            return try #require(page).work
        }
        var spoken = 0
        for evening in 0..<14 {
            let pick = try await store.graph.chooseTonight(for: store.member, weather: { nil }).current
            let suggested = try await work(try #require(pick.work))
            for reason in pick.goodWorkReasons {
                switch reason {
                case .sameDirector(let id, let given):
                    let other = try await work(id)
                    #expect(other.director == suggested.director && given == rating, "evening \(evening + 1)")
                case .sameGenres(let id, let given):
                    let other = try await work(id)
                    let common = Set(other.genres).intersection(suggested.genres).count
                    #expect(common >= 2 && given == rating && other.id != suggested.id, "evening \(evening + 1)")
                default: continue
                }
                spoken += 1
            }
            clock.advance(by: Self.day)
        }
        #expect(spoken > 0)
    }

    @Test func `a film rated low the second time is no reason for another`() async throws {
        let store = try await CommandStore.open(Stage.container(clock: clock))
        let films = try await store.community.works.works(
            .kind(.film), by: .english, for: .guest, after: nil, limit: 30)
        for work in films.rows {
            for (days, halves) in [(600, 10), (500, 4)] as [(Int64, Int)] {
                let rating = try #require(Rating(halves: halves))
                try await store.community.marks.add(
                    Watching(work: work.id, watchedAt: clock.now() - days * Self.day, rating: rating),
                    of: store.profile)
            }
        }
        for _ in 0..<14 {
            let pick = try await store.graph.chooseTonight(for: store.member, weather: { nil }).current
            for reason in pick.workReasons {
                switch reason {
                case .sameDirector, .sameGenres: Issue.record("\(reason)")
                default: continue
                }
            }
            clock.advance(by: Self.day)
        }
    }

    @Test(arguments: Language.allCases)
    func `no evening repeats the one before, and wishes come first`(language: Language) async throws {
        let store = try await opened(language)
        let member = Author(store.profile, type: try MBTI(text: "INFP"))
        let marks = store.community.marks
        var offers: [Offer] = []
        var skipped: Set<Identifier<WorkCharacter>> = []
        var watched: Set<Identifier<Work>> = []
        for evening in 0..<14 {
            let offer = try await offer(evening, store, member)
            let (drink, work) = (try #require(offer.pick.drink), try #require(offer.pick.work))
            #expect(offer.other.drink != drink && offer.other.work != work, "n suggests another drink and work")
            #expect(!watched.contains(work), "a watched film is not suggested")
            #expect(!skipped.contains(offer.daily.id))
            if let yesterday = offers.last {
                #expect(drink != yesterday.pick.drink && work != yesterday.pick.work)
                #expect(offer.daily.work.id != yesterday.daily.work.id && offer.daily.isLead)
                #expect(offer.pick.pairing == nil || offer.pick.pairing != yesterday.pick.pairing)
            }
            #expect(offer.reasons.allSatisfy { !$0.isEmpty } && Set(offer.reasons).count == offer.reasons.count)
            #expect(offers.isEmpty || offer.pick.goodDrinkReasons.count < 4)
            // Every second evening the film is watched, every third the drink made; the person is dug or skipped.
            if evening.isMultiple(of: 2) {
                try await marks.add(Watching(work: work, watchedAt: clock.now(), rating: Rating(4)), of: member.id)
                watched.insert(work)
            }
            if evening.isMultiple(of: 3) {
                _ = try await store.makeDrink(drink, rating: Rating(4), at: clock.now())
            }
            if evening % 4 == 3 {
                try await store.graph.offerCharacters.skip(offer.daily.id, for: Viewer(member.id))
                skipped.insert(offer.daily.id)
            } else {
                try await store.community.votes.vote(
                    Ballot(offer.daily.id, MBTI.all[evening % 16]), by: member, at: clock.now())
            }
            offers.append(offer)
            clock.advance(by: Self.day)
        }
        let works = offers.compactMap(\.pick.work)
        #expect(Set(works.prefix(Self.wishes.count)) == Set(Self.wishes), "\(works)")
        #expect(Set(works).count >= 10 && Set(offers.compactMap(\.pick.drink)).count >= 8)
        #expect(Set(offers.map(\.daily.id)).count >= 10)
        #expect(Set(offers.compactMap(\.pick.pairing)).count >= 5)
        let wished = try await store.community.momentum.wished(
            of: member.id, for: Viewer(member.id), after: nil, limit: 9)
        #expect(watched.isDisjoint(with: wished.rows.map(\.id)), "a watched film is no longer wished for")
    }
}
