import Domain
import FeatureKit
import Reactive
import TestSupport
import Testing

@testable import Drinks

@MainActor
struct ComparePageTests {
    private func compare(
        _ left: Identifier<Drink>, _ right: Identifier<Drink>, _ world: SampleWorld
    ) async -> PageState<CompareTarget> {
        let model = DrinksDIContainer(world.dependencies()).makeCompareViewModel(left, right, in: Flow())
        let state = model.transform(CompareViewModel.Input()).state
        await LatestTask.settleAll()
        return state.value
    }

    @Test func `the numbers of both drinks are in one table`() async throws {
        let state = await compare("negroni", "americano", SampleWorld(["campari", "sweet-vermouth"]))
        #expect(state.title == "Negroni, Americano")
        #expect(state.blocks.first { $0 != .gap }.map { if case .table = $0 { true } else { false } } == true)
        let table = try #require(
            state.blocks.compactMap { if case .table(let table) = $0 { table } else { nil } }.first)
        #expect(table.header == ["", "Negroni", "Americano"])
        #expect(table.rows.first { $0[0] == "strength" }?[1] == "22.6%")
        #expect(table.rows.contains { $0[0].hasPrefix("standard drinks of ") && $0[0].hasSuffix(" g") })
        #expect(table.rows.first { $0[0] == "my bar" } == ["my bar", "1 away", "can make now"])
        #expect(table.rows.allSatisfy { $0[0] == $0[0].lowercased() }, "labels are written alike")
        #expect(table.rows.allSatisfy { $0.count == 3 && !$0.contains("") })
    }

    @Test func `an unknown strength makes the standard drinks a minimum`() async throws {
        var catalogue = SampleCatalogue.standard
        catalogue.drinks.append(
            Drink(
                id: "splash", name: SampleCatalogue.negroni.name, summary: SampleCatalogue.negroni.summary, base: .gin,
                lines: [
                    DrinkLine(ingredient: "lime-juice", amount: 60, unit: .millilitre),
                    DrinkLine(ingredient: "gin", amount: nil, unit: .other("other")),
                ], steps: [], techniques: [.build], glass: "rocks", serving: .neat))
        let state = await compare("negroni", "splash", SampleWorld(catalogue: catalogue))
        let rows = state.blocks.compactMap { if case .table(let table) = $0 { table.rows } else { nil } }.joined()
        let row = try #require(rows.first { $0[0].hasPrefix("standard drinks of ") })
        #expect(!row[1].hasPrefix("at least ") && row[2].hasPrefix("at least "))
    }

    @Test func `a drink without a known amount has no sums`() async throws {
        var catalogue = SampleCatalogue.standard
        catalogue.drinks.append(
            Drink(
                id: "guess", name: SampleCatalogue.negroni.name, summary: SampleCatalogue.negroni.summary, base: .gin,
                lines: [DrinkLine(ingredient: "gin", amount: nil, unit: .other("other"))], steps: [],
                techniques: [.build], glass: "rocks", serving: .neat))
        let state = await compare("negroni", "guess", SampleWorld(catalogue: catalogue))
        let rows = state.blocks.compactMap { if case .table(let table) = $0 { table.rows } else { nil } }.joined()
        let row = try #require(rows.first { $0[0].hasPrefix("standard drinks of ") })
        #expect(row[2] == "-")
        #expect(!rows.contains { $0[2] == "0 ml" || $0[2].hasSuffix("0 kcal") || $0[2].hasSuffix("0 g") })
    }

    @Test func `ingredients are divided into shared ones and those of each drink`() async {
        let state = await compare("negroni", "gimlet", SampleWorld(["gin"]))
        let headings = state.blocks.compactMap { if case .heading(let text, _) = $0 { text } else { nil } }
        #expect(headings == ["In both", "Only in Negroni", "Only in Gimlet"])
        let chips = state.blocks.compactMap { if case .chips(_, let chips) = $0 { chips.map(\.title) } else { nil } }
        #expect(
            chips == [
                ["Negroni", "Gimlet"], ["Gin 30 ml"], ["Campari 30 ml", "Sweet vermouth 30 ml", "Orange ½ slice"],
                ["Lime juice 30 ml"],
            ])
    }

    @Test func `an ingredient that the bar replaces or makes is told from an owned one`() async {
        let state = await compare("negroni", "gimlet", SampleWorld(["gin", "lime", "dry-vermouth"]))
        let chips = state.blocks.compactMap { if case .chips(_, let chips) = $0 { chips } else { nil } }.dropFirst()
        #expect(chips.map { $0.map(\.mark) } == [[.owned], [.missing, .standIn, .missing], [.standIn]])
    }

    @Test func `a drink compared with itself shares everything, and an unknown one is named`() async {
        let same = await compare("negroni", "negroni", SampleWorld())
        #expect(same.blocks.contains { if case .heading("In both", _) = $0 { true } else { false } })
        let none = await compare("negroni", "nobody", SampleWorld())
        #expect(none.phase == .failed("Can't find nobody."))
    }

    @Test func `a family names its kinds, brands and drinks, and opens them`() async throws {
        let world = SampleWorld(["beefeater"])
        let went = EventLog()
        let input = BasePageViewModel.Input()
        let model = DrinksDIContainer(world.dependencies()).makeBaseViewModel(.gin, in: .recording(in: went))
        let state = model.transform(input).state
        await LatestTask.settleAll()
        let chips = state.value.blocks.compactMap { if case .chips(_, let chips) = $0 { chips } else { nil } }
        #expect(chips.map { $0.map(\.title) } == [["Gin", "London dry gin"], ["Beefeater"]])
        #expect(chips.last?.first?.mark == .owned)
        let rows = state.value.blocks.compactMap { if case .row(let row) = $0 { row.title } else { nil } }
        #expect(rows == ["Gimlet", "Negroni"])
        for target: BasePageTarget in [.ingredient("beefeater"), .drink("negroni"), .allDrinks] {
            input.opened.send(target)
        }
        #expect(went.notes == ["ingredient:beefeater", "drink:negroni", "drinks/all +base:gin"])
    }

    @Test func `a comparison opens both drinks and their ingredients`() async {
        let went = EventLog()
        let input = CompareViewModel.Input()
        let model = DrinksDIContainer(SampleWorld().dependencies())
            .makeCompareViewModel("negroni", "gimlet", in: .recording(in: went))
        _ = model.transform(input)
        for target: CompareTarget in [.drink("gimlet"), .ingredient("gin")] { input.opened.send(target) }
        #expect(went.notes == ["drink:gimlet", "ingredient:gin"])
        await LatestTask.settleAll()
    }

    @Test func `a family without drinks or bottles says so`() async {
        let model = DrinksDIContainer(SampleWorld().dependencies()).makeBaseViewModel(.mixed, in: Flow())
        let state = model.transform(BasePageViewModel.Input()).state
        await LatestTask.settleAll()
        #expect(state.value.blocks.contains(.text("No drinks use it as a base.", .muted)))
    }
}
