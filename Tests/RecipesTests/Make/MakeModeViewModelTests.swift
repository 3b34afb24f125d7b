import Domain
import FeatureKit
import Reactive
import TestSupport
import Testing

@testable import Recipes

/// A drink step by step: pages, amounts for the servings, and the end.
@MainActor
struct MakeModeViewModelTests {
    private func opened(
        _ id: Identifier<Drink>, servings: Int = 1, authorizer: any MemberAuthorizer = PermissiveAuthorizer()
    ) async -> RecipesSubject<MakeModeViewModel> {
        let subject = RecipesSubject(RecipesWorld().dependencies(authorizer: authorizer)) {
            $0.makeMakeModeViewModel(of: id, servings: servings, in: $1)
        }
        await subject.settle()
        return subject
    }

    @Test func `make mode gathers, steps and ends in the log`() async {
        let mode = await opened("negroni", servings: 2)
        #expect(mode.state.page?.kind == .gather)
        #expect(mode.state.page?.amounts.first == MakeModeState.Amount(amount: "60 ml", name: "Gin"))
        let count = mode.state.pages.count
        for _ in 1..<count { mode.input.pageStepped.send(1) }
        #expect(mode.state.page?.kind == .done)
        mode.input.pageStepped.send(1)
        #expect(mode.went.notes == ["made:negroni x2", "close"])
        mode.input.pageStepped.send(-1)
        #expect(mode.state.page?.kind == .step(count - 2, of: count - 2))
    }

    @Test func `no ingredient is listed in two steps`() async {
        let mode = await opened("negroni")
        let steps = mode.state.pages.filter { if case .step = $0.kind { true } else { false } }
        let names = steps.flatMap { $0.amounts.map(\.name) }
        #expect(names.count == Set(names).count, "\(names)")
        #expect(!names.isEmpty)
    }

    @Test func `a step's figure is its turns, its common amount or its number`() async {
        let mode = await opened("negroni")
        let figures = mode.state.pages.map { $0.figure.map { "\($0.number) \($0.unit)" } }
        #expect(figures == [nil, "1 ", "30 ml each", "20 turns", "4 ", nil])
    }

    @Test(arguments: [
        ("30 ml", "30", "ml"), ("7.5 ml", "7.5", "ml"), ("2–3 dashes", "2–3", "dashes"), ("2대시", "2", "대시"),
        ("1", "1", ""),
    ])
    func `an amount is split into number and unit`(amount: String, number: String, unit: String) {
        #expect(MakeModeState.Figure(amount) == MakeModeState.Figure(number: number, unit: unit))
    }

    @Test(arguments: ["1½ oz", "½ slice", "top up", "바 스푼 2", ""])
    func `an amount that cannot be drawn large has no figure`(amount: String) {
        #expect(MakeModeState.Figure(amount) == nil)
    }

    @Test func `the glass fills as the steps pour, and stays full`() async {
        let mode = await opened("negroni")
        #expect(
            mode.state.pages.map { $0.layers.map(\.line) } == [[], [], [0, 1, 2], [0, 1, 2], [0, 1, 2], [0, 1, 2]])
    }

    @Test func `a step with turns has a timer, which ends with the step`() async {
        let mode = await opened("negroni")
        mode.input.timerToggled.send()
        #expect(mode.state.timer == nil, "there is nothing to count")
        for _ in 0..<3 { mode.input.pageStepped.send(1) }
        #expect(mode.state.page?.turns == 20)
        mode.input.timerToggled.send()
        #expect(mode.state.timer == .running(15))
        mode.input.timerToggled.send()
        #expect(mode.state.timer == .paused(15))
        mode.input.pageStepped.send(1)
        #expect(mode.state.timer == nil)
    }

    @Test func `a guest goes through the steps and logs nothing`() async {
        let authorizer = RecordingAuthorizer(isOpen: false)
        let mode = await opened("negroni", authorizer: authorizer)
        for _ in mode.state.pages { mode.input.pageStepped.send(1) }
        #expect(mode.went.notes == [])
        #expect(authorizer.intents == [.open(route: "make:negroni")])
    }

    @Test func `servings change the amounts and keep the page`() async {
        let mode = await opened("negroni")
        mode.input.pageStepped.send(1)
        mode.input.servingsStepped.send(1)
        #expect(mode.state.index == 1)
        #expect(mode.state.pages[0].amounts.first?.amount == "60 ml")
        mode.input.servingsStepped.send(-1)
        mode.input.servingsStepped.send(-1)
        #expect(mode.state.servings == 1)
    }

    @Test func `stepping back from the first page stays there`() async {
        let mode = await opened("negroni")
        mode.input.pageStepped.send(-1)
        #expect(mode.state.index == 0)
    }

    @Test func `an unknown drink is reported`() async {
        let mode = await opened("nobody")
        guard case .failed = mode.state.phase else { return #expect(Bool(false), "\(mode.state.phase)") }
    }
}
