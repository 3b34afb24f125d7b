import Navigation
import Terminal
import Testing

@testable import DimoApp

/// What would be lost is asked about before the program ends.
@MainActor
struct QuitTests {
    @Test func `quitting asks while a work that was begun is not saved, and not otherwise`() async throws {
        let stage = try await Stage.opened()
        #expect(stage.program.coordinator.quitQuestion == nil)
        await stage.goFromRoot("dig/own")
        await stage.press(.character("a"))
        await stage.type("Begun")
        let question = try #require(stage.program.coordinator.quitQuestion)
        stage.shell.askToQuit()
        await stage.settle()
        #expect(stage.text.contains(question))
        stage.host.advance(by: .milliseconds(200))
        await stage.press(.character("n"))
        #expect(!stage.text.contains(question))
        for _ in "Begun" { await stage.press(Key(.backspace)) }
        #expect(stage.program.coordinator.quitQuestion == nil)
    }
}
