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
    private final class Factory: SettingsFlowFactory {
        var menu: SettingsMenuActions?
        var account: AccountActions?
        var keys: KeysActions?
        var privacy: PrivacyActions?

        func makeMenu(actions: SettingsMenuActions) -> any Screen { menu = actions; return StubScreen("settings") }
        func makePage(_ page: SettingsPage) -> any Screen { StubScreen(page.route) }
        func makePrivacy(actions: PrivacyActions) -> any Screen {
            privacy = actions; return StubScreen("settings/privacy")
        }
        func makeAccount(actions: AccountActions) -> any Screen {
            account = actions; return StubScreen("settings/account")
        }
        func makeAccountPage(_ item: AccountItem, actions: AccountActions) -> any Screen {
            StubScreen("settings/account/\(item.rawValue)")
        }
        func makeCodes(_ codes: [RecoveryCode]) -> any Modal { StubModal("codes") }
        func makeQuestion(
            title: String, question: String, yes: String, onYes: @escaping () -> Void
        ) -> any Modal { StubModal("question") }
        func makePrompt(_ prompt: NamePrompt) -> any Modal { StubModal(prompt.route) }
        func makeKeys(actions: KeysActions) -> any Screen { keys = actions; return StubScreen("settings/keys") }
        func makeKeyCapture(_ action: KnownAction, isAdded: Bool) -> any Modal { StubModal("press") }
        func makeKeyReset(onYes: @escaping () -> Void) -> any Modal { StubModal("reset") }
    }

    @MainActor
    private struct World {
        let host = StubScreenHost()
        let factory = Factory()
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
                    exits: SettingsExits(
                        showData: data, showHidden: hidden, signOut: {}, switchAccount: {}, leave: {}, enterAgain: {}),
                    factory: factory))
        }
    }

    @Test func `the menu leads to every page and back`() {
        let world = World()
        world.run(.menu)
        for page in SettingsPage.allCases where page != .data {
            world.factory.menu?.showPage(page)
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

    @Test func `what the member hid is another feature's`() {
        let world = World()
        var shown = 0
        world.run(.page(.privacy), hidden: { shown += 1 })
        world.factory.privacy?.showHidden()
        #expect(shown == 1)
    }

    @Test func `keys are asked for and reset above the list`() {
        let world = World()
        world.run(.page(.keys))
        world.factory.keys?.showCapture(StubLibrary.add, false)
        #expect(world.context.modals.top?.route == "press")
        world.context.modals.dismiss()
        world.factory.keys?.confirmReset {}
        #expect(world.context.modals.top?.route == "reset")
    }
}
