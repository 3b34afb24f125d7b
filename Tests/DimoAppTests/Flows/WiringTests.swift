import Domain
import FeatureKit
import Foundation
import Navigation
import Persistence
import Reactive
import Settings
import Terminal
import TestSupport
import Testing
import Transfer

@testable import DimoApp

/// Links between features, and notifications between parts of the program.
@MainActor
struct WiringTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("dimo-\(UUID().uuidString)").path

    private func openKept(_ route: Route? = .tab(.home)) async throws -> Stage {
        try await Stage.opened(route: route, store: .file) { [folder] in $0.dataDirectory = folder }
    }

    /// Adds another account with its container.
    private func addNeighbour(_ stage: Stage) async throws -> (MainDIContainer, Author) {
        let main = try #require(stage.program.coordinator.scope?.main)
        let account = try await main.services.accounts.create(
            NewAccount(
                id: "m-2", name: try AccountName("bela"), nickname: try Nickname("bela"), type: try MBTI(text: "ESTP"),
                password: nil, codeDigests: [], alcohol: .ofAge, isTakingOver: false), at: 1)
        return (main, Author(account.id, type: account.profile.type))
    }

    // MARK: Spoilers

    @Test func `showing and masking types applies at once to open pages`() async throws {
        let stage = try await Stage.opened(route: "result:freder")
        let (main, bela) = try await addNeighbour(stage)
        _ = try await main.community.votes.vote(
            Ballot("freder", MBTI(text: "ISFP"), reason: nil), by: bela, at: 1_795_290_000)
        await stage.settle()
        #expect(!stage.text.contains("ISFP"))
        await stage.goFromRoot("settings/privacy")
        await stage.press(Key(.down), Key(.enter))
        await stage.press(.character("2"))
        #expect(stage.trail == ["dig", "result:freder"])
        #expect(stage.text.contains("ISFP"))
        await stage.go("settings/privacy")
        await stage.press(Key(.up), Key(.enter))
        await stage.press(.character("2"))
        #expect(stage.trail == ["dig", "result:freder"])
        #expect(!stage.text.contains("ISFP"))
    }

    @Test func `the reveal option shows every type`() async throws {
        let stage = try await Stage.opened(route: "result:freder") { $0.isRevealed = true }
        let (main, bela) = try await addNeighbour(stage)
        _ = try await main.community.votes.vote(
            Ballot("freder", MBTI(text: "ISFP"), reason: nil), by: bela, at: 1_795_290_000)
        await stage.settle()
        #expect(stage.text.contains("ISFP"))
    }

    @Test func `snapshots send no request, even with every catalogue enabled`() async throws {
        let folder = try TemporaryFolder()
        func container() throws -> AppDIContainer {
            try Stage.container(store: .file) { $0.dataDirectory = folder.path }
        }
        let path = try container().paths.configuration
        let catalogues = ["wikidata", "anilist", "thecocktaildb"].map { "  \($0): {enabled: true}" }
        try FileManager.default.createDirectory(
            atPath: URL(filePath: path).deletingLastPathComponent().path, withIntermediateDirectories: true)
        let settings = (["home_city: seoul", "providers:"] + catalogues).joined(separator: "\n")
        try settings.write(toFile: path, atomically: true, encoding: .utf8)
        let drawn = try container()
        #expect(drawn.settings.providers.aniList.isEnabled)
        let renderer = SnapshotRenderer(container: drawn)
        let routes: [Route] = ["search:ferry", "work:porco-rosso", "drink:negroni", "city:seoul", "forecast:seoul"]
        for route in Route.named.map(\.route) + routes {
            _ = await renderer.render(route, size: Size(width: 80, height: 24), state: nil)
            // Nothing is sent without it.
            #expect(drawn.transport == nil, "\(route)")
        }
        // A program in use has one.
        let used = try container()
        _ = used.makeHTTPClient()
        #expect(used.transport != nil)
    }

    @Test func `commands show or mask types as the settings say`() async throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        func store() async throws -> CommandStore {
            try await CommandStore.open(Stage.container(store: .file) { [folder] in $0.dataDirectory = folder })
        }
        #expect(try await store().viewer() == Viewer(Profile.localID))
        #expect(try await store().viewer(isRevealed: true).seesAllTypes)
        let container = try Stage.container(store: .file) { [folder] in $0.dataDirectory = folder }
        try container.live.apply(.spoilers(isShown: true))
        #expect(try await store().viewer().seesAllTypes)
    }

    @Test func `commands hide alcohol for a member who hides it`() async throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let container = try Stage.container(store: .file) { [folder] in $0.dataDirectory = folder }
        let open = try await CommandStore.open(container)
        let all = try await open.drinks.drinkCount()
        try await open.accounts.accounts.setAlcohol(.hidden, of: Profile.localID)
        let sober = try await CommandStore.open(container)
        let left = try await sober.drinks.drinkCount()
        #expect(left < all)
        let found = try await sober.drinks.positions(matching: "negroni", by: .english)
        #expect(found.isEmpty)
    }

    // MARK: Account

    @Test func `a saved introduction shows on the account page and on Momentum`() async throws {
        let stage = try await Stage.opened(route: .tab(.momentum))
        await stage.press(.character("e"))
        #expect(stage.trail == ["momentum", "settings/account"])
        await stage.press(Key(.down), Key(.down), Key(.enter))
        #expect(stage.trail.last == "settings/account/introduction")
        await stage.type("silent films, loud drinks")
        await stage.press(.control("s"))
        #expect(stage.trail == ["momentum", "settings/account"])
        #expect(stage.text.contains("silent films, loud drinks"))
        await stage.press(Key(.escape))
        #expect(stage.trail == ["momentum"])
        #expect(stage.text.contains("silent films, loud drinks"))
    }

    @Test func `the header shows unread inbox items until they are read`() async throws {
        let stage = try await Stage.opened(route: .tab(.home))
        let (main, bela) = try await addNeighbour(stage)
        let me = Author(main.profile.id, type: nil)
        let review = try await main.community.reviews.write(
            PostText("he runs and runs", as: .review), isSpoiler: false, about: "freder", by: me, at: 1_795_280_000)
        _ = try await main.community.reviews.comment(
            PostText("so he does", as: .comment), isSpoiler: false, on: review, by: bela, at: 1_795_281_000)
        let size = Size(width: 100, height: 30)
        #expect(!stage.frame(size).text.contains("1 new"))
        await stage.settle(size: size)
        #expect(stage.frame(size).text.split(separator: "\n")[0].hasSuffix("mina · 1 new"))
        // If both do not fit, the name is dropped first.
        #expect(stage.lines[0].hasSuffix("1 new"))
        _ = try await main.community.inbox.setRead(true, nil, of: main.profile.id)
        await stage.settle(size: size)
        #expect(stage.frame(size).text.split(separator: "\n")[0].hasSuffix("mina"))
    }

    @Test func `each member's kind of works on Home survives a restart`() async throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        do {
            let stage = try await openKept()
            await stage.press(.character("f"))
            #expect(stage.program.coordinator.scope?.main.homeKind.kind.value == .animation)
        }
        let again = try await openKept()
        #expect(again.program.coordinator.scope?.main.homeKind.kind.value == .animation)
        #expect(again.lines[2].contains("animation"))
        await again.choose("Another account")
        await again.press(Key(.escape), Key(.down), Key(.down), Key(.enter))
        await again.fillSignUp("juno", password: "")
        await again.press(Key(.up), Key(.enter))
        #expect(again.lines[0].hasSuffix("juno"))
        #expect(again.program.coordinator.scope?.main.homeKind.kind.value == nil)
        for _ in 0...WorkKind.allCases.count { await again.press(.character("f")) }
        #expect(again.program.coordinator.scope?.main.homeKind.kind.value == nil)
    }

    @Test func `removing the account in another program leads to Welcome`() async throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let stage = try await openKept(nil)
        await stage.press(Key(.down), Key(.down), Key(.enter))
        await stage.fillSignUp("juno", password: "")
        await stage.press(Key(.up), Key(.enter))
        await stage.go(.tab(.bar))
        let other = try await openKept(.tab(.settings))
        let main = try #require(other.program.coordinator.scope?.main)
        #expect(main.session.accountName?.text == "juno")
        try await main.services.accounts.leave(main.profile.id, because: LeavingReason(.other), at: 1_795_290_000)
        await stage.press(Key(.down))
        #expect(stage.trail == ["welcome"])
        #expect(stage.text.contains("Your session has ended"))
        await stage.press(Key(.enter), .character("y"))
        #expect(stage.lines[0].hasSuffix("mina"))
        #expect(try await openKept(nil).lines[0].hasSuffix("mina"))
    }

    @Test func `the account page closes by every key and opens again`() async throws {
        let stage = try await Stage.opened(route: .tab(.momentum))
        for _ in 0..<2 {
            for close in [Key(.escape), Key(.backspace), .character("q"), .character("6")] {
                await stage.press(.character("e"))
                #expect(stage.trail == ["momentum", "settings/account"], "\(close)")
                await stage.press(close)
                #expect(stage.trail == ["momentum"], "\(close)")
            }
            await stage.press(.character("e"))
            await stage.choose("momentum")
            #expect(stage.trail.first == "momentum" && stage.trail.count == 1)
        }
        #expect(stage.main?.children.count == 1)
    }

    // MARK: Routes

    @Test func `hidden posts are reachable from the privacy settings`() async throws {
        let stage = try await Stage.opened(route: "settings/privacy")
        await stage.press(.character("/"))
        await stage.type("hidden posts")
        await stage.press(Key(.enter), Key(.enter))
        #expect(stage.trail == ["settings", "settings/privacy", "dig/hidden"])
        await stage.press(Key(.escape))
        #expect(stage.trail == ["settings", "settings/privacy"])
    }

    @Test(arguments: ["dig/own", "dig/requests", "dig/hidden", "inbox"])
    func `lists of works and posts have names and open by route`(name: String) async throws {
        let stage = try await Stage.opened(route: try Route(name))
        #expect(stage.trail == ["dig", name])
        #expect(stage.shell.delegate?.paletteItems.contains { $0.names.contains(name) && $0.title != name } == true)
        await stage.press(Key(.escape))
        #expect(stage.trail == ["dig"])
    }

    @Test func `Momentum leads to the log and to the member's data, and back`() async throws {
        let stage = try await Stage.opened(route: .tab(.momentum))
        await stage.press(.character("o"))
        #expect(stage.trail == ["momentum", "settings/data"])
        await stage.press(Key(.escape))
        await stage.press(Key(.right), Key(.right), Key(.right), Key(.enter))
        #expect(stage.trail == ["momentum", "bar/log"])
        await stage.press(Key(.escape))
        #expect(stage.trail == ["momentum"])
    }

    @Test func `m on Home opens the form for tonight's drink, and Esc returns`() async throws {
        let stage = try await Stage.opened(route: .tab(.home))
        await stage.addBottles(["gin", "campari", "sweet vermouth"])
        await stage.go(.tab(.home))
        await stage.press(.character("m"))
        let form = try #require(stage.trail.last)
        #expect(stage.trail.count == 2 && form.hasPrefix("made:"))
        await stage.press(Key(.escape))
        #expect(stage.trail == ["home"])
    }

    // MARK: Recipes

    @Test func `an own recipe is advised once saved, and no longer once undone`() async throws {
        let stage = try await Stage.opened(route: "drink:negroni")
        let adviser = try #require(stage.program.coordinator.scope?.main.graph.adviser)
        func isKnown() async throws -> Bool {
            try await adviser.similar(to: "negroni", limit: 5).contains { $0.drink == "my-negroni" }
        }
        #expect(try await !isKnown())
        await stage.go("edit:negroni")
        await stage.press(.control("s"))
        #expect(try await isKnown())
        await stage.go(.tab(.bar))
        await stage.press(.character("u"))
        #expect(try await !isKnown())
        await stage.press(.control("r"))
        #expect(try await isKnown())
    }

    // MARK: Restore

    /// Writes a backup of the current store.
    private func backUp(_ stage: Stage) throws -> String {
        let path = "\(folder)/backup.sqlite"
        let database = try #require(stage.program.coordinator.launchContainer?.store.database)
        _ = try DatabaseBackup(database: database).backup(to: path, isOverwriting: true)
        return path
    }

    private func restore(_ path: String, _ stage: Stage) async {
        await stage.goFromRoot("settings/data/restore")
        await stage.type(path)
        await stage.press(Key(.down), Key(.enter))
        // The question ignores keys that were typed ahead.
        stage.host.advance(by: .seconds(1))
        await stage.press(.character("y"))
    }

    @Test func `the local profile continues with the restored data`() async throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let stage = try await openKept(.tab(.bar))
        await stage.addBottles(["gin"])
        let path = try backUp(stage)
        await stage.addBottles(["campari"])
        #expect(stage.lines[2].contains("2 bottles"))
        await restore(path, stage)
        #expect(stage.trail == ["settings", "settings/data"])
        await stage.go(.tab(.bar))
        #expect(stage.lines[2].contains("1 bottle"))
    }

    @Test func `a restore without the current account leads to Welcome and says why`() async throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let stage = try await openKept(nil)
        let path = try backUp(stage)
        await stage.press(Key(.down), Key(.down), Key(.enter))
        await stage.fillSignUp("juno", password: "")
        await stage.press(Key(.up), Key(.enter))
        #expect(stage.lines[0].hasSuffix("juno"))
        await restore(path, stage)
        #expect(stage.trail == ["welcome"])
        #expect(stage.text.contains("The restored data doesn't include your session"))
        await stage.press(Key(.enter), .character("y"))
        #expect(stage.trail == ["home"])
        #expect(stage.lines[0].hasSuffix("mina"))
    }

    @Test func `an account in the restored data stays signed in`() async throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let stage = try await openKept(nil)
        await stage.press(Key(.down), Key(.down), Key(.enter))
        await stage.fillSignUp("juno", password: "")
        await stage.press(Key(.up), Key(.enter))
        let path = try backUp(stage)
        await stage.addBottles(["campari"])
        await restore(path, stage)
        #expect(stage.trail == ["settings", "settings/data"])
        #expect(stage.lines[0].hasSuffix("juno"))
        await stage.go(.tab(.bar))
        #expect(!stage.text.contains("Campari"))
    }
}
