import Domain
import FeatureKit
import Navigation
import Terminal
import TestSupport
import Testing

@testable import Dig

/// A type just dug or unmasked appears letter by letter, that of any other result at once.
@MainActor
struct LetterRevealTests {
    private let host = StubScreenHost()
    private let stack: ScreenStack
    private let parent = Coordinator()
    private let world = DigWorld()

    init() {
        stack = ScreenStack(host: host)
    }

    private func run(_ destination: DigDestination) async {
        parent.run(
            world.container().makeCoordinator(
                in: NavigationContext(stack: stack, modals: ModalHost(host: host)), from: destination, open: { _ in }))
        await LatestTask.settleAll()
    }

    private func press(_ id: String) async throws {
        let actions = try #require(stack.top?.actions)
        try #require(actions.first { $0.id == id && $0.isEnabled }, "\(id)").perform()
        await LatestTask.settleAll()
    }

    /// Votes for the editor's type, so that the result of the single vote equals it.
    private func dig() async throws {
        stack.push(StubScreen("root"))
        await run(.form("holmes"))
        let form = try #require(stack.top)
        for letter in "intp" { _ = form.handle(.key(.character(letter))) }
        try await press("dig.send")
        await LatestTask.settleAll()
        #expect(stack.routes == ["root", "result:holmes"])
    }

    /// Whether all four letters of Holmes are shown.
    private func shows(_ letters: String) -> Bool {
        var canvas = Canvas(size: Size(width: 100, height: 30))
        stack.top?.render(into: &canvas, in: canvas.bounds, context: RenderContext())
        let text = canvas.text
        return LargeType.rows(letters).allSatisfy { text.contains($0) }
    }

    @Test func `after a dig a letter appears every 120 milliseconds until all are shown`() async throws {
        try await dig()
        #expect(!shows("I"))
        for letters in ["I", "IN", "INT", "INTP"] {
            #expect(!shows(letters))
            let frames = host.frameCount
            host.time.advance(by: LetterReveal.interval)
            #expect(host.frameCount > frames && shows(letters))
        }
        #expect(host.time.now < .milliseconds(500))
        #expect(host.time.pendingCount == 0)
    }

    @Test func `a key shows the remaining letters at once`() async throws {
        try await dig()
        host.time.advance(by: LetterReveal.interval)
        host.noteKey()
        #expect(shows("INTP"))
        #expect(host.time.pendingCount == 0)
    }

    @Test func `without motion the whole type shows at once`() async throws {
        host.hasMotion = false
        try await dig()
        #expect(shows("INTP"))
        #expect(host.time.pendingCount == 0)
    }

    @Test func `a closed result stops its timer`() async throws {
        try await dig()
        #expect(host.time.pendingCount == 1)
        stack.pop()
        #expect(host.time.pendingCount == 0)
    }

    @Test func `an earlier result shows at once, an unmasked one letter by letter`() async throws {
        try await world.addSpecVotes(mine: false)
        await run(.result("holmes"))
        try await press("result.reveal")
        world.changes.send(.votes)
        await LatestTask.settleAll()
        #expect(!shows("INTP"))
        host.time.advance(by: LetterReveal.interval * 4)
        #expect(shows("INTP"))
        await run(.result("holmes"))
        #expect(shows("INTP"))
        #expect(host.time.pendingCount == 0)
    }
}
