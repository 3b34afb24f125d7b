import Domain
import FeatureKit
import Navigation
import Reactive
import TestSupport
import Testing

@testable import Drinks

/// The flow through drinks: its beginning, one list replacing another, and its end with the first screen.
@MainActor
struct DrinksFlowTests {
    private final class Factory: FlowFactory {
        var flow = Flow<DrinksStep>()

        func makeContent(for step: DrinksStep, in flow: Flow<DrinksStep>) -> FlowContent {
            self.flow = flow
            switch step {
            case .destination(.note), .destination(.madeForm), .filter, .savedFilters, .prompt, .made, .whyNot,
                .choice, .mergeQuestion, .opinion:
                return .modal(StubModal(step.text))
            case .destination, .filtered: return .screen(StubScreen(step.text))
            }
        }
    }

    private let host = StubScreenHost()
    private let stack: ScreenStack
    private let modals: ModalHost
    private let parent = Coordinator()
    private let factory = Factory()
    private var flow: Flow<DrinksStep> { factory.flow }

    init() {
        stack = ScreenStack(host: host)
        modals = ModalHost(host: host)
    }

    private func run(_ destination: DrinksDestination) {
        parent.run(
            FlowCoordinator<DrinksStep>(
                in: NavigationContext(stack: stack, modals: modals), from: .destination(destination),
                factory: factory))
    }

    @Test(arguments: [
        (DrinksDestination.advice, "drinks"), (.section(.saved), "drinks/saved"), (.triedPicker, "drinks/tried/pick"),
        (.drink("negroni"), "drink:negroni"), (.ingredient("gin"), "ingredient:gin"), (.base(.gin), "base:gin"),
        (.compare("negroni", "gimlet"), "compare:negroni,gimlet"), (.sum("negroni"), "sum:negroni"),
    ])
    func `the flow begins at its destination`(destination: DrinksDestination, route: String) {
        run(destination)
        #expect(stack.routes == [route])
        #expect(parent.children.count == 1)
    }

    @Test func `a drink opened many levels deep leads back the same way`() {
        run(.advice)
        flow.go(to: .drink("negroni"))
        for _ in 0..<40 {
            flow.go(to: .drink("gimlet"))
            flow.go(to: .ingredient("gin"))
            flow.go(to: .drink("negroni"))
        }
        #expect(stack.count == 122)
        for _ in 0..<120 { stack.pop() }
        #expect(stack.routes == ["drinks", "drink:negroni"])
        #expect(parent.children.count == 1)
        stack.pop()
        #expect(stack.routes == ["drinks"])
    }

    @Test func `modals are shown above the stack and above each other`() {
        run(.section(.all))
        flow.show(.filter(.all))
        flow.show(.savedFilters(.all, search: nil))
        flow.show(
            .prompt(NamePrompt(route: "drinks/filters/name", title: "", label: "", text: "", limit: 40) { _ in }))
        #expect(modals.modals.map(\.route) == ["drinks/all filter", "drinks/all filters", "drinks/filters/name"])
        #expect(stack.routes == ["drinks/all"])
        modals.removeAll()
        #expect(parent.children.count == 1)
    }

    @Test(arguments: [DrinksDestination.madeForm("negroni"), .note(.technique(.stir))])
    func `a flow that is one modal ends with it`(destination: DrinksDestination) {
        run(destination)
        #expect(modals.top != nil && stack.count == 0)
        #expect(parent.children.count == 1)
        modals.dismiss()
        #expect(parent.children.isEmpty)
    }

    @Test func `an ended flow ignores requests`() {
        stack.push(StubScreen("root"))
        run(.drink("negroni"))
        let flow = flow
        stack.popToRoot()
        flow.go(to: .ingredient("gin"))
        #expect(stack.routes == ["root"])
    }

    @Test func `a list replaces the list before it, and the flow continues`() {
        run(.advice)
        flow.go(to: DrinkSection.all)
        #expect(stack.routes == ["drinks", "drinks/all"])
        flow.go(to: DrinkSection.saved)
        #expect(stack.routes == ["drinks", "drinks/saved"])
        flow.go(to: .drink("negroni"))
        #expect(stack.routes == ["drinks", "drinks/saved", "drink:negroni"])
        stack.pop()
        flow.go(to: nil)
        #expect(stack.routes == ["drinks"])
        flow.go(to: .drink("gimlet"))
        #expect(stack.routes == ["drinks", "drink:gimlet"])
        #expect(parent.children.count == 1)
    }

    @Test func `recommendations open above the list if they are not the root`() {
        stack.push(StubScreen("home"))
        run(.section(.saved))
        flow.go(to: nil)
        #expect(stack.routes == ["home", "drinks/saved", "drinks"])
    }

    @Test func `a flow that began with a list ends with the list shown last`() {
        stack.push(StubScreen("drinks"))
        run(.section(.saved))
        flow.go(to: DrinkSection.made)
        #expect(stack.routes == ["drinks", "drinks/made"])
        #expect(parent.children.count == 1)
        stack.pop()
        #expect(parent.children.isEmpty)
    }

    @Test func `opening a filtered list sets the filter of the list of all drinks`() {
        let arrangements = DrinkArrangements()
        let container = DrinksDIContainer(SampleWorld().dependencies(arrangements: arrangements))
        let filter = DrinkFilter(wanted: [.ingredient("gin")])
        guard case .screen(let screen) = container.makeContent(for: .filtered(filter), in: Flow()) else {
            Issue.record("no screen")
            return
        }
        #expect(screen.route == "drinks/all")
        #expect(arrangements[.all].value.filter == filter)
    }
}
