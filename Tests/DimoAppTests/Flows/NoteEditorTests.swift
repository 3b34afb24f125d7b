import Domain
import Navigation
import Terminal
import Testing

@testable import DimoApp

/// A note of one line opens in the user's editor like a long text, and returns as one line.
@MainActor
struct NoteEditorTests {
    private func stage(_ route: Route, _ keys: Key...) async throws -> Stage {
        let stage = try await Stage.opened(route: route)
        for key in keys { await stage.press(key) }
        stage.host.editor = { .text($0 + "less\nfernet\n") }
        return stage
    }

    @Test(arguments: [Character("m"), "*"])
    func `the notes of a made drink and of a rating open in the editor`(form: Character) async throws {
        let stage = try await stage("drink:negroni", .character(form), Key(.up))
        #expect(stage.lines.last?.contains("^E your editor") == true)
        await stage.press(.control("e"))
        #expect(stage.text.contains("less fernet"))
        await stage.press(Key(.enter))
        #expect(stage.trail.count == 1 || stage.trail.last?.hasPrefix("made:") == false)
    }

    @Test func `other rows of the form open no editor`() async throws {
        let stage = try await stage("drink:negroni", .character("m"))
        await stage.press(.control("e"))
        #expect(!stage.text.contains("less fernet"))
    }

    @Test func `a note typed beside its field neither closes the form nor reaches the page`() async throws {
        let stage = try await stage("drink:negroni", .character("*"))
        let trail = stage.trail
        for letter in "quite" { await stage.press(.character(letter)) }
        #expect(stage.trail == trail)
        #expect(stage.trail.last?.hasPrefix("made:") == true)
    }

    @Test func `the note of a log entry opens in the editor`() async throws {
        let stage = try await stage("drink:negroni", .character("m"), Key(.enter))
        await stage.go("bar/log")
        await stage.press(.character("e"), Key(.tab), .control("e"))
        #expect(stage.text.contains("less fernet"))
    }

    @Test func `the reason of a dig opens in the editor`() async throws {
        let stage = try await stage("dig:freder", Key(.tab))
        await stage.press(.control("e"))
        #expect(stage.text.contains("less fernet"))
    }
}
