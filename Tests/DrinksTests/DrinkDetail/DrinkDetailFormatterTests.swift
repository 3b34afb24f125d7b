import Domain
import FeatureKit
import Navigation
import Terminal
import TestSupport
import Testing

@testable import Drinks

/// The Negroni of `spec/product.md`, word by word.
@MainActor
struct DrinkDetailFormatterTests {
    private func content(
        _ language: Language = .english, _ bottles: [Identifier<Ingredient>] = [],
        preferences: DisplayPreferences = DisplayPreferences(standardDrink: .unitedStates), servings: Int = 1,
        saved: [Identifier<Drink>] = [], made: [Making] = [], of drink: Identifier<Drink> = "negroni",
        catalogue: Catalogue = SampleCatalogue.standard
    ) async throws -> DrinkDetailState.Content {
        let world = SampleWorld(bottles, catalogue: catalogue, saved: saved, made: made)
        let describe = DescribeDrink(drinks: world.drinks, ingredients: world.ingredients, bar: world.bar)
        let reader = DrinkPageReader(
            id: drink, describe: describe, marks: world.marks, log: world.log, profile: Profile.localID,
            clock: FixedClock(SampleWorld.now), localTime: FixedLocalTime(), strings: TestWords.words(language))
        let page = try await reader.page(calculatedBy: DrinkCalculator())
        return reader.content(of: page, servings: servings, preferences)
    }

    @Test func `a drink with citrus has a meter for its acid`() async throws {
        let content = try await content(of: "gimlet")
        #expect(content.meters.map(\.label) == ["strength", "sugar", "sour", "level"])
        let sour = content.meters[2]
        // 30 ml of lime juice have 1.8 g of acid, in 60 ml before the ice and less than 100 ml after it.
        #expect(sour.value == 3 && (0.6...1).contains(sour.share ?? 0) && sour.text.hasSuffix(" g/100 ml acid"))
        #expect(try await self.content(.korean, of: "gimlet").meters[2].text.hasPrefix("산 "))
    }

    @Test func `an unknown strength has no meter`() async throws {
        var catalogue = SampleCatalogue.standard
        catalogue.drinks.append(
            Drink(
                id: "splash", name: SampleCatalogue.negroni.name, summary: SampleCatalogue.negroni.summary, base: .gin,
                lines: [
                    DrinkLine(ingredient: "lime-juice", amount: 60, unit: .millilitre),
                    DrinkLine(ingredient: "gin", amount: nil, unit: .other("other")),
                ], steps: [], techniques: [.build], glass: "rocks", serving: .neat))
        let meter = try #require(try await content(of: "splash", catalogue: catalogue).meters.first)
        #expect(meter.value == nil && meter.share == nil && meter.text.hasPrefix("?"))
    }

    @Test func `a drink without a known amount has no figures`() async throws {
        var catalogue = SampleCatalogue.standard
        catalogue.drinks.append(
            Drink(
                id: "guess", name: SampleCatalogue.negroni.name, summary: SampleCatalogue.negroni.summary, base: .gin,
                lines: [DrinkLine(ingredient: "gin", amount: nil, unit: .other("other"))], steps: [],
                techniques: [.build], glass: "rocks", serving: .neat))
        let content = try await content(.korean, of: "guess", catalogue: catalogue)
        #expect(content.meters.prefix(2).map(\.text) == ["?", "?"])
        #expect(content.meters.prefix(2).allSatisfy { $0.value == nil && $0.share == nil })
        #expect(content.estimate == "")
    }

    @Test(arguments: [("sweet-vermouth", true), ("gin", false), ("water", false)] as [(Identifier<Ingredient>, Bool)])
    func `acid is a lower bound if another ingredient may have some`(
        ingredient: Identifier<Ingredient>, isAtLeast: Bool
    ) async throws {
        var catalogue = SampleCatalogue.standard
        catalogue.drinks.append(
            Drink(
                id: "sour", name: SampleCatalogue.negroni.name, summary: SampleCatalogue.negroni.summary, base: .gin,
                lines: ["lime-juice", ingredient].map { DrinkLine(ingredient: $0, amount: 30, unit: .millilitre) },
                steps: [], techniques: [.build], glass: "rocks", serving: .rocks))
        let sour = try await content(of: "sour", catalogue: catalogue).meters[2]
        #expect(sour.text.hasPrefix("at least ") == isAtLeast, "\(sour.text)")
    }

    @Test func `the head is in English`() async throws {
        let content = try await content()
        #expect(content.name == "Negroni")
        #expect(content.otherName == "네그로니")
        #expect(content.character == "bitter, before dinner")
        #expect(content.origin == "IBA · The Unforgettables")
        #expect(content.meters.map(\.label) == ["strength", "sugar", "level"])
        #expect(content.meters.map(\.value) == [3, 3, 1])
        #expect(content.meters.map(\.text) == ["22.6% · 90 → 108 ml", "12 g · 11 g/100 ml", "Build · 4 steps"])
        #expect(content.estimate == "1.4 standard drinks of 14 g (19 g alcohol) · 182 kcal (estimates)")
        #expect(content.art == ["|~~|", "|##|", "'--'"])
        #expect(content.color?.hasPrefix("#") ?? true)
    }

    @Test func `the history has the months of making and the notes`() {
        func entry(_ number: Int, daysAgo: Int64, note: String? = nil) -> MadeEntry {
            MadeEntry(
                id: Identifier(String(number)),
                making: Making(drink: "negroni", madeAt: SampleWorld.now - daysAgo * 86_400, note: note))
        }
        func history(_ entries: [MadeEntry]) -> DrinkHistory {
            DrinkHistory(entries, now: SampleWorld.now, localTime: FixedLocalTime(), strings: TestWords.english)
        }
        // 2026-11-21, twice; 2026-09-22; 2025-11-21, a year ago and out of the chart.
        let made = history([
            entry(4, daysAgo: 0, note: "good ice"), entry(3, daysAgo: 0), entry(2, daysAgo: 60, note: "orange"),
            entry(1, daysAgo: 365),
        ])
        #expect(made.months.map(\.label) == ["12", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11"])
        #expect(made.months.map(\.count) == [0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 2])
        #expect(made.notes == [.init(day: "21 Nov", text: "good ice"), .init(day: "22 Sep", text: "orange")])
        #expect(history([entry(2, daysAgo: 0), entry(1, daysAgo: 3)]).months.isEmpty, "one month is not a history")
    }

    @Test func `the head is in Korean`() async throws {
        let content = try await content(.korean)
        #expect(content.name == "네그로니")
        #expect(content.otherName == "Negroni")
        #expect(content.character == "쌉쌀한, 식전")
        #expect(content.meters.map(\.label) == ["도수", "당도", "난이도"])
        #expect(content.meters[0].text == "22.6% · 90 → 108 ml")
        #expect(content.meters[2].text == "빌드 · 4단계")
        #expect(content.estimate.contains("1.4"))
        #expect(content.estimate.contains("182 kcal"))
    }

    @Test func `lines without any bottle in the bar are marked`() async throws {
        let content = try await content()
        #expect(content.lines.map(\.amount) == ["30 ml", "30 ml", "30 ml", "½ slice"])
        #expect(content.lines.map(\.name) == ["Gin", "Campari", "Sweet vermouth", "Orange"])
        #expect(content.lines.map(\.mark) == [.missing, .missing, .missing, .optional])
        #expect(content.lines.map(\.remark) == ["", "", "", "optional, to garnish"])
        #expect(content.reach == .away(3))
        #expect(content.reachText == "3 away")
        #expect(content.withMyBottles == nil)
    }

    @Test func `lines show owned bottles, substitutes and the reason`() async throws {
        let content = try await content(.english, ["beefeater", "campari", "punt-e-mes"])
        #expect(content.lines.map(\.mark) == [.owned, .owned, .owned, .optional])
        #expect(content.lines.map(\.remark) == ["your Beefeater", "", "your Punt e Mes", "optional, to garnish"])
        #expect(content.reach == .now)
        #expect(content.reachText == "can make now")
        let stoodIn = try await self.content(.english, ["gin", "campari", "dry-vermouth"])
        #expect(stoodIn.lines[2].mark == .standIn)
        #expect(stoodIn.lines[2].remark == "Dry vermouth stands in, drier")
        #expect(stoodIn.reach == .now)
    }

    @Test func `the lines are in Korean`() async throws {
        let content = try await content(.korean, ["beefeater", "campari", "dry-vermouth"])
        #expect(content.lines.map(\.name) == ["진", "캄파리", "스위트 베르무트", "오렌지"])
        #expect(content.lines[0].remark == "내 비피터")
        #expect(content.lines[2].remark.contains("드라이 베르무트"))
        #expect(content.lines[3].amount == "½조각")
        #expect(content.lines[3].remark == "선택, 장식")
        #expect(content.reachText == "지금 가능")
    }

    @Test func `stronger bottles show their strength beside the recipe's`() async throws {
        let content = try await content(.english, ["beefeater", "campari", "sweet-vermouth"])
        #expect(content.meters[0].text == "22.6% · 90 → 108 ml")
        let mine = try #require(content.withMyBottles)
        #expect(mine.hasPrefix("with your bottles 24."))
        let plain = try await self.content(.english, ["gin", "campari", "sweet-vermouth"])
        #expect(plain.withMyBottles == nil)
    }

    @Test func `the method links to its glass, tools and techniques`() async throws {
        let content = try await content()
        #expect(content.steps.count == 4)
        #expect(content.steps[2] == "Stir until it is cold, about 20 turns.")
        #expect(content.glass == DrinkDetailState.Link(note: .glass("rocks"), name: "Rocks glass"))
        #expect(content.tools.map(\.name) == ["Bar spoon", "Jigger"])
        #expect(content.tools.map(\.note) == [.tool("bar-spoon"), .tool("jigger")])
        #expect(content.techniques == [DrinkDetailState.Link(note: .technique(.build), name: "Build")])
    }

    @Test func `the clipboard text has what the page shows`() async throws {
        let text = try await content(preferences: DisplayPreferences(volume: .ounce), servings: 2).plainText
        #expect(
            text == """
                Negroni

                2 oz Gin
                2 oz Campari
                2 oz Sweet vermouth
                1 slice Orange

                1. Fill a rocks glass with ice.
                2. Pour gin, Campari and vermouth over.
                3. Stir until it is cold, about 20 turns.
                4. Drop the orange slice in.

                """)
    }

    @Test(arguments: [
        (StandardDrink.unitedStates, "1.4"), (.tenGrams, "1.9"), (.unitedKingdom, "2.4"), (.korea, "2.7"),
    ])
    func `standard drinks follow the member's setting`(standard: StandardDrink, count: String) async throws {
        let content = try await content(preferences: DisplayPreferences(standardDrink: standard))
        #expect(content.estimate.hasPrefix("\(count) standard drinks"))
    }

    @Test func `the page counts makings and shows the last note and stars`() async throws {
        let days: Int64 = 86_400
        let made = [
            Making(drink: "negroni", madeAt: SampleWorld.now - 30 * days, rating: Rating(3)),
            Making(
                drink: "negroni", madeAt: SampleWorld.now - 14 * days, rating: Rating(4.5),
                note: "less vermouth next time"),
            Making(drink: "gimlet", madeAt: SampleWorld.now),
        ]
        let line = try #require(try await content(made: made).made)
        #expect(line.text == "You made it 2 times, last on 7 Nov")
        #expect(line.note == "less vermouth next time")
        #expect(line.rating == Rating(4.5))
        #expect(try await content(.korean, made: made).made?.text == "2번 만듦, 최근 11월 7일")
    }

    @Test func `a making before five in the morning belongs to the day before`() async throws {
        let now = SampleWorld.now
        let today = try await content(made: [Making(drink: "negroni", madeAt: now)])
        #expect(today.made?.text == "You made it once, today")
        let night = now - (19 * 3_600 + 40 * 60) + 4 * 3_600
        let before = try await content(made: [Making(drink: "negroni", madeAt: night)])
        #expect(before.made?.text == "You made it once, yesterday")
    }

    @Test func `a last making without stars shows the mean of the earlier ones`() async throws {
        let made = [
            Making(drink: "negroni", madeAt: 1_000, rating: Rating(4)), Making(drink: "negroni", madeAt: 2_000),
        ]
        #expect(try await content(made: made).made?.rating == Rating(4))
    }

    @Test func `marks are shown, and no history before the first making`() async throws {
        let content = try await content(saved: ["negroni"])
        #expect(content.marks == DrinkMarks(isSaved: true))
        #expect(content.made == nil)
    }

    @Test func `a stand-in is described in Korean word order`() async throws {
        let content = try await content(.korean, ["gin", "campari", "dry-vermouth"])
        let name = try #require(content.lines.first { $0.mark == .standIn })
        #expect(name.remark.contains("드라이 베르무트"))
        #expect(!name.remark.contains("대신 스위트") && name.remark != "드라이 베르무트 대신")
    }

    @Test func `a volume instead of servings applies to the head, the lines and the water`() async throws {
        let world = SampleWorld()
        let describe = DescribeDrink(drinks: world.drinks, ingredients: world.ingredients, bar: world.bar)
        let reader = DrinkPageReader(
            id: "negroni", describe: describe, marks: world.marks, log: world.log, profile: Profile.localID,
            clock: FixedClock(SampleWorld.now), localTime: FixedLocalTime(), strings: TestWords.words(.english))
        let page = try await reader.page(calculatedBy: DrinkCalculator())
        // One serving: a = (0.40 + 0.25 + 0.16) / 3 = 0.27; built on ice, half of stirring:
        // 90 ml × (-1.21a² + 1.246a + 0.145) / 2 = 90 ml × 0.1966055 = 17.694495 ml of water, 107.694495 ml in all.
        // 970 ml / 107.694495 ml = 9.007 servings: 3 × 270.2 ml and 159.4 ml of water, in steps of 2.5 ml.
        let content = reader.content(
            of: page, servings: 1, volume: 970, DisplayPreferences(standardDrink: .unitedStates))
        #expect(content.amount == "970 ml total")
        #expect(content.lines.prefix(3).map(\.amount) == ["270 ml", "270 ml", "270 ml"])
        #expect(content.remarks.contains { $0.contains("160 ml") })
        #expect(abs(reader.servings(in: 970, of: page) - 970 / 107.694495) < 1e-9)
        let ounces = reader.content(
            of: page, servings: 1, DisplayPreferences(volume: .ounce, standardDrink: .unitedStates))
        #expect(ounces.meters[0].text.contains("oz") && !ounces.meters[0].text.contains("ml"))
    }

    @Test func `an amount is given in servings or in any unit of volume`() {
        #expect(WantedAmount("6", shown: .millilitre) == .servings(6))
        #expect(WantedAmount("750 ml", shown: .ounce) == .volume(750))
        #expect(WantedAmount("75cl", shown: .ounce) == .volume(750))
        #expect(WantedAmount("1,5 l", shown: .ounce) == .volume(1_500))
        #expect(WantedAmount("750", shown: .millilitre) == .volume(750))
        for wrong in ["", "0", "ml", "5 cats", "-3", "1e9"] { #expect(WantedAmount(wrong, shown: .millilitre) == nil) }
    }
}
