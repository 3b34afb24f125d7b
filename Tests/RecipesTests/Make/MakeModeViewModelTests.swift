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

    @Test func `it gathers, steps and ends in the log`() async {
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

    @Test func `what was measured once is not listed again`() async {
        let mode = await opened("negroni")
        let steps = mode.state.pages.filter { if case .step = $0.kind { true } else { false } }
        let names = steps.flatMap { $0.amounts.map(\.name) }
        #expect(names.count == Set(names).count, "\(names)")
        #expect(!names.isEmpty)
    }

    @Test func `a guest steps through it and notes nothing`() async {
        let authorizer = DenyingAuthorizer()
        let mode = await opened("negroni", authorizer: authorizer)
        for _ in mode.state.pages { mode.input.pageStepped.send(1) }
        #expect(mode.went.notes == [])
        #expect(authorizer.asked == [.open(route: "make:negroni")])
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

    @Test func `there is no page before the first`() async {
        let mode = await opened("negroni")
        mode.input.pageStepped.send(-1)
        #expect(mode.state.index == 0)
    }

    @Test func `a drink that is not there says so`() async {
        let mode = await opened("nobody")
        guard case .failed = mode.state.phase else { return #expect(Bool(false), "\(mode.state.phase)") }
    }
}
