import Domain
import Navigation
import Terminal
import TestSupport
import Testing

@testable import DimoApp

/// Quitting asks only if something would be lost.
@MainActor
struct QuitTests {
    private func beginWork(_ stage: Stage) async {
        await stage.goFromRoot("dig/own")
        await stage.press(.character("a"))
        await stage.type("Begun")
    }

    @Test func `quitting does not ask about a member's begun work, which is saved`() async throws {
        let stage = try await Stage.opened()
        await beginWork(stage)
        #expect(stage.text.contains("Begun"))
        stage.shell.askToQuit()
        #expect(stage.host.exitStatus == 0)
    }

    @Test func `quitting asks about a guest's form on another tab by its name`() async throws {
        let stage = try await openAsGuest()
        await beginRequest(stage)
        await stage.go(.tab(.drinks))
        stage.shell.askToQuit()
        await stage.settle()
        #expect(stage.host.exitStatus == nil)
        #expect(stage.text.contains("A request for a character has unsaved changes."))
        stage.host.advance(by: .milliseconds(200))
        await stage.press(.character("y"))
        #expect(stage.host.exitStatus == 0)
    }

    /// Opens as a guest, whose data is never written.
    private func openAsGuest() async throws -> Stage {
        let stage = try await Stage.opened(route: nil)
        await stage.press(Key(.down), Key(.down), Key(.down), Key(.down), Key(.enter), .character("y"))
        return stage
    }

    private func beginRequest(_ stage: Stage) async {
        await stage.goFromRoot("dig/requests")
        await stage.press(Key(.down))
        await stage.type("Maria")
    }

    private func beginInquiry(_ stage: Stage) async {
        await stage.goFromRoot("settings/inquiry")
        await stage.press(Key(.down))
        await stage.type("half a thought")
    }

    @Test func `a guest's form survives switching accounts, and quitting there asks about it`() async throws {
        let stage = try await openAsGuest()
        await beginRequest(stage)
        await stage.go(.tab(.drinks))
        await stage.choose("Another account")
        #expect(stage.trail == ["welcome", "sign-in"])
        stage.shell.askToQuit()
        await stage.settle()
        #expect(stage.host.exitStatus == nil)
        #expect(stage.text.contains("A request for a character has unsaved changes."))
    }

    @Test func `quitting asks about a guest's report that is no longer on screen`() async throws {
        let stage = try await openAsGuest()
        await beginInquiry(stage)
        await stage.go(.tab(.settings))
        await stage.go(.tab(.drinks))
        stage.shell.askToQuit()
        await stage.settle()
        #expect(stage.host.exitStatus == nil)
        #expect(stage.text.contains("Feedback has unsaved changes."))
        stage.host.advance(by: .milliseconds(200))
        await stage.press(.character("n"))
        await stage.goFromRoot("settings/inquiry")
        #expect(stage.text.contains("half a thought"))
    }

    @Test func `quitting does not ask about a member's report, which is saved`() async throws {
        let stage = try await Stage.opened()
        await beginInquiry(stage)
        stage.shell.askToQuit()
        #expect(stage.host.exitStatus == 0)
    }

    @Test func `opening a tab's root keeps a form with unsaved input`() async throws {
        let stage = try await Stage.opened(route: .tab(.dig))
        let form = StubScreen("form")
        form.hasUnsavedInput = true
        stage.shell.tabs.current?.push(form)
        stage.program.coordinator.scope?.coordinator.open(.tab(.momentum))
        await stage.settle()
        stage.program.coordinator.scope?.coordinator.open(.tab(.dig))
        await stage.settle()
        #expect(stage.trail == ["dig", "form"])
    }

    @Test func `a guest must sign in before adding a work`() async throws {
        let stage = try await openAsGuest()
        #expect(stage.program.coordinator.scope?.main.session.isGuest == true)
        await beginWork(stage)
        #expect(stage.text.contains("For members"))
    }
}
