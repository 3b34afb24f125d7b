import Domain
import FeatureKit
import Navigation
import TestSupport
import Testing

@testable import Recipes

/// The flow through own recipes: what leads where, and that nothing of it outlives its first screen.
@MainActor
struct RecipesCoordinatorTests {
    private let host = StubScreenHost()
    private let stack: ScreenStack
    private let modals: ModalHost
    private let parent = Coordinator()
    private let factory = StubRecipesFactory()
    private let went = EventLog()

    init() {
        stack = ScreenStack(host: host)
        modals = ModalHost(host: host)
        stack.push(StubScreen("root"))
    }

    @discardableResult
    private func run(
        _ destination: RecipesDestination, authorizer: any MemberAuthorizer = PermissiveAuthorizer()
    ) -> RecipesCoordinator {
        let flow = RecipesCoordinator(
            context: NavigationContext(stack: stack, modals: modals), destination: destination,
            links: RecipesLinks(
                showDrink: { [went] in went.note("drink:\($0)") },
                showIngredient: { [went] in went.note("ingredient:\($0)") }), factory: factory, authorizer: authorizer)
        parent.run(flow)
        return flow
    }

    private func own() throws -> OwnDrinksActions { try #require(factory.pages.newest()) }
    private func editor() throws -> RecipeEditorActions { try #require(factory.pages.newest()) }
    private func ingredient() throws -> IngredientFormActions { try #require(factory.boxes.newest()) }

    nonisolated private static let screens: [(RecipesDestination, String)] = [
        (.own, "drinks/own"), (.ownIngredients, "drinks/own-ingredients"), (.new, "edit:new"),
        (.edit("negroni"), "edit:negroni"),
        (.collections, "drinks/collections"), (.collection("summer"), "collection:summer"),
        (.make("negroni", servings: 2), "make:negroni"),
    ]

    @Test(arguments: screens)
    func `it begins where it was asked to and is let go with its first screen`(
        destination: RecipesDestination, route: String
    ) {
        weak let flow = run(destination)
        #expect(stack.routes == ["root", route])
        #expect(flow != nil)
        stack.pop()
        #expect(parent.children.isEmpty)
        #expect(flow == nil)
    }

    @Test(arguments: [
        (RecipesDestination.collect("negroni"), "collection/pick"), (.ingredient("my-cordial"), "edit/ingredient"),
    ])
    func `a flow that is one box is let go with it`(destination: RecipesDestination, route: String) {
        weak let flow = run(destination)
        #expect(modals.top?.route == route)
        #expect(flow != nil)
        modals.dismiss()
        #expect(parent.children.isEmpty)
        #expect(flow == nil)
    }

    @Test func `what lies above its first screen goes with it, boxes too`() throws {
        weak let flow = run(.own)
        try own().edit(.new)
        try editor().editLine(RecipeDraftLine(), true) { _ in }
        try #require(factory.boxes.newest(RecipeLineActions.self)).pickIngredient { _ in }
        #expect(stack.routes == ["root", "drinks/own", "edit:new"])
        #expect(modals.modals.map(\.route) == ["edit/line", "edit/ingredients"])
        weak let top = modals.top
        modals.removeAll()
        stack.popToRoot()
        #expect(flow == nil)
        #expect(top == nil)
    }

    @Test func `the authorizer keeps guests out of what is written, and nothing stays of it`() {
        for destination in [RecipesDestination.new, .edit("negroni"), .collect("negroni"), .ingredient("my-cordial")] {
            weak let flow = run(destination, authorizer: DenyingAuthorizer())
            #expect(stack.routes == ["root"])
            #expect(modals.top == nil)
            #expect(flow == nil)
        }
        #expect(parent.children.isEmpty)
    }

    @Test func `an ingredient that is gone takes its page along, another page stays`() throws {
        stack.push(StubScreen("ingredient:my-cordial"))
        run(.ingredient("my-cordial"))
        try ingredient().done(nil)
        #expect(stack.routes == ["root"])
        #expect(modals.top == nil)
        #expect(parent.children.isEmpty)
        stack.push(StubScreen("ingredient:gin"))
        run(.ingredient("my-cordial"))
        try ingredient().done(nil)
        #expect(stack.routes == ["root", "ingredient:gin"])
    }

    @Test func `own recipes lead to own ingredients, these to a page and to their form, and stay`() throws {
        run(.own)
        try own().showIngredients()
        let list: OwnIngredientsActions = try #require(factory.pages.newest())
        list.showIngredient("my-cordial")
        #expect(went.notes == ["ingredient:my-cordial"])
        for open in [list.create, { list.edit("my-cordial") }] {
            open()
            #expect(modals.top?.route == "edit/ingredient")
            try ingredient().done(
                Ingredient(id: "my-cordial", name: LocalizedText(english: "A", korean: "에이"), category: .syrup))
            #expect(modals.top == nil)
            #expect(stack.routes == ["root", "drinks/own", "drinks/own-ingredients"])
        }
        list.edit("my-cordial")
        try ingredient().done(nil)
        #expect(stack.routes == ["root", "drinks/own", "drinks/own-ingredients"])
        #expect(parent.children.count == 1)
        stack.pop()
        stack.pop()
        #expect(parent.children.isEmpty)
    }

    @Test func `a guest sees the list of own ingredients and adds nothing`() throws {
        let authorizer = DenyingAuthorizer()
        run(.ownIngredients, authorizer: authorizer)
        let list: OwnIngredientsActions = try #require(factory.pages.newest())
        list.create()
        list.edit("my-cordial")
        #expect(modals.top == nil)
        #expect(authorizer.asked == [.open(route: "drinks/own-ingredients"), .open(route: "ingredient:my-cordial")])
    }

    @Test func `an ingredient that was changed leaves its page where it is`() throws {
        stack.push(StubScreen("ingredient:my-cordial"))
        run(.ingredient("my-cordial"))
        try ingredient().done(
            Ingredient(
                id: "my-cordial", name: LocalizedText(english: "Cordial", korean: "코디얼"), category: .syrup))
        #expect(stack.routes == ["root", "ingredient:my-cordial"])
        #expect(modals.top == nil)
    }

    @Test func `a recipe that was saved leads to its page, the same one back to it`() throws {
        run(.new)
        try editor().close("my-summer")
        #expect(stack.routes == ["root"])
        #expect(went.notes == ["drink:my-summer"])
        run(.edit("my-summer"))
        try editor().close("my-summer")
        #expect(went.notes == ["drink:my-summer"])
        #expect(parent.children.isEmpty)
    }

    @Test func `make mode ends in the form of the log, and the flow with it`() throws {
        weak let flow = run(.make("negroni", servings: 2))
        try #require(factory.pages.newest(MakeModeActions.self)).showMade(2)
        #expect(stack.routes == ["root"])
        #expect(modals.top?.route == "made:negroni")
        #expect(flow == nil)
    }
}
