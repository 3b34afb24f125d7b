import Domain
import FeatureKit
import Navigation
import Reactive
import Terminal
import TestSupport
import Testing

@testable import Dig

/// The flow of digging with real screens: navigation, and the release of everything.
@MainActor
struct DigFlowTests {
    private let host = StubScreenHost()
    private let stack: ScreenStack
    private let parent = Coordinator()
    private let world = DigWorld()

    init() {
        stack = ScreenStack(host: host)
    }

    private func run(_ destination: DigDestination) {
        parent.run(
            world.container().makeCoordinator(
                in: NavigationContext(stack: stack, modals: ModalHost(host: host)), from: destination,
                open: { [left = world.left] in left.note($0.text) }))
    }

    private func press(_ id: String) throws {
        let actions = try #require(stack.top?.actions)
        let action = try #require(actions.first { $0.id == id && $0.isEnabled }, "\(id) on \(stack.routes)")
        action.perform()
    }

    @Test(arguments: [
        (DigDestination.home, "dig"), (.list(.random), "dig/random"), (.list(.hot), "dig/hot"),
        (.search(""), "dig/search"), (.search("holmes"), "search:holmes"), (.form("holmes"), "dig:holmes"),
        (.result("holmes"), "result:holmes"), (.inbox, "inbox"),
    ])
    func `the flow begins at its destination`(destination: DigDestination, route: String) {
        run(destination)
        #expect(stack.routes == [route])
        #expect(parent.children.count == 1)
        #expect(DigDestination(route: route) == destination)
    }

    @Test func `a click on a found row selects it, one on the selected row opens it`() async throws {
        run(.search(""))
        await LatestTask.settleAll()
        let search = try #require(stack.top)
        for letter in "holmes" { _ = search.handle(.key(.character(letter))) }
        await LatestTask.settleAll()
        func click(_ place: Int) throws {
            let context = RenderContext()
            var canvas = Canvas(size: Size(width: 100, height: 30))
            search.render(into: &canvas, in: canvas.bounds, context: context)
            let rows = (2..<30).filter { canvas.text(inRow: $0).contains("Holmes") }
            #expect(context.hits.click(at: Point(x: 6, y: try #require(rows.dropFirst(place).first))))
        }
        try click(1)
        #expect(stack.routes == ["search:holmes"] && world.left.notes.isEmpty)
        try click(1)
        #expect(stack.routes != ["search:holmes"] || !world.left.notes.isEmpty)
    }

    @Test(arguments: ["", "dig:", "dig/none", "result:a b", "member:ann", "work:felix", "search"])
    func `routes of other features are not parsed`(route: String) {
        #expect(DigDestination(route: route) == nil)
    }

    @Test func `the route of an empty search opens the search`() {
        #expect(DigDestination(route: "search:")?.route == "dig/search")
    }

    @Test func `the result replaces the form, and the flow ends with its last screen`() async throws {
        stack.push(StubScreen("root"))
        run(.form("holmes"))
        await LatestTask.settleAll()
        let form = try #require(stack.top)
        for letter in "intp" { _ = form.handle(.key(.character(letter))) }
        try press("dig.send")
        await LatestTask.settleAll()
        #expect(stack.routes == ["root", "result:holmes"])
        #expect(parent.children.count == 1)
        try press("dig.again")
        #expect(stack.routes == ["root", "dig:holmes"])
        stack.pop()
        #expect(parent.children.isEmpty)
    }

    @Test func `the next character and the other list replace the screen in place`() async throws {
        stack.push(StubScreen("root"))
        run(.result("holmes"))
        await LatestTask.settleAll()
        try press("result.next")
        #expect(stack.routes.count == 2)
        #expect(stack.routes.last?.hasPrefix("dig:") == true)
        stack.pop()
        run(.list(.random))
        try press("dig.other-list")
        #expect(stack.routes == ["root", "dig/hot"])
        stack.pop()
        #expect(parent.children.isEmpty)
    }

    @Test func `on a result the arrows move the focus, as on every page`() async throws {
        stack.push(StubScreen("root"))
        run(.result("holmes"))
        await LatestTask.settleAll()
        let actions = stack.top?.actions ?? []
        for key in [Key(.right), .character("l")] {
            #expect(actions.first { $0.keys.contains(key) }?.id == "page.right")
        }
        try press("page.right")
        #expect(stack.routes == ["root", "result:holmes"])
        stack.pop()
    }

    @Test func `space skips a character of the random list, but none of the hot list`() async throws {
        stack.push(StubScreen("root"))
        run(.list(.random))
        await LatestTask.settleAll()
        let key = try #require(stack.top?.actions.first { $0.id == "dig.skip" && $0.isEnabled })
        #expect(key.keys == [.character(" ")])
        key.perform()
        await LatestTask.settleAll()
        let offers = try await world.community.offers(of: Profile.localID, skippedSince: 0, latest: 9)
        #expect(offers.skipped.count == 1)
        try press("dig.other-list")
        await LatestTask.settleAll()
        #expect(stack.top?.actions.contains { $0.id == "dig.skip" && $0.isEnabled } == false)
    }

    @Test func `letters of the list and of the field do not mix`() async throws {
        run(.search(""))
        await LatestTask.settleAll()
        let search = try #require(stack.top)
        #expect(search.isCapturingText)
        for letter in "metro" { #expect(search.handle(.key(.character(letter))) == .consumed) }
        await LatestTask.settleAll()
        #expect(search.route == "search:metro")
        _ = search.handle(.key(Key(.enter)))
        await LatestTask.settleAll()
        #expect(world.left.notes == ["work:metropolis"])
        try press("search.list")
        #expect(!search.isCapturingText)
    }

    @Test func `an ended flow leaves nothing behind`() async throws {
        stack.push(StubScreen("root"))
        run(.home)
        await LatestTask.settleAll()
        try press("dig.random")
        await LatestTask.settleAll()
        weak let screen = stack.top
        weak let coordinator = parent.children.first
        #expect(screen != nil)
        stack.popToRoot()
        #expect(screen == nil)
        #expect(coordinator == nil)
        #expect(parent.children.isEmpty)
    }
}
