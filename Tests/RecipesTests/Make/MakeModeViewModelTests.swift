import Domain
import FeatureKit
import Reactive
import TestSupport
import Testing

@testable import Recipes

/// A drink step by step: pages, amounts for the servings, and the end.
@MainActor
struct MakeModeViewModelTests {
    @MainActor
    private final class Mode {
        let step = Signal<Int>()
        let servings = Signal<Int>()
        let timer = Signal<Void>()
        let seen = Signal<Bool>()
        let refresh = Signal<Void>()
        let time = ManualScheduler()
        let made = EventLog()
        let model: MakeModeViewModel
        let states: Recorded<MakeModeState>

        init(_ id: Identifier<Drink>, servings count: Int = 1) {
            model = MakeModeViewModel(
                id: id, servings: count, dependencies: RecipesWorld().dependencies(),
                actions: MakeModeActions(showMade: { [made] in made.note("made \($0)") }))
            states = Recorded(
                model.transform(
                    MakeModeViewModel.Input(
                        pageStepped: step.events, servingsStepped: servings.events, timerToggled: timer.events,
                        isSeen: seen.events, scheduler: time, refreshRequested: refresh.events)
                ).state)
        }

        var state: MakeModeState { states.values.last ?? MakeModeState() }
    }

    @Test func `it gathers, steps and ends in the log`() async {
        let mode = Mode("negroni", servings: 2)
        await mode.model.settle()
        #expect(mode.state.page?.kind == .gather)
        #expect(mode.state.page?.amounts.first == MakeModeState.Amount(amount: "60 ml", name: "Gin"))
        let count = mode.state.pages.count
        for _ in 1..<count { mode.step.send(1) }
        #expect(mode.state.page?.kind == .done)
        mode.step.send(1)
        #expect(mode.made.notes == ["made 2"])
        mode.step.send(-1)
        #expect(mode.state.page?.kind == .step(count - 2, of: count - 2))
    }

    @Test func `servings change the amounts and keep the page`() async {
        let mode = Mode("negroni")
        await mode.model.settle()
        mode.step.send(1)
        mode.servings.send(1)
        #expect(mode.state.index == 1)
        #expect(mode.state.pages[0].amounts.first?.amount == "60 ml")
        mode.servings.send(-1)
        mode.servings.send(-1)
        #expect(mode.state.servings == 1)
    }

    @Test func `there is no page before the first`() async {
        let mode = Mode("negroni")
        await mode.model.settle()
        mode.step.send(-1)
        #expect(mode.state.index == 0)
    }

    @Test func `a drink that is not there says so`() async {
        let mode = Mode("nobody")
        await mode.model.settle()
        guard case .failed = mode.state.phase else { return #expect(Bool(false), "\(mode.state.phase)") }
    }
}
