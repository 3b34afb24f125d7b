import Domain
import FeatureKit
import Navigation
import Reactive
import Terminal
import TestSupport
import Testing

@testable import Recipes

/// The flow through own recipes with real screens: navigation by keys, and the release of everything with the first
/// screen.
@MainActor
struct RecipesFlowTests {
    private let host = StubScreenHost()
    private let stack: ScreenStack
    private let modals: ModalHost
    private let parent = Coordinator()
    private let left = EventLog()

    init() {
        let stack = ScreenStack(host: host)
        let modals = ModalHost(host: host)
        (self.stack, self.modals) = (stack, modals)
        host.onBack = { [weak stack, weak modals] in
            if modals?.top != nil { modals?.dismiss() } else { stack?.pop() }
        }
        stack.setVisible(true)
        stack.push(StubScreen("root"))
    }

    /// Returns the objects that must be released with the flow.
    private func run(
        _ destination: RecipesDestination, _ world: RecipesWorld = RecipesWorld(),
        authorizer: any MemberAuthorizer = PermissiveAuthorizer()
    ) async -> () -> Bool {
        let container = RecipesDIContainer(world.dependencies(authorizer: authorizer))
        parent.run(
            container.makeCoordinator(
                in: NavigationContext(stack: stack, modals: modals), from: destination,
                open: { [left] in left.note($0.text) }))
        await LatestTask.settleAll()
        return { [weak container] in container == nil }
    }

    private func press(_ keys: Key...) async {
        for key in keys {
            let screen: (any Screen)? = modals.top ?? stack.top
            screen?.press(key)
            await LatestTask.settleAll()
        }
    }

    private func type(_ text: String) async {
        for letter in text { await press(.character(letter)) }
    }

    private var modalRoutes: [String] { modals.modals.map(\.route) }

    nonisolated private static let screens: [(RecipesDestination, String)] = [
        (.own, "drinks/own"), (.ownIngredients, "drinks/own-ingredients"), (.new, "edit:new"),
        (.edit("negroni"), "edit:negroni"),
        (.collections, "drinks/collections"), (.collection("summer"), "collection:summer"),
        (.make("negroni", servings: 2), "make:negroni"),
    ]

    @Test(arguments: screens)
    func `a flow begins at its destination and is freed with its first screen`(
        destination: RecipesDestination, route: String
    ) async {
        let isGone = await run(destination)
        #expect(stack.routes == ["root", route])
        #expect(!isGone())
        stack.pop()
        #expect(parent.children.isEmpty)
        #expect(isGone())
    }

    @Test(arguments: [
        (RecipesDestination.collect("negroni"), "collection/pick"), (.ingredient("my-cordial"), "edit/ingredient"),
    ])
    func `a flow of one modal is freed with it`(destination: RecipesDestination, route: String) async {
        let isGone = await run(destination)
        #expect(modals.top?.route == route)
        #expect(!isGone())
        modals.dismiss()
        #expect(parent.children.isEmpty)
        #expect(isGone())
    }

    @Test func `closing the first screen frees everything above it, modals too`() async {
        let isGone = await run(.own)
        await press(.character("a"), Key(.down), Key(.down), Key(.enter))
        #expect(stack.routes == ["root", "drinks/own", "edit:new"])
        #expect(modalRoutes == ["edit/line", "edit/ingredient"])
        weak let top = modals.top
        modals.removeAll()
        stack.popToRoot()
        await LatestTask.settleAll()
        #expect(isGone())
        #expect(top == nil)
    }

    @Test(arguments: [
        RecipesDestination.new, .edit("negroni"), .collect("negroni"), .ingredient("my-cordial"),
        .newIngredient(name: "Fee's orange"),
    ])
    func `the authorizer keeps guests out of editing, and the flow is freed`(
        destination: RecipesDestination
    ) async {
        let authorizer = RecordingAuthorizer(isOpen: false)
        let isGone = await run(destination, authorizer: authorizer)
        #expect(authorizer.intents == [.open(route: destination.route)])
        #expect(stack.routes == ["root"])
        #expect(modals.top == nil)
        #expect(isGone())
        #expect(parent.children.isEmpty)
    }

    @Test func `a deleted ingredient closes its page`() async throws {
        let world = RecipesWorld(ingredients: [RecipesWorld.cordial])
        _ = try await world.own.save(RecipesWorld.cordial, as: "my-cordial", at: 1, of: Profile.localID)
        stack.push(StubScreen("ingredient:my-cordial"))
        let isGone = await run(.ingredient("my-cordial"), world)
        await press(Key(.up), Key(.enter))
        #expect(await world.own.ingredients.isEmpty)
        #expect(stack.routes == ["root"])
        #expect(modals.top == nil)
        #expect(isGone())
    }

    @Test func `a changed ingredient keeps its page`() async {
        stack.push(StubScreen("ingredient:my-cordial"))
        _ = await run(.ingredient("my-cordial"), RecipesWorld(ingredients: [RecipesWorld.cordial]))
        await type("s")
        await press(.control("s"))
        #expect(host.toasts.map(\.text) == ["Saved Cordials."])
        #expect(stack.routes == ["root", "ingredient:my-cordial"])
        #expect(modals.top == nil)
    }

    @Test func `own recipes lead to own ingredients and these to their pages and forms`() async throws {
        let world = RecipesWorld(ingredients: [RecipesWorld.cordial])
        _ = try await world.own.save(RecipesWorld.cordial, as: "my-cordial", at: 1, of: Profile.localID)
        _ = await run(.own, world)
        await press(.character(";"), Key(.enter))
        #expect(left.notes == ["ingredient:my-cordial"])
        await press(.character("a"))
        #expect(modalRoutes == ["edit/new-ingredient"])
        modals.dismiss()
        await press(.character("e"))
        #expect(modalRoutes == ["edit/ingredient"])
        await press(.control("s"))
        #expect(modals.top == nil)
        #expect(stack.routes == ["root", "drinks/own", "drinks/own-ingredients"])
        #expect(parent.children.count == 1)
        stack.pop()
        stack.pop()
        #expect(parent.children.isEmpty)
    }

    @Test func `a guest sees the list of own ingredients and adds nothing`() async throws {
        let world = RecipesWorld()
        _ = try await world.own.save(RecipesWorld.cordial, as: "my-cordial", at: 1, of: Profile.localID)
        let authorizer = RecordingAuthorizer(isOpen: false)
        _ = await run(.ownIngredients, world, authorizer: authorizer)
        await press(.character("a"), .character("e"))
        #expect(modals.top == nil)
        #expect(authorizer.intents == [.open(route: "drinks/own-ingredients"), .open(route: "ingredient:my-cordial")])
    }

    @Test func `a recipe is written by keys and opens its page`() async {
        let world = RecipesWorld()
        _ = await run(.new, world)
        await type("Summer")
        await press(Key(.down), Key(.down), Key(.enter))
        #expect(modalRoutes == ["edit/line", "edit/ingredient"])
        await type("gin")
        await press(Key(.enter))
        #expect(modalRoutes == ["edit/line"])
        await type("50")
        await press(.control("s"))
        #expect(modalRoutes == [])
        #expect(stack.top?.status == TestWords.english["recipe.unsaved"])
        await press(.control("s"))
        #expect(await world.own.drinks["my-summer"]?.lines.first?.amount == 50)
        #expect(stack.routes == ["root"])
        #expect(left.notes == ["drink:my-summer"])
    }

    @Test func `a changed recipe returns to its page`() async {
        _ = await run(.edit("my-one"), RecipesWorld(own: [RecipesWorld.drink("One")]))
        await type("s")
        await press(.control("s"))
        #expect(stack.routes == ["root"])
        #expect(left.notes == [])
        #expect(parent.children.isEmpty)
    }

    @Test func `leaving a form with unsaved input says that it is stored`() async {
        let world = RecipesWorld()
        _ = await run(.new, world)
        await type("Su")
        stack.pop()
        await LatestTask.settleAll()
        #expect(host.toasts.map(\.text) == [TestWords.english["recipe.draft-kept"]])
        #expect(await world.drafts.drafts.map(\.title) == ["Su"])
    }

    @Test func `an unknown ingredient is added above the search, which closes with its form`() async {
        let vento = Ingredient(
            id: "my-vento", name: LocalizedText(english: "Vento", korean: "벤토"), category: .liqueur)
        let world = RecipesWorld(ingredients: [vento])
        _ = await run(.new, world)
        await press(Key(.down), Key(.down), Key(.enter))
        await type("Vento")
        await press(Key(.down), Key(.enter))
        #expect(modalRoutes == ["edit/line", "edit/ingredient", "edit/new-ingredient"])
        modals.dismiss()
        #expect(modalRoutes == ["edit/line", "edit/ingredient"], "cancelling leads back to the search")
        await press(Key(.enter), .control("s"))
        #expect(modalRoutes == ["edit/line"])
        #expect(await world.own.ingredients["my-vento"] != nil)
        await type("20")
        await press(.control("s"))
        #expect(modals.top == nil)
    }

    @Test func `make mode ends in the form of the log, which ends the flow`() async {
        let isGone = await run(.make("negroni", servings: 2))
        while stack.count > 1 { await press(Key(.enter)) }
        #expect(stack.routes == ["root"])
        #expect(modalRoutes == ["made:negroni"])
        #expect(parent.children.isEmpty)
        #expect(isGone())
    }

    @Test func `a list reloads only when the store changed what it shows`() async throws {
        let world = RecipesWorld()
        _ = await run(.collections, world)
        _ = try await world.collections.create("Summer", with: [], at: 1, of: Profile.localID)
        world.changes.send([.bar, .log])
        await LatestTask.settleAll()
        await press(Key(.enter))
        #expect(modalRoutes == ["collection/new"], "an empty list offers to fill it")
        modals.dismiss()
        #expect(stack.routes == ["root", "drinks/collections"])
        world.changes.send(.collections)
        await LatestTask.settleAll()
        await press(Key(.enter))
        #expect(stack.routes == ["root", "drinks/collections", "collection:my-summer"])
    }
}
