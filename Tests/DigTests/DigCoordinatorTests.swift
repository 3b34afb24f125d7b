import Domain
import FeatureKit
import Navigation
import Reactive
import Terminal
import TestSupport
import Testing

@testable import Dig

/// The flow of digging over the real screens: what leads where, and that nothing stays behind.
@MainActor
@Suite(.timeLimit(.minutes(1)))
struct DigCoordinatorTests {
    private let host = StubScreenHost()
    private let stack: ScreenStack
    private let parent = Coordinator()
    private let world = DigWorld()
    private let left = EventLog()

    init() {
        stack = ScreenStack(host: host)
    }

    private func run(_ destination: DigDestination) {
        let left = left
        let links = DigLinks(
            showCharacter: { left.note("character:\($0)") }, showWork: { left.note("work:\($0)") },
            writeReview: { left.note("write:\($0)") }, showReview: { left.note("review:\($0)") },
            showMember: { left.note("member:\($0)") }, showDrink: { left.note("drink:\($0)") },
            showIngredient: { left.note("ingredient:\($0)") }, showOwnWorks: { left.note("own") },
            showRequests: { left.note("requests") }, showHidden: { left.note("hidden") })
        parent.run(
            DigDIContainer(world.dependencies()).makeCoordinator(
                in: NavigationContext(stack: stack, modals: ModalHost(host: host)), from: destination, links: links))
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
    func `it begins where it was asked to`(destination: DigDestination, route: String) {
        run(destination)
        #expect(stack.routes == [route])
        #expect(parent.children.count == 1)
    }

    @Test func `the form gives way to the result, and the flow ends with the last screen`() async throws {
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

    @Test func `the others of the work are walked in place`() async throws {
        run(.result("holmes"))
        await LatestTask.settleAll()
        try press("result.next")
        #expect(stack.routes.count == 1)
        #expect(stack.routes.first?.hasPrefix("dig:") == true)
    }

    @Test func `letters of the list and of the field stay apart`() async throws {
        run(.search(""))
        await LatestTask.settleAll()
        let search = try #require(stack.top)
        #expect(search.isCapturingText)
        for letter in "metro" { #expect(search.handle(.key(.character(letter))) == .consumed) }
        await LatestTask.settleAll()
        #expect(search.route == "search:metro")
        _ = search.handle(.key(Key(.enter)))
        await LatestTask.settleAll()
        #expect(left.notes == ["work:metropolis"])
        try press("search.list")
        #expect(!search.isCapturingText)
    }

    @Test func `when the flow has ended nothing of it is left`() async throws {
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
