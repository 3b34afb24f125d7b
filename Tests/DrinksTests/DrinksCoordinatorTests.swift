import Domain
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
        (DrinksDestination.list, "drinks"), (.drink("negroni"), "drink:negroni"),
        (.ingredient("gin"), "ingredient:gin"),
    ])
    func `it begins where it was asked to`(destination: DrinksDestination, route: String) {
        run(destination)
        #expect(stack.routes == [route])
        #expect(parent.children.count == 1)
    }

    @Test func `a drink leads to an ingredient, that to a drink and to its kind`() throws {
        run(.list)
        try #require(factory.list).showDrink("negroni")
        try #require(factory.details.last).showIngredient("gin")
        try #require(factory.pages.last).showIngredient("beefeater")
        try #require(factory.pages.last).showDrink("gimlet")
        #expect(stack.routes == ["drinks", "drink:negroni", "ingredient:gin", "ingredient:beefeater", "drink:gimlet"])
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
}
