import Domain
import FeatureKit
import Reactive
import TestSupport
import Testing

@testable import Drinks

/// Two drinks beside each other, and a family with its bottles.
@MainActor
@Suite(.timeLimit(.minutes(1)))
struct ComparePageTests {
    private func compare(
        _ left: Identifier<Drink>, _ right: Identifier<Drink>, _ world: SampleWorld
    ) async -> BlockPageState<CompareTarget> {
        let opened = Signal<CompareTarget>()
        let refresh = Signal<Void>()
        let model = CompareViewModel(
            left, right, dependencies: world.dependencies(),
            actions: CompareActions(showDrink: { _ in }, showIngredient: { _ in }))
        let state = model.transform(
            CompareViewModel.Input(opened: opened.events, refreshRequested: refresh.events)
        ).state
        await model.settle()
        return state.value
    }

    @Test func `their numbers stand in one table`() async throws {
        let state = await compare("negroni", "americano", SampleWorld(["campari", "sweet-vermouth"]))
        #expect(state.title == "Negroni, Americano")
        let table = try #require(
            state.blocks.compactMap { if case .table(let table) = $0 { table } else { nil } }.first)
        #expect(table.header == ["", "Negroni", "Americano"])
        #expect(table.rows.first { $0[0] == "strength" }?[1] == "24.5 %")
        #expect(table.rows.first { $0[0] == "My bar" } == ["My bar", "1 away", "can make now"])
        #expect(table.rows.allSatisfy { $0.count == 3 && !$0.contains("") })
    }

    @Test func `ingredients are parted into both, this and that`() async {
        let state = await compare("negroni", "gimlet", SampleWorld(["gin"]))
        let headings = state.blocks.compactMap { if case .heading(let text, _) = $0 { text } else { nil } }
        #expect(headings == ["In both", "Only in Negroni", "Only in Gimlet"])
        let chips = state.blocks.compactMap { if case .chips(_, let chips) = $0 { chips.map(\.title) } else { nil } }
        #expect(chips == [["Negroni", "Gimlet"], ["Gin"], ["Campari", "Sweet vermouth", "Orange"], ["Lime juice"]])
    }

    @Test func `a drink compared with itself has all in common, one nobody knows is named`() async {
        let same = await compare("negroni", "negroni", SampleWorld())
        #expect(same.blocks.contains { if case .heading("In both", _) = $0 { true } else { false } })
        let none = await compare("negroni", "nobody", SampleWorld())
        #expect(none.phase == .failed("Nothing is called nobody."))
    }

    @Test func `a family names its kinds, its brands and its drinks, and leads on`() async throws {
        let world = SampleWorld(["beefeater"])
        let went = EventLog()
        let opened = Signal<BasePageTarget>()
        let refresh = Signal<Void>()
        let model = BasePageViewModel(
            base: .gin, dependencies: world.dependencies(),
            actions: BasePageActions(
                showIngredient: { went.note("ingredient:\($0)") }, showDrink: { went.note("drink:\($0)") },
                showFiltered: { went.note($0.code) }))
        let state = model.transform(
            BasePageViewModel.Input(opened: opened.events, refreshRequested: refresh.events)
        ).state
        await model.settle()
        let chips = state.value.blocks.compactMap { if case .chips(_, let chips) = $0 { chips } else { nil } }
        #expect(chips.map { $0.map(\.title) } == [["Gin", "London dry gin"], ["Beefeater"]])
        #expect(chips.last?.first?.mark == .check)
        let rows = state.value.blocks.compactMap { if case .row(let row) = $0 { row.title } else { nil } }
        #expect(rows == ["Gimlet", "Negroni"])
        for target: BasePageTarget in [.ingredient("beefeater"), .drink("negroni"), .allDrinks] { opened.send(target) }
        #expect(went.notes == ["ingredient:beefeater", "drink:negroni", "+base:gin"])
    }

    @Test func `a family without drinks or bottles says so`() async {
        let opened = Signal<BasePageTarget>()
        let refresh = Signal<Void>()
        let model = BasePageViewModel(
            base: .mixed, dependencies: SampleWorld().dependencies(),
            actions: BasePageActions(showIngredient: { _ in }, showDrink: { _ in }, showFiltered: { _ in }))
        let state = model.transform(
            BasePageViewModel.Input(opened: opened.events, refreshRequested: refresh.events)
        ).state
        await model.settle()
        #expect(state.value.blocks.contains(.text("No drinks use it as a base.", .muted)))
    }
}
