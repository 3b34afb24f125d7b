import Domain
import Foundation
import Navigation
import Settings
import Terminal
import TestSupport
import Testing

@testable import DimoApp

/// Two people in two programs on one machine share a bar.
@MainActor
struct SharedBarFlowTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("dimo-\(UUID().uuidString)").path

    private func open(as account: String? = nil) async throws -> Stage {
        try await Stage.opened(route: .tab(.bar), store: .file) { [folder] options in
            options.dataDirectory = folder
            options.account = account
        }
    }

    private func openPage(_ stage: Stage) async {
        await stage.goFromRoot("settings/account")
        await stage.openRow("Shared bar")
        #expect(stage.trail.last == "settings/account/bar")
    }

    /// Answers a question after the delay in which it ignores keys.
    private func answerYes(_ stage: Stage) async {
        stage.host.advance(by: .milliseconds(200))
        await stage.press(.character("y"))
    }

    /// The left half of the Bar's lines.
    private func shelf(_ stage: Stage) -> String {
        stage.lines.dropFirst(3).map { $0.prefix(36) }.joined(separator: "\n")
    }

    @Test func `a bar can be shared, used, filled and taken back`() async throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let mina = try await open()
        _ = try await mina.addAccount("juno")
        await mina.addBottles(["gin"])
        let juno = try await open(as: "juno")
        await juno.addBottles(["lime"])

        await openPage(mina)
        await mina.openRow("juno")
        #expect(mina.text.contains("Let juno use your bar?"))
        await answerYes(mina)
        #expect(mina.text.contains("can use it"))

        await openPage(juno)
        await juno.openRow("mina's bar")
        await juno.go(.tab(.bar))
        #expect(juno.lines[2].contains("mina's bar"))
        #expect(juno.lines[2].contains("1 bottle"))
        #expect(shelf(juno).contains("Gin"))
        #expect(!shelf(juno).contains("Lime"))
        await juno.addBottles(["campari", "sweet vermouth"])
        #expect(juno.lines[2].contains("3 bottles · 2 now"))

        await mina.go(.tab(.bar))
        await mina.press(Key(.up))
        #expect(mina.lines[2].hasPrefix(" Bar"))
        #expect(mina.lines[2].contains("3 bottles · 2 now"))
        #expect(shelf(mina).contains("Campari"))

        await openPage(mina)
        await mina.openRow("juno")
        #expect(mina.text.contains("Stop sharing your bar with juno?"))
        await answerYes(mina)

        await juno.press(Key(.up))
        #expect(juno.lines[2].hasPrefix(" Bar"))
        #expect(juno.lines[2].contains("1 bottle"))
        #expect(shelf(juno).contains("Lime"))
        #expect(!shelf(juno).contains("Campari"))
        // Changes of the shared bar stay, and juno can no longer undo them: the newest step left is an own one.
        await juno.press(.character("u"))
        #expect(juno.shell.messages.last?.text == "Undone: add Lime to the bar")
        await mina.go(.tab(.bar))
        #expect(mina.lines[2].contains("3 bottles · 2 now"))
    }

    @Test func `a key pressed after sharing ended does not change the own bar`() async throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let mina = try await open()
        let id = try await mina.addAccount("juno")
        await mina.addBottles(["gin"])
        let juno = try await open(as: "juno")
        await juno.addBottles(["gin"])
        let sharing = try #require(mina.scope?.store.barSharing)
        try await sharing.share(barOf: Profile.localID, with: id, at: 1)
        try await sharing.use(barOf: Profile.localID, by: id)
        await juno.press(Key(.up))
        #expect(juno.lines[2].contains("mina's bar"))
        try await sharing.end(barOf: Profile.localID, with: id)
        await juno.press(.character("x"))
        #expect(juno.lines[2].hasPrefix(" Bar"))
        #expect(juno.lines[2].contains("1 bottle"))
        #expect(try await mina.scope?.store.bars.bottles(of: id).map(\.ingredient) == ["gin"])
        #expect(try await mina.scope?.store.bars.bottles(of: Profile.localID).map(\.ingredient) == ["gin"])
    }

    @Test func `input for a bar no longer shared does not go to the own bar`() async throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let mina = try await open()
        let id = try await mina.addAccount("juno")
        await mina.addBottles(["gin"])
        let sharing = try #require(mina.scope?.store.barSharing)
        let juno = try await open(as: "juno")
        for isForm in [false, true] {
            try await sharing.share(barOf: Profile.localID, with: id, at: 1)
            try await sharing.use(barOf: Profile.localID, by: id)
            await juno.go(.tab(.bar))
            await juno.press(Key(.up))
            #expect(juno.lines[2].contains("mina's bar"))
            if isForm {
                await juno.press(.character("e"))
            } else {
                await juno.press(.character("a"))
                await juno.type("campari")
                await juno.press(Key(.enter))
            }
            try await sharing.end(barOf: Profile.localID, with: id)
            await juno.press(isForm ? Key(.enter) : .control("s"))
            #expect(juno.text.contains("you're now using"), "\(isForm)")
            #expect(try await mina.scope?.store.bars.bottles(of: id) == [], "\(isForm)")
            #expect(try await mina.scope?.store.bars.bottles(of: Profile.localID).map(\.ingredient) == ["gin"])
            if isForm { await juno.press(Key(.escape)) }
        }
    }

    @Test func `a guest is not offered a shared bar`() async throws {
        let stage = try await Stage.opened(route: nil)
        await stage.press(Key(.down), Key(.down), Key(.down), Key(.down), Key(.enter), .character("y"))
        await stage.go("settings/account")
        #expect(stage.text.contains("nothing is saved for guests"))
        #expect(!stage.text.contains("Shared bar"))
    }
}
