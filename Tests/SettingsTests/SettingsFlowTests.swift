import Domain
import FeatureKit
import Navigation
import Terminal
import TestSupport
import Testing

@testable import Settings

/// The flow through the settings, over the real screens, on a stack of its caller.
@MainActor
struct SettingsFlowTests {
    private let desk = Desk()
    private let host = StubScreenHost()
    private let context: NavigationContext
    private let parent = Coordinator()

    init() {
        context = NavigationContext(stack: ScreenStack(host: host), modals: ModalHost(host: host))
    }

    private func run(_ destination: SettingsDestination) async {
        parent.run(
            desk.container.makeCoordinator(
                in: context, from: destination, links: desk.links,
                open: { [log = desk.log] in log.note($0.text) }))
        await LatestTask.settleAll()
    }

    private func press(_ id: String, on screen: (any Screen)?) async throws {
        let actions = try #require(screen?.actions)
        try #require(actions.first { $0.id == id && $0.isEnabled }, "\(id)").perform()
        await LatestTask.settleAll()
    }

    private func press(_ id: String) async throws { try await press(id, on: context.stack.top) }

    @Test func `the menu leads to every page and back`() async throws {
        await run(.menu)
        for page in SettingsPage.allCases {
            try await press("list.open")
            if page == .data {
                #expect(desk.log.drain() == ["data"])
            } else {
                #expect(context.stack.routes == ["settings", page.route])
                context.stack.pop()
            }
            try await press("list.down")
        }
        #expect(parent.children.count == 1)
    }

    @Test func `a flow that begins at a page ends with it`() async {
        context.stack.push(StubScreen("root"))
        await run(.page(.look))
        #expect(context.stack.routes == ["root", "settings/look"])
        context.stack.pop()
        #expect(parent.children.isEmpty)
    }

    @Test func `my data belongs to another feature, and the flow ends`() async {
        await run(.page(.data))
        #expect(desk.log.notes == ["data"])
        #expect(parent.children.isEmpty)
    }

    @Test func `the list of keys asks for a key and resets one above it`() async throws {
        try desk.store.apply(.keys(action: "program.undo", [.character("z")]))
        await run(.page(.keys))
        try await press("keys.add")
        #expect(context.modals.top?.route == "settings/keys/press")
        context.modals.dismiss()
        try await press("keys.reset-all")
        let question = try #require(context.modals.top)
        #expect(question.title == desk.strings["keys.reset-title"])
    }

    @Test func `a pressed key is assigned by its name, and Esc never is`() async throws {
        await run(.page(.keys))
        try await press("list.open")
        let modal = try #require(context.modals.top)
        #expect(modal.handle(.key(Key(.escape))) == .ignored)
        #expect(modal.handle(.key(.control("f"))) == .consumed)
        await LatestTask.settleAll()
        #expect(desk.store.changes == [.keys(action: "program.undo", [.control("f")])])
    }

    @Test func `a list of options starts at the current one`() async throws {
        var settings = MachineSettings()
        settings.language = .korean
        let desk = Desk(settings: settings)
        let content = desk.container.makeContent(for: .destination(.page(.language)), in: desk.flow)
        guard case .screen(let screen) = content else { throw NotFound(id: "settings/language") }
        let host = StubScreenHost()
        screen.load(in: host)
        try await press("list.up", on: screen)
        try await press("settings.choose", on: screen)
        #expect(desk.store.changes == [.language(.english)])
    }
}
