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
        try #require(factory.list).showDrink("negroni")
        try #require(factory.details.last).showIngredient("gin")
        try #require(factory.pages.last).showIngredient("beefeater")
        try #require(factory.pages.last).showDrink("gimlet")
        #expect(stack.routes == ["drinks", "drink:negroni", "ingredient:gin", "ingredient:beefeater", "drink:gimlet"])
    }

    @Test func `named filters are shown above the list and the filter, and ask for a name above themselves`() throws {
        run(.section(.all))
        try #require(factory.list).showSavedFilters()
        #expect(modals.modals.map(\.route) == ["drinks/filters"])
        modals.dismiss()
        try #require(factory.list).showFilter()
        let showSaved = try #require(factory.showSaved)
        showSaved()
        try #require(factory.savedFilters).askName(
            NamePrompt(route: "drinks/filters/name", title: "", label: "", text: "", limit: 40) { _ in })
        #expect(modals.modals.map(\.route) == ["drinks/filter", "drinks/filters", "drinks/filters/name"])
    }

    @Test func `a drink opened from another, many levels deep, leads back the same way`() throws {
        run(.advice)
        try #require(factory.list).showDrink("negroni")
        for _ in 0..<40 {
            try #require(factory.details.last).showDrink("gimlet")
            try #require(factory.details.last).showIngredient("gin")
            try #require(factory.pages.last).showDrink("negroni")
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
        try #require(factory.details.last).showNote(.glass("rocks"))
        #expect(modals.top?.route == "glass:rocks")
        #expect(stack.routes == ["drink:negroni"])
        modals.dismiss()
        #expect(parent.children.count == 1)
    }

    @Test func `it ends when its first screen is closed, not before`() throws {
        stack.push(StubScreen("root"))
        run(.drink("negroni"))
        try #require(factory.details.last).showIngredient("gin")
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
        let actions = try #require(factory.details.last)
        stack.popToRoot()
        actions.showIngredient("gin")
        #expect(stack.routes == ["root"])
    }

    @Test func `a list takes the place of the list before, and the flow goes on`() throws {
        run(.advice)
        let root = try #require(factory.list)
        root.showSection(.all)
        #expect(stack.routes == ["drinks", "drinks/all"])
        try #require(factory.list).showSection(.saved)
        #expect(stack.routes == ["drinks", "drinks/saved"])
        try #require(factory.list).showDrink("negroni")
        #expect(stack.routes == ["drinks", "drinks/saved", "drink:negroni"])
        stack.pop()
        try #require(factory.list).showSection(nil)
        #expect(stack.routes == ["drinks"])
        root.showDrink("gimlet")
        #expect(stack.routes == ["drinks", "drink:gimlet"])
        #expect(parent.children.count == 1)
    }

    @Test func `a flow that began with a list ends with whatever list stands there last`() throws {
        stack.push(StubScreen("drinks"))
        run(.section(.saved))
        try #require(factory.list).showSection(.made)
        #expect(stack.routes == ["drinks", "drinks/made"])
        #expect(parent.children.count == 1)
        stack.pop()
        #expect(parent.children.isEmpty)
    }

    @Test func `a family leads to its bottles, its drinks and the filtered list`() throws {
        run(.advice)
        try #require(factory.list).showDrink("negroni")
        try #require(factory.details.last).showIngredient("gin")
        try #require(factory.pages.last).showBase(.gin)
        try #require(factory.bases.last).showIngredient("beefeater")
        try #require(factory.pages.last).showFiltered(DrinkFilter(wanted: [.ingredient("gin")]))
        #expect(factory.filter == DrinkFilter(wanted: [.ingredient("gin")]))
        #expect(
            stack.routes == [
                "drinks", "drink:negroni", "ingredient:gin", "base:gin", "ingredient:beefeater", "drinks/all",
            ])
    }

    @Test func `two drinks are shown beside each other and lead on`() throws {
        run(.drink("negroni"))
        try #require(factory.details.last).showComparison("negroni", "gimlet")
        try #require(factory.comparisons.last).showDrink("gimlet")
        #expect(stack.routes == ["drink:negroni", "compare:negroni,gimlet", "drink:gimlet"])
    }
}
