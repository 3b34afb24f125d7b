import Domain
import FeatureKit
import Navigation
import Terminal
import TestSupport
import Testing

@testable import Settings

/// The flow through the settings on a stack of its caller.
@MainActor
@Suite(.timeLimit(.minutes(1)))
struct SettingsCoordinatorTests {
    @MainActor
    private struct World {
        let host = StubScreenHost()
        let factory = StubSettingsFactory()
        let context: NavigationContext
        let parent = Coordinator()

        init() {
            context = NavigationContext(stack: ScreenStack(host: host), modals: ModalHost(host: host))
        }

        func run(
            _ destination: SettingsDestination, data: @escaping () -> Void = {}, hidden: @escaping () -> Void = {}
        ) {
            parent.run(
                SettingsCoordinator(
                    context: context, destination: destination,
                    links: SettingsLinks(
                        showData: data, showHidden: hidden, signOut: {}, switchAccount: {}, leave: {}, enterAgain: {}),
                    factory: factory))
        }

        func menu() throws -> SettingsMenuActions { try #require(factory.pages.newest()) }
        func privacy() throws -> PrivacyActions { try #require(factory.pages.newest()) }
        func keys() throws -> KeysActions { try #require(factory.pages.newest()) }
    }

    @Test func `the menu leads to every page and back`() throws {
        let world = World()
        world.run(.menu)
        for page in SettingsPage.allCases where page != .data {
            try world.menu().showPage(page)
            #expect(world.context.stack.routes == ["settings", page.route])
            world.context.stack.pop()
        }
        #expect(world.parent.children.count == 1)
    }

    @Test func `a flow that begins at a page ends with it`() {
        let world = World()
        world.context.stack.push(StubScreen("root"))
        world.run(.page(.look))
        #expect(world.context.stack.routes == ["root", "settings/look"])
        world.context.stack.pop()
        #expect(world.parent.children.isEmpty)
    }

    @Test func `my data is another feature's, and a flow that only led there is over`() {
        let world = World()
        var shown = 0
        world.run(.page(.data)) { shown += 1 }
        #expect(shown == 1)
        #expect(world.parent.children.isEmpty)
    }

    @Test func `what the member hid is another feature's`() throws {
        let world = World()
        var shown = 0
        world.run(.page(.privacy), hidden: { shown += 1 })
        try world.privacy().showHidden()
        #expect(shown == 1)
    }

    @Test func `keys are asked for and reset above the list`() throws {
        let world = World()
        world.run(.page(.keys))
        try world.keys().showCapture(StubLibrary.add, false)
        #expect(world.context.modals.top?.route == "press")
        world.context.modals.dismiss()
        try world.keys().confirmReset {}
        #expect(world.context.modals.top?.route == "reset")
    }
}
