import Domain
import Drinks
import FeatureKit
import Foundation
import Navigation
import Onboarding
import Persistence
import Terminal
import TestSupport
import Testing

@testable import DimoApp

/// A demo community is open to everybody, marked on every screen, and never mixed with the member's own data.
@MainActor
struct DemoFlowTests {
    /// Opens the demo from Welcome.
    private func openDemo(_ stage: Stage, alcohol: Character = "y") async {
        await stage.press(Key(.up), Key(.enter))
        #expect(stage.trail == ["welcome", "legal-age"])
        await stage.press(.character(alcohol))
    }

    private func rows(_ database: AppDatabase) async throws -> [String: Int] {
        try await StoreInspector(database: database).report().rows
    }

    @Test func `every screen of the demo is marked, even in a small window`() async throws {
        let stage = try await Stage.opened(route: nil)
        #expect(!stage.text.contains("DEMO"))
        await openDemo(stage)
        #expect(stage.trail == ["home"])
        for tab in AppTab.allCases {
            await stage.go(.tab(tab))
            #expect(stage.lines[1].contains(" DEMO "), "\(tab)")
        }
        await stage.press(.character("?"))
        #expect(stage.lines[1].contains(" DEMO "))
        let narrow = stage.frame(Size(width: 60, height: 16)).text.split(separator: "\n")
        #expect(narrow[1].contains(" DEMO "))
    }

    @Test func `the demo uses sample weather in the header and for tonight's suggestion`() async throws {
        let stage = try await Stage.opened(route: nil)
        await openDemo(stage)
        let size = Size(width: 120, height: 36)
        await stage.settle(size: size)
        #expect(stage.frame(size).text.split(separator: "\n")[0].contains("SAMPLE Seoul "))
        let main = try #require(stage.program.coordinator.scope?.main)
        let member = try #require(main.actingMember)
        let pick = try #require(try await main.graph.chooseTonight.stored(for: member)).current
        #expect(!pick.drinkReasons.contains(.noWeather))
        #expect(await main.homeWeather.hasCity())
        await main.sampleWeather.turn(on: false)
        #expect(await !main.homeWeather.hasCity(), "Seoul stands in for a home city only with made-up weather")
        await stage.settle(size: size)
        #expect(!stage.frame(size).text.split(separator: "\n")[0].contains("Seoul"), "without a network, too")
    }

    @Test func `the demo is marked once in Korean`() async throws {
        let stage = try await Stage.opened(.korean, route: nil)
        await openDemo(stage)
        #expect(stage.lines[1].contains(" DEMO "))
        #expect(!stage.lines[1].contains("데모"), "the mark is not repeated in Korean")
    }

    @Test func `the demo has its own community and never changes the member's data`() async throws {
        let stage = try await Stage.opened(route: nil)
        let own = try #require(stage.program.coordinator.launchContainer?.store.database)
        let before = try await rows(own)
        await openDemo(stage)
        let demo = try #require(stage.program.coordinator.scope?.main)
        #expect(try await demo.community.home.memberCount(for: .guest) == DemoStoreOpener.members + 1)
        let shelf = try await demo.bar.bottles().count
        #expect(shelf >= 10)
        await stage.addBottles(["absinthe", "cognac", "maraschino"])
        #expect(stage.lines[2].contains("\(shelf + 3) bottles"))
        #expect(try await rows(own) == before)

        await stage.choose("Leave the demo")
        #expect(stage.trail == ["welcome"])
        #expect(!stage.text.contains("DEMO"))
        await stage.press(Key(.enter), .character("y"))
        await stage.go(.tab(.bar))
        #expect(!stage.text.contains("\(shelf + 3) bottles"))
        #expect(!stage.text.contains("DEMO"))
        #expect(try await stage.program.coordinator.scope?.main.community.home.memberCount(for: .guest) == 1)
    }

    @Test func `the demo leaves no file and does not change the next start`() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("dimo-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let stage = try await Stage.opened(route: nil, store: .file) { $0.dataDirectory = folder }
        func files() -> Set<String> {
            Set(FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? [])
        }
        let before = files()
        #expect(before.contains("data/dimo.sqlite"))
        await openDemo(stage)
        await stage.addBottles(["gin"])
        await stage.choose("Leave the demo")
        #expect(files() == before)
        #expect(try await Stage.opened(route: nil, store: .file) { $0.dataDirectory = folder }.trail == ["welcome"])
    }

    @Test func `a guest's refused action is not carried out in or after the demo`() async throws {
        let stage = try await Stage.opened(route: nil)
        await stage.press(
            Key(.down), Key(.down), Key(.down), Key(.down), Key(.enter), .character("y"))
        _ = stage.program.coordinator.scope?.main.authorizer.authorize(.toggleBottle("absinthe"))
        await stage.press(.character("c"), Key(.escape))
        await openDemo(stage)
        #expect(
            try await stage.program.coordinator.scope?.main.bar.bottles().contains { $0.ingredient == "absinthe" }
                == false)
        await stage.choose("Leave the demo")
        await stage.press(Key(.enter), .character("y"))
        #expect(stage.lines[0].hasSuffix("mina"))
        #expect(try await stage.program.coordinator.scope?.main.bar.bottles().isEmpty == true)
    }

    @Test func `hiding alcohol applies in the demo`() async throws {
        let stage = try await Stage.opened(route: nil)
        await openDemo(stage, alcohol: "h")
        #expect(stage.program.coordinator.scope?.main.profile.alcohol == .hidden)
        await stage.go("drinks/all")
        #expect(!stage.text.contains("Negroni"))
    }

    @Test func `leaving the demo releases all its objects`() async throws {
        let remains = Remains()
        let stage = try await Stage.opened(route: nil)
        await openDemo(stage)
        for tab in AppTab.allCases { await stage.go(.tab(tab)) }
        remains.watch("main", stage.program.coordinator.scope?.main)
        remains.watch("launch", stage.program.coordinator.launchContainer)
        remains.watch("coordinator", stage.main)
        for tab in stage.shell.tabs.tabs {
            for screen in tab.stack.screens { remains.watch(screen.route, screen) }
        }
        await stage.choose("Leave the demo")
        #expect(remains.count == 10)
        #expect(remains.alive == [])
    }

    @Test func `a demo store opens at Home, is marked, and skips the newcomer's questions`()
        async throws
    {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("dimo-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let container = try Stage.container(store: .file) { $0.dataDirectory = folder }
        _ = try await DemoMaker(container).make(members: 5, works: 0, drinks: 0, votes: 20, seed: 1)
        let stage = try await Stage.opened(route: nil, store: .file) { $0.dataDirectory = folder }
        #expect(stage.trail == ["home"])
        #expect(stage.lines[1].contains(" DEMO "))
        stage.program.coordinator.enterOnboarding(.welcome)
        await stage.settle()
        #expect(stage.trail == ["welcome"])
        #expect(stage.lines[1].contains(" DEMO "))
        #expect(!stage.text.contains("See the demo community"))
        await stage.press(Key(.enter))
        #expect(stage.trail == ["home"])
    }
}
