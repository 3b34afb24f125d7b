import Domain
import FeatureKit
import Reactive
import TestSupport
import Testing

@testable import Drinks

/// The calculation of a drink's numbers, and the effect of another bottle.
@MainActor
struct DrinkSumViewModelTests {
    @MainActor
    private struct Subject {
        let input = DrinkSumViewModel.Input()
        let state: ReadOnly<PageState<DrinkSumTarget>>
        let went = EventLog()
        private let model: DrinkSumViewModel

        init(
            _ id: Identifier<Drink>, _ world: SampleWorld, _ language: Language = .english, choosing row: String? = nil,
            preferences: Observable<DisplayPreferences> = Observable(DisplayPreferences(standardDrink: .unitedStates))
        ) {
            var flow = Flow<DrinksStep>.recording(in: went)
            if let row {
                flow = Flow(show: { step in
                    if case .choice(_, let choose) = step { choose(PickerRow(id: row, name: row)) }
                })
            }
            model = DrinksDIContainer(world.dependencies(language, preferences: preferences))
                .makeSumViewModel(id, in: flow)
            state = model.transform(input).state
        }

        var rows: [[String]] {
            state.value.blocks.compactMap { if case .table(let table) = $0 { table.rows } else { nil } }.first ?? []
        }
        var texts: [String] {
            state.value.blocks.compactMap { if case .text(let text, _) = $0 { text } else { nil } }
        }
    }

    private func open(
        _ id: Identifier<Drink>, _ world: SampleWorld, _ language: Language = .english, choosing row: String? = nil
    ) async -> Subject {
        let subject = Subject(id, world, language, choosing: row)
        await LatestTask.settleAll()
        return subject
    }

    @Test func `each line has its volume, strength and alcohol, followed by water and total`() async {
        let subject = await open("negroni", SampleWorld())
        #expect(subject.state.value.title == "Negroni: breakdown")
        #expect(subject.rows.first == ["Gin", "30.0", "40", "12.0", "0.0", "66"])
        #expect(subject.rows.contains(["water from ice", "17.7", "0", "0.0", "0.0", "0"]))
        #expect(subject.rows.last?.prefix(4) == ["in the glass", "107.7", "22.6", "24.3"])
        #expect(subject.rows.allSatisfy { $0.count == 6 })
        #expect(subject.texts.contains { $0.hasPrefix("Water: the ice in the glass adds 20% to the 90.0 ml") })
        #expect(subject.texts.contains("Strength: 24.3 ml alcohol / 107.7 ml in the glass = 22.6%."))
        #expect(subject.texts.contains { $0.hasSuffix("= 19.2 g, or 1.4 standard drinks of 14 g.") })
    }

    @Test func `the breakdown is the same in Korean`() async {
        let subject = await open("negroni", SampleWorld(), .korean)
        #expect(subject.state.value.title == "네그로니 계산 내역")
        #expect(subject.texts.contains("도수: 알코올 24.3 ml / 잔에 담긴 양 107.7 ml = 22.6%"))
    }

    @Test func `another bottle is compared with the original, and x restores it`() async {
        let subject = await open("negroni", SampleWorld(), choosing: "beefeater")
        subject.input.opened.send(.line(0))
        await LatestTask.settleAll()
        #expect(subject.rows.first == ["Beefeater", "30.0", "47", "14.1", "0.0", "78"])
        #expect(subject.texts.first == "As written: 22.6% · 107.7 ml · 12.0 g sugar · 182 kcal.")
        subject.input.resetRequested.send()
        await LatestTask.settleAll()
        #expect(subject.rows.first?.first == "Gin")
        #expect(!subject.texts.contains { $0.hasPrefix("As written") })
    }

    @Test func `another technique changes the water`() async {
        let subject = await open("negroni", SampleWorld(), choosing: "stir")
        subject.input.opened.send(.technique)
        await LatestTask.settleAll()
        #expect(subject.rows.last?[1] == "125.4")
        #expect(subject.texts.contains { $0.hasPrefix("Water: stirring adds 39%") })
    }

    @Test func `the member's own bottles are poured where they fit`() async {
        let subject = await open("negroni", SampleWorld(["beefeater", "punt-e-mes"]))
        subject.input.ownBottlesToggled.send()
        await LatestTask.settleAll()
        #expect(subject.rows.map { $0[0] }.prefix(3) == ["Beefeater", "Campari", "Punt e Mes"])
    }

    @Test func `unknown sugar turns sugar and energy into minimums`() async {
        let subject = await open("negroni", SampleWorld(), choosing: "vermouth")
        subject.input.opened.send(.line(2))
        await LatestTask.settleAll()
        #expect(subject.rows.last?.first == "in the glass, at least")
        #expect(subject.rows.contains(["Vermouth", "30.0", "16", "4.8", "?", "?"]))
        #expect(subject.texts.contains("Sugar unknown, so sugar and energy are minimums: Vermouth."))
    }

    @Test func `a spirit without an amount makes the strength unknown and is named`() async {
        var catalogue = SampleCatalogue.standard
        let name = LocalizedText(english: "Splash", korean: "스플래시")
        catalogue.drinks = [
            Drink(
                id: "splash", name: name, summary: name, base: .gin,
                lines: [
                    DrinkLine(ingredient: "lime-juice", amount: 60, unit: .millilitre),
                    DrinkLine(ingredient: "gin", amount: nil, unit: .other("other")),
                ], steps: [], techniques: [.build], glass: "rocks", serving: .neat)
        ]
        let subject = await open("splash", SampleWorld(catalogue: catalogue))
        #expect(subject.rows.last?[2] == "?")
        #expect(subject.texts.contains { $0.hasPrefix("Strength: 0.0 ml alcohol") && $0.hasSuffix("= ?.") })
        #expect(subject.texts.contains("Alcohol unknown, so the numbers above are minimums: Gin."))
    }

    @Test func `the bottles offered begin with those that fit`() async throws {
        let world = SampleWorld(["beefeater"])
        let dependencies = world.dependencies()
        let describe = DescribeDrink(drinks: world.drinks, ingredients: world.ingredients, bar: world.bar)
        let description = try #require(try await describe("negroni"))
        let choices = DrinkTrialChoices(
            sources: DrinkSources(
                drinks: dependencies.drinks, ingredients: dependencies.ingredients, bar: dependencies.bar,
                finder: dependencies.finder, strings: dependencies.strings))
        let gins = choices.bottles(for: 0, of: description)
        #expect(gins.title == "Instead of Gin")
        #expect(try await gins.find("").map(\.id) == ["gin", "beefeater", "london-dry-gin"])
        #expect(try await choices.bottles(for: 2, of: description).find("").map(\.id).contains("dry-vermouth"))
        #expect(try await choices.techniques.find("").map(\.id) == ["build", "stir"])
        #expect(try await choices.techniques.find("sti").map(\.name) == ["Stir"])
    }

    @Test func `an unknown drink is named in the error`() async {
        let subject = await open("nobody", SampleWorld())
        #expect(subject.state.value.phase == .failed("Can't find nobody."))
    }
}
