import Domain
import FeatureKit
import Navigation
import TestSupport
import Testing

@testable import Drinks

/// The flow through drinks: what leads where, and that it ends with its first screen.
@MainActor
struct DrinksCoordinatorTests {
    private let host = StubScreenHost()
    private let stack: ScreenStack
    private let modals: ModalHost
    private let parent = Coordinator()
    private let factory = StubDrinksFactory()

    init() {
        stack = ScreenStack(host: host)
        modals = ModalHost(host: host)
    }

    private func run(_ destination: DrinksDestination) {
        parent.run(
            DrinksCoordinator(
                context: NavigationContext(stack: stack, modals: modals), destination: destination, factory: factory))
    }

    private func list() throws -> DrinkListActions { try #require(factory.pages.newest()) }
    private func drink() throws -> DrinkDetailActions { try #require(factory.pages.newest()) }
    private func ingredient() throws -> IngredientPageActions { try #require(factory.pages.newest()) }
    private func base() throws -> BasePageActions { try #require(factory.pages.newest()) }
    private func comparison() throws -> CompareActions { try #require(factory.pages.newest()) }

    @Test(arguments: [
        (DrinksDestination.advice, "drinks"), (.section(.saved), "drinks/saved"), (.triedPicker, "drinks/tried/pick"),
        (.drink("negroni"), "drink:negroni"), (.ingredient("gin"), "ingredient:gin"), (.base(.gin), "base:gin"),
        (.compare("negroni", "gimlet"), "compare:negroni,gimlet"),
    ])
    func `it begins where it was asked to`(destination: DrinksDestination, route: String) {
        run(destination)
        #expect(stack.routes == [route])
        #expect(parent.children.count == 1)
    }

    @Test func `a drink leads to an ingredient, that to a drink and to its kind`() throws {
        run(.advice)
        try list().showDrink("negroni")
        try drink().showIngredient("gin")
        try ingredient().showIngredient("beefeater")
        try ingredient().showDrink("gimlet")
        #expect(stack.routes == ["drinks", "drink:negroni", "ingredient:gin", "ingredient:beefeater", "drink:gimlet"])
    }

    @Test func `named filters are shown above the list and the filter, and ask for a name above themselves`() throws {
        run(.section(.all))
        try list().showSavedFilters()
        #expect(modals.modals.map(\.route) == ["drinks/filters"])
        modals.dismiss()
        try list().showFilter()
        guard case .filter(_, let showSaved)? = factory.boxes.last else {
            Issue.record("no filter: \(modals.modals.map(\.route))")
            return
        }
        showSaved()
        try #require(factory.boxes.newest(SavedFiltersActions.self)).askName(
            NamePrompt(route: "drinks/filters/name", title: "", label: "", text: "", limit: 40) { _ in })
        #expect(modals.modals.map(\.route) == ["drinks/filter", "drinks/filters", "drinks/filters/name"])
    }

    @Test func `a drink opened from another, many levels deep, leads back the same way`() throws {
        run(.advice)
        try list().showDrink("negroni")
        for _ in 0..<40 {
            try drink().showDrink("gimlet")
            try drink().showIngredient("gin")
            try ingredient().showDrink("negroni")
        }
        #expect(stack.count == 122)
        for _ in 0..<120 { stack.pop() }
        #expect(stack.routes == ["drinks", "drink:negroni"])
        #expect(parent.children.count == 1)
        stack.pop()
        #expect(stack.routes == ["drinks"])
    }

    @Test func `notes are shown above, not on the stack`() throws {
        run(.drink("negroni"))
        try drink().showNote(.glass("rocks"))
        #expect(modals.top?.route == "glass:rocks")
        #expect(stack.routes == ["drink:negroni"])
        modals.dismiss()
        #expect(parent.children.count == 1)
    }

    @Test func `it ends when its first screen is closed, not before`() throws {
        stack.push(StubScreen("root"))
        run(.drink("negroni"))
        try drink().showIngredient("gin")
        stack.pop()
        #expect(parent.children.count == 1)
        stack.pop()
        #expect(parent.children.isEmpty)
    }

    @Test func `a flow that is the form of a drink that was made ends with it`() throws {
        run(.madeForm("negroni"))
        #expect(modals.top != nil)
        #expect(stack.count == 0)
        modals.dismiss()
        #expect(parent.children.isEmpty)
    }

    @Test func `a flow that is one note ends with it`() {
        run(.note(.technique(.stir)))
        #expect(modals.top?.route == "technique:stir")
        #expect(parent.children.count == 1)
        modals.dismiss()
        #expect(parent.children.isEmpty)
    }

    @Test func `what is asked of an ended flow does nothing`() throws {
        stack.push(StubScreen("root"))
        run(.drink("negroni"))
        let actions = try drink()
        stack.popToRoot()
        actions.showIngredient("gin")
        #expect(stack.routes == ["root"])
    }

    @Test func `a list takes the place of the list before, and the flow goes on`() throws {
        run(.advice)
        let root = try list()
        root.showSection(.all)
        #expect(stack.routes == ["drinks", "drinks/all"])
        try list().showSection(.saved)
        #expect(stack.routes == ["drinks", "drinks/saved"])
        try list().showDrink("negroni")
        #expect(stack.routes == ["drinks", "drinks/saved", "drink:negroni"])
        stack.pop()
        try list().showSection(nil)
        #expect(stack.routes == ["drinks"])
        root.showDrink("gimlet")
        #expect(stack.routes == ["drinks", "drink:gimlet"])
        #expect(parent.children.count == 1)
    }

    @Test func `a flow that began with a list ends with whatever list stands there last`() throws {
        stack.push(StubScreen("drinks"))
        run(.section(.saved))
        try list().showSection(.made)
        #expect(stack.routes == ["drinks", "drinks/made"])
        #expect(parent.children.count == 1)
        stack.pop()
        #expect(parent.children.isEmpty)
    }

    @Test func `a family leads to its bottles, its drinks and the filtered list`() throws {
        run(.advice)
        try list().showDrink("negroni")
        try drink().showIngredient("gin")
        try ingredient().showBase(.gin)
        try base().showIngredient("beefeater")
        try ingredient().showFiltered(DrinkFilter(wanted: [.ingredient("gin")]))
        #expect(factory.filter == DrinkFilter(wanted: [.ingredient("gin")]))
        #expect(
            stack.routes == [
                "drinks", "drink:negroni", "ingredient:gin", "base:gin", "ingredient:beefeater", "drinks/all",
            ])
    }

    @Test func `two drinks are shown beside each other and lead on`() throws {
        run(.drink("negroni"))
        try drink().showComparison("negroni", "gimlet")
        try comparison().showDrink("gimlet")
        #expect(stack.routes == ["drink:negroni", "compare:negroni,gimlet", "drink:gimlet"])
    }
}
