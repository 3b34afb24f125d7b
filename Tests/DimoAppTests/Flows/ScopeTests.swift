import Domain
import Drinks
import FeatureKit
import Foundation
import Navigation
import Reactive
import Terminal
import TestSupport
import Testing

@testable import DimoApp

/// From launch into the program and back: the current session, and the release of earlier scopes.
@MainActor
struct ScopeTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("dimo-\(UUID().uuidString)").path

    private var session: String { "\(folder)/state/session" }

    private func open(_ route: Route? = nil, as account: String? = nil) async throws -> Stage {
        try await Stage.opened(route: route, store: .file) { [folder] in
            $0.dataDirectory = folder
            $0.account = account
        }
    }

    private func openFirst() async throws -> Stage {
        try await Stage.opened(route: nil, store: .file, passesFirstBottles: false) { [folder] in
            $0.dataDirectory = folder
        }
    }

    private func put(_ text: String, mode: Int = 0o600) throws {
        try FileManager.default.createDirectory(atPath: "\(folder)/state", withIntermediateDirectories: true)
        _ = FileManager.default.createFile(
            atPath: session, contents: Data(text.utf8), attributes: [.posixPermissions: mode])
    }

    @Test func `screens are notified of a bar change only after memory is updated`() async throws {
        let stage = try await Stage.opened()
        let main = try #require(stage.scope)
        let gate = StepGate(at: 0)
        let heard = Recorded(main.changes.touching(.bar).map { true })
        main.authorizer.work.add { [bar = main.bar, bars = main.store.bars, profile = main.profile.id] in
            try await bar.apply(through: {
                let change = try await bars.change(BarChange(added: [Bottle(ingredient: "gin")]), of: profile)
                await gate.step()
                return ((), change)
            })
        } completion: { _ in
        }
        await gate.waitUntilReached()
        for _ in 0..<50 { await Task.yield() }
        #expect(heard.values.isEmpty)
        gate.open()
        await stage.settle()
        #expect(!heard.values.isEmpty)
        #expect(try await main.bar.bottles().map(\.ingredient) == ["gin"])
    }

    /// Signs up from Welcome.
    private func signUp(_ stage: Stage, _ name: String = "juno", password: String = "sunrise-89") async {
        await stage.press(Key(.down), Key(.down), Key(.enter))
        await stage.fillSignUp(name, password: password)
    }

    @Test(arguments: Language.allCases)
    func `the header shows the numbers of waiting actions and community notices`(
        language: Language
    ) async throws {
        let stage = try await Stage.opened(language, route: .tab(.home))
        let scope = try #require(stage.scope)
        let header = HeaderReader(main: scope, changed: {}, vanished: {})
        scope.membership.send(
            CommunityStatus(membership: ScriptedCommunity.membership, waiting: 3, notices: 2))
        // The texts are short, because 80 columns leave little room beside the tabs.
        #expect(header.texts.suffix(2) == ["↑3", "!2"])
    }

    @Test func `a first start asks for bottles, and a makeable drink is at most eight keys away`() async throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let stage = try await openFirst()
        #expect(stage.trail == ["welcome", "first-bottles"])
        // Gin, Campari, sweet vermouth.
        let keys: [Key] = [
            .character(" "), Key(.down), Key(.right), Key(.right), .character(" "), Key(.right), .character(" "),
            Key(.enter),
        ]
        #expect(keys.count <= 8)
        for key in keys { await stage.press(key) }
        #expect(stage.trail == ["home"])
        let main = try #require(stage.scope)
        #expect(main.profile.alcohol == .ofAge)
        #expect(try await main.bar.bottles().map(\.ingredient) == ["campari", "gin", "sweet-vermouth"])
        let tonight = try await main.graph.chooseTonight.stored(for: Author(main.profile.id, type: nil))
        #expect(tonight?.current.isMakeable == true)
        #expect(try await openFirst().trail == ["home"])
    }

    @Test func `the first bottles are asked for only until a member has entered`() async throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let stage = try await openFirst()
        await stage.press(.character(" "), Key(.escape))
        #expect(stage.trail == ["welcome"])
        let again = try await openFirst()
        #expect(again.trail == ["welcome", "first-bottles"])
        await again.press(.character("a"))
        #expect(again.scope?.profile.alcohol == .hidden)
        await again.choose("Another account")
        #expect(again.trail == ["welcome", "sign-in"])
        try FileManager.default.removeItem(atPath: session)
        #expect(try await openFirst().trail == ["welcome"])
    }

    @Test func `the first bottles appear once the catalogue is read`() async throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let stage = try Stage(route: nil, store: .file) { [folder] in $0.dataDirectory = folder }
        await stage.open()
        #expect(stage.trail == ["welcome", "first-bottles"])
        #expect(stage.text.contains("Sweet vermouth"))
    }

    @Test func `o on the first bottles switches the language`() async throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let stage = try await openFirst()
        await stage.press(.character("o"))
        #expect(stage.text.contains("스위트 베르무트"))
        await stage.press(.character("o"))
        #expect(stage.text.contains("Sweet vermouth"))
    }

    @Test func `Enter on Welcome starts the local profile and asks for the age once`()
        async throws
    {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let stage = try await open()
        #expect(stage.trail == ["welcome"])
        #expect(stage.text.contains("as mina, no account needed"))
        #expect(!FileManager.default.fileExists(atPath: session))
        await stage.press(Key(.enter))
        #expect(stage.trail == ["welcome", "legal-age"])
        await stage.press(.character("y"))
        #expect(stage.trail == ["home"])
        #expect(stage.lines[0].hasSuffix("mina"))
        let again = try await open()
        #expect(again.trail == ["home"])
    }

    @Test func `a session continues at the next start`() async throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let stage = try await open()
        await signUp(stage)
        #expect(stage.trail == ["setup"])
        #expect(stage.text.contains("Your recovery codes"))
        await stage.press(Key(.escape), Key(.up), Key(.enter))
        #expect(stage.trail == ["home"])
        let again = try await open()
        #expect(again.trail == ["home"])
        #expect(again.lines[0].hasSuffix("juno"))
    }

    @Test func `a session ended by another program is left at the next key`() async throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let stage = try await open()
        await signUp(stage)
        await stage.press(Key(.escape), Key(.up), Key(.enter))
        #expect(stage.trail == ["home"])
        let other = try await open()
        let main = try #require(other.program.coordinator.scope?.main)
        guard case .account(_, let number?) = main.session.kind else {
            Issue.record("nobody is signed in")
            return
        }
        #expect(try await main.services.sessions.revoke(number, of: main.session.profile.id))
        await stage.press(Key(.down))
        await stage.press(Key(.down))
        #expect(stage.trail == ["welcome"])
    }

    @Test(arguments: [
        ("dimo-session 9\nlocal\n", 0o600), ("dimo-session 1\ntoken 12", 0o600), ("dimo-session 1\nlocal\n", 0o644),
        ("dimo-session 1\ntoken \(String(repeating: "0", count: 64))\n", 0o600),
    ])
    func `an unusable session is reported, leads to Welcome and loses no data`(
        file: (text: String, mode: Int)
    ) async throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try put(file.text, mode: file.mode)
        let stage = try await open()
        #expect(stage.trail == ["welcome"])
        let words = stage.text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        #expect(words.contains("Your data is safe"))
        #expect(try String(contentsOfFile: session, encoding: .utf8) == file.text)
        await stage.press(Key(.enter), .character("y"))
        #expect(stage.trail == ["home"])
        #expect(try String(contentsOfFile: session, encoding: .utf8) == "dimo-session 1\nlocal\n")
    }

    @Test func `a route opens as the local profile without a session, and writes none`()
        async throws
    {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let stage = try await open(.tab(.bar))
        #expect(stage.trail == ["bar"])
        #expect(stage.lines[0].hasSuffix("mina"))
        #expect(!FileManager.default.fileExists(atPath: session))
    }

    @Test func `signing out ends the session, deletes its file and returns to Welcome`() async throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let stage = try await open()
        await signUp(stage)
        await stage.press(Key(.up), Key(.enter))
        await stage.choose("Sign out")
        #expect(stage.trail == ["welcome"])
        #expect(!FileManager.default.fileExists(atPath: session))
        #expect(try await open().trail == ["welcome"])
    }

    @Test func `leaving a form for Welcome keeps its text, and the form opens again`() async throws {
        let stage = try await Stage.opened(route: nil)
        await stage.press(Key(.down), Key(.down), Key(.enter))
        await stage.type("juno")
        await stage.press(Key(.escape))
        #expect(stage.trail == ["welcome"])
        await stage.press(Key(.enter))
        #expect(stage.trail == ["welcome", "sign-up"])
        #expect(stage.text.contains("juno"))
        await stage.press(Key(.escape), Key(.up), Key(.enter))
        #expect(stage.trail == ["welcome", "sign-in"])
        await stage.press(Key(.escape), Key(.enter))
        #expect(stage.trail == ["welcome", "sign-in"])
    }

    @Test func `an account sees no data of another account`() async throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let stage = try await open(.tab(.bar))
        await stage.addBottles(["gin", "campari", "sweet vermouth"])
        #expect(stage.lines[2].contains("3 bottles"))
        await stage.choose("Another account")
        await stage.press(Key(.escape))
        await signUp(stage)
        await stage.press(Key(.up), Key(.enter))
        await stage.go(.tab(.bar))
        #expect(!stage.text.contains("3 bottles"))
        await stage.choose("Sign out")
        await stage.press(Key(.enter), .character("y"))
        await stage.go(.tab(.bar))
        #expect(stage.lines[2].contains("3 bottles"))
    }

    @Test func `hiding alcohol leaves only drinks without it`() async throws {
        let stage = try await Stage.opened(route: nil)
        await stage.press(Key(.enter), .character("h"))
        #expect(stage.trail == ["home"])
        await stage.go("drinks/all")
        #expect(!stage.text.contains("Negroni"))
        #expect(!stage.text.contains("Americano"))
        await stage.press(.character("/"))
        await stage.type("negroni")
        let main = try #require(stage.program.coordinator.scope?.main)
        #expect(main.profile.alcohol == .hidden)
        let advice = try await main.graph.adviser.recommendations(20)
        #expect(!advice.drinks.isEmpty)
        let drinks = try await main.store.drinks.drinks(with: advice.drinks.map(\.drink))
        #expect(drinks.allSatisfy { $0.strength <= DrinksWithoutAlcohol.limit })
    }

    @Test func `changing the alcohol setting keeps the place and the selected row`() async throws {
        let stage = try await Stage.opened()
        await stage.go(.tab(.settings))
        await stage.press(Key(.down), Key(.enter))
        for _ in 0..<5 { await stage.press(Key(.down)) }
        await stage.press(Key(.enter))
        #expect(stage.program.coordinator.scope?.main.profile.alcohol == .hidden)
        #expect(stage.trail == ["settings", "settings/privacy"])
        #expect(stage.lines.contains { $0.contains("▸") && $0.contains("hide drinks with alcohol") })
        await stage.press(Key(.escape))
        #expect(stage.lines.contains { $0.contains("▸") && $0.contains("Privacy") })
    }

    @Test func `changing the alcohol setting asks before it discards unsaved input`() async throws {
        let stage = try await Stage.opened(route: .tab(.dig))
        let form = StubScreen("form")
        form.hasUnsavedInput = true
        stage.shell.tabs.current?.push(form)
        await stage.goFromRoot("settings/privacy")
        for _ in 0..<5 { await stage.press(Key(.down)) }
        await stage.press(Key(.enter))
        #expect(stage.text.contains("form has unsaved changes"))
        stage.host.advance(by: .milliseconds(200))
        await stage.press(.character("n"))
        #expect(stage.trail == ["settings", "settings/privacy"])
        #expect(stage.lines.contains { $0.contains("●") && $0.contains("show drinks with alcohol") })
        let main = try #require(stage.program.coordinator.scope?.main)
        #expect(try await main.services.accounts.account(of: main.profile.id)?.profile.alcohol != .hidden)
        await stage.press(Key(.enter))
        stage.host.advance(by: .milliseconds(200))
        await stage.press(.character("y"))
        #expect(stage.program.coordinator.scope?.main.profile.alcohol == .hidden)
    }

    @Test func `leaving a scope releases all its objects`() async throws {
        let remains = Remains()
        let stage = try await Stage.opened()
        await stage.addBottles(["gin", "campari", "sweet vermouth"])
        await stage.goFromRoot("bar/makeable")
        await stage.press(Key(.enter))
        for tab in AppTab.allCases { await stage.go(.tab(tab)) }
        remains.watch("container", stage.program.coordinator.scope?.main)
        remains.watch("coordinator", stage.main)
        for flow in stage.main?.children ?? [] { remains.watch("flow \(type(of: flow))", flow) }
        for tab in stage.shell.tabs.tabs {
            for screen in tab.stack.screens { remains.watch(screen.route, screen) }
        }
        if let bar = stage.program.coordinator.scope?.main.bar { remains.watch("bar", bar) }
        await stage.choose("Another account")
        #expect(stage.trail == ["welcome", "sign-in"])
        await stage.settle()
        #expect(remains.count > 10)
        #expect(remains.alive == [])
    }

    @Test func `entering releases the objects of the onboarding`() async throws {
        let remains = Remains()
        let stage = try await Stage.opened(route: nil)
        for child in stage.program.coordinator.children { remains.watch("flow", child) }
        for screen in stage.shell.tabs.current?.screens ?? [] { remains.watch(screen.route, screen) }
        await stage.press(Key(.enter), .character("y"))
        #expect(remains.count == 2)
        #expect(remains.alive == [])
    }

    @Test func `--as works for an account without a password, and is refused for another`() async throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let stage = try await open()
        await signUp(stage, "juno", password: "")
        await stage.press(Key(.up), Key(.enter))
        await stage.choose("Sign out")
        await signUp(stage, "kept")
        await stage.press(Key(.up), Key(.enter))
        await stage.choose("Sign out")
        #expect(try await open(as: "juno").lines[0].hasSuffix("juno"))
        let locked = try await open(as: "kept")
        #expect(locked.trail == [])
        #expect(locked.text.contains("The account has a password"))
    }
}
