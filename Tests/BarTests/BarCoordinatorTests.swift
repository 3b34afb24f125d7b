import Domain
import Navigation
import TestSupport
import Testing

@testable import Bar

/// The flow through the bar: what leads where, inside and outside of it.
@MainActor
struct BarCoordinatorTests {
    private let host = StubScreenHost()
    private let stack: ScreenStack
    private let parent = Coordinator()
    private let factory = StubBarFactory()
    private let left = EventLog()

    init() {
        stack = ScreenStack(host: host)
    }

    private func run(_ destination: BarDestination) {
        let links = BarLinks(
            showDrink: { [left] in left.note("drink:\($0)") },
            showIngredient: { [left] in left.note("ingredient:\($0)") })
        parent.run(
            BarCoordinator(
                context: NavigationContext(stack: stack, modals: ModalHost(host: host)), destination: destination,
                links: links, factory: factory))
    }

    @Test(arguments: [
        (BarDestination.shelf, "bar"), (.makeable, "bar/makeable"), (.oneAway, "bar/one-away"),
        (.buyNext, "bar/buy-next"), (.useUp, "bar/use-up"), (.inAMinute, "bar/add"),
    ])
    func `it begins where it was asked to`(destination: BarDestination, route: String) {
        run(destination)
        #expect(stack.routes == [route])
        #expect(parent.children.count == 1)
    }

    @Test func `the shelf leads to adding and to what can be made`() throws {
        run(.shelf)
        let shelf = try #require(factory.shelf)
        shelf.showAddBottles()
        #expect(stack.routes == ["bar", "bar/add"])
        stack.pop()
        shelf.show(.makeable)
        #expect(stack.routes == ["bar", "bar/makeable"])
        stack.pop()
        shelf.show(.inAMinute)
        #expect(factory.filters == [.all, .commonest])
    }

    @Test func `drinks and ingredients are outside the flow`() throws {
        run(.shelf)
        try #require(factory.shelf).showIngredient("gin")
        try #require(factory.shelf).show(.makeable)
        try #require(factory.list).showDrink("negroni")
        #expect(left.notes == ["ingredient:gin", "drink:negroni"])
        run(.buyNext)
        try #require(factory.list).showIngredient("campari")
        #expect(left.notes.last == "ingredient:campari")
    }

    @Test func `it ends when its first screen is closed, not before`() throws {
        stack.push(StubScreen("root"))
        run(.shelf)
        try #require(factory.shelf).showAddBottles()
        stack.pop()
        #expect(parent.children.count == 1)
        stack.pop()
        #expect(parent.children.isEmpty)
    }

    @Test func `what is asked of an ended flow does nothing`() throws {
        stack.push(StubScreen("root"))
        run(.shelf)
        let shelf = try #require(factory.shelf)
        stack.popToRoot()
        shelf.showAddBottles()
        #expect(stack.routes == ["root"])
    }

    @Test func `a section is a flow of its own that ends with its screen`() throws {
        run(.shelf)
        let flow = try #require(parent.children.first)
        try #require(factory.shelf).show(.log)
        #expect(stack.routes == ["bar", "section:log"])
        #expect(flow.children.count == 1)
        stack.pop()
        #expect(flow.children.isEmpty)
        #expect(parent.children.count == 1)
    }

    @Test func `a bottle is edited in a box above the shelf`() throws {
        let modals = ModalHost(host: host)
        parent.run(
            BarCoordinator(
                context: NavigationContext(stack: stack, modals: modals), destination: .shelf,
                links: BarLinks(showDrink: { _ in }, showIngredient: { _ in }), factory: factory))
        try #require(factory.shelf).editBottle("gin")
        #expect(modals.top?.route == "bar/bottle")
    }
}
