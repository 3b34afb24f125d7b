import Domain
import FeatureKit
import Foundation
import Terminal
import TestSupport
import Testing

@testable import DimoApp

/// Input of a form survives every way in which the program ends.
@MainActor
struct DraftFlowTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("dimo-\(UUID().uuidString)").path

    private func open() async throws -> Stage {
        try await Stage.opened(route: .tab(.drinks), store: .file) { [folder] in $0.dataDirectory = folder }
    }

    private func typeReport(_ stage: Stage) async {
        await stage.goFromRoot("settings/inquiry")
        await stage.press(Key(.down))
        await stage.type("half a thought")
    }

    @Test func `a draft report survives a restart, says so, and can be discarded`() async throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        do { await typeReport(try await open()) }
        let again = try await open()
        await again.goFromRoot("settings/inquiry")
        #expect(again.text.contains("half a thought"))
        #expect(again.text.contains("This is your draft (just now). Press ^X to discard it."))
        await again.press(.control("x"))
        again.host.advance(by: .milliseconds(200))
        await again.press(.character("y"))
        #expect(!again.text.contains("half a thought"))
        let third = try await open()
        await third.goFromRoot("settings/inquiry")
        #expect(!third.text.contains("half a thought") && !third.text.contains("^X"))
    }

    @Test func `unsaved input is written before a signal ends the program`() async throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let stage = try await open()
        await stage.goFromRoot("settings/inquiry")
        await stage.press(Key(.down))
        // From here on, the test does not wait for writes.
        stage.program.type("half a thought")
        let main = try #require(stage.program.coordinator.scope?.main)
        #expect(!main.drafts.unwritten.isEmpty)
        stage.program.willTerminate()
        let kept = try await main.store.drafts.draft("inquiry", about: "", of: main.profile.id)
        #expect(kept?.body.contains("half a thought") == true)
        await stage.settle()
    }

    @Test(arguments: [Language.english, .korean])
    func `the key to discard letters is hinted at in 80 columns, in a text field as well`(
        language: Language
    ) async throws {
        let stage = try await Stage.opened(language, route: "dig:freder")
        #expect(stage.lines.last?.contains("^X") == false)
        await stage.press(.character("i"))
        #expect(stage.lines.last?.contains("^X") == true)
        await stage.press(Key(.tab))
        #expect(stage.lines.last?.contains("^X") == true)
    }

    @Test func `letters chosen for a character survive a restart`() async throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let route: Route = "dig:freder"
        do {
            let stage = try await open()
            await stage.goFromRoot(route)
            await stage.press(.character("i"), .character("n"))
        }
        let again = try await open()
        await again.goFromRoot(route)
        #expect(again.text.contains("This is your draft (just now)."))
    }

    @Test func `a begun entry for a made drink survives a restart`() async throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        do {
            let stage = try await open()
            await stage.goFromRoot("drink:negroni")
            await stage.press(.character("m"))
            await stage.press(Key(.left))
        }
        let again = try await open()
        await again.goFromRoot("drink:negroni")
        await again.press(.character("m"))
        #expect(again.text.contains("Restored from last time. Press ^X to clear it."))
    }
}
