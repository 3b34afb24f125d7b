import DimoAssets
import Domain
import Foundation
import Navigation
import Persistence
import Synchronization
import Terminal
import TestSupport
import Testing

@testable import DimoApp

/// A store with an older catalogue than the bundled one.
@MainActor
struct CatalogueUpdateTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("dimo-\(UUID().uuidString)")
    private var assets: URL { folder.appendingPathComponent("Assets") }

    private func open() async throws -> Stage {
        try await Stage.opened(route: "drink:negroni-sbagliato", store: .file, assets: assets.path) {
            [folder] in $0.dataDirectory = folder.appendingPathComponent("data").path
        }
    }

    @Test func `a changed catalogue is read after the first screen and then shown`() async throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.copyItem(at: URL(fileURLWithPath: Stage.assets), to: assets)
        #expect(try await open().text.contains("Negroni Sbagliato"))
        let file = assets.appendingPathComponent("Catalog/drinks/more.json")
        let text = try String(contentsOf: file, encoding: .utf8)
        try text.replacing("\"Negroni Sbagliato\"", with: "\"Negroni Amended\"")
            .write(to: file, atomically: true, encoding: .utf8)
        let stage = try await open()
        #expect(stage.text.contains("Negroni Sbagliato"))
        stage.host.advance(by: .milliseconds(250))
        await stage.settle()
        #expect(stage.text.contains("Negroni Amended"))
        #expect(stage.trail.last == "drink:negroni-sbagliato")
    }

    @Test func `a start after an interrupted first import completes it before a list shows`() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let data = folder.appendingPathComponent("data").path
        let killed = try Stage.container(store: .file) { $0.dataDirectory = data }
        let store = try await killed.makeStoreOpener().open(now: 0).store
        _ = try await CatalogueImporter(database: store.database)
            .importIfChanged(CatalogueLoader.load(from: killed.assets).catalogue, fingerprint: "killed")
        let stage = try Stage(route: "home/today", store: .file) { $0.dataDirectory = data }
        await stage.open()
        #expect(stage.trail.last == "home/today")
        #expect(!stage.text.contains("No works of this kind"))
        #expect(try await store.community.works.works(["parasite"], for: .guest).count == 1)
    }

    /// A catalogue whose import alternately adds gin to the bar and removes it, with five steps of a gate before and
    /// five after.
    private struct GatedCatalogue: StoreOpening {
        let transfer: GatedTransfer
        let profile: Identifier<Profile>
        var problem: StoreError?

        func open(now: Int64) async throws -> StoreOpeningResult { throw StoreError.diskFull }

        func refreshCatalogue(in store: Store) async throws -> CatalogueRefresh {
            try await transfer.around {
                let isThere = try await !store.bars.bottles(of: profile).isEmpty
                let change =
                    isThere ? BarChange(removed: ["gin"]) : BarChange(added: [Bottle(ingredient: "gin")])
                _ = try await store.bars.change(change, of: profile)
            }
            if let problem { throw problem }
            return CatalogueRefresh(isChanged: true, problems: [])
        }
    }

    @Test(arguments: WayOut.allCases)
    func `memory matches the store after a catalogue update, whatever happens meanwhile`(
        way: WayOut
    ) async throws {
        let (stage, transfer) = (try await Stage.opened(route: .tab(.bar)), GatedTransfer())
        let coordinator = stage.program.coordinator
        let first = try #require(stage.scope)
        for (round, moment) in WayOut.moments.enumerated() {
            let gate = transfer.nextGate(at: moment)
            coordinator.catalogue.update(
                first.store, with: GatedCatalogue(transfer: transfer, profile: first.profile.id))
            await gate.waitUntilReached()
            await stage.goOut(way, over: gate, stop: .control("c"))
            await stage.end(gate)
            if stage.scope == nil { coordinator.enterMain(first.session, at: .tab(.bar)) }
            await stage.settle()
            let stored = try await first.store.bars.bottles(of: first.profile.id)
            #expect(stored.isEmpty == !round.isMultiple(of: 2), "at \(moment)")
            #expect(try await stage.scope?.bar.bottles() == stored, "at \(moment)")
        }
    }

    /// A catalogue that fails to be read a number of times.
    private final class FaultyCatalogue: StoreOpening {
        private let failures: Mutex<Int>

        init(failures: Int) { self.failures = Mutex(failures) }

        func open(now: Int64) async throws -> StoreOpeningResult { throw StoreError.disk }

        func refreshCatalogue(in store: Store) async throws -> CatalogueRefresh {
            let fails = failures.withLock { left in
                left -= 1
                return left >= 0
            }
            if fails { throw StoreError.disk }
            return CatalogueRefresh(isChanged: true, problems: [])
        }
    }

    /// The catalogue has failed once before the member enters; entering tries again.
    @Test(arguments: 1...3)
    func `a failed catalogue read at the first start is reported and can be retried`(failures: Int) async throws {
        let stage = try await Stage.opened(route: .tab(.bar))
        let coordinator = stage.program.coordinator
        let first = try #require(stage.scope)
        coordinator.catalogue.hasCatalogue = false
        coordinator.catalogue.update(first.store, with: FaultyCatalogue(failures: failures))
        await stage.settle()
        coordinator.enterMain(first.session, at: .tab(.bar))
        await stage.settle()
        for _ in 1..<failures {
            #expect(stage.trail == [])
            #expect(stage.text.contains(Stage.words["phase.retry"]), "\(stage.text)")
            #expect(stage.text.contains(Stage.words["error.disk"]))
            await stage.press(.character("r"))
        }
        #expect(stage.trail == ["bar"])
    }

    @Test func `a failed catalogue read on a first start leads from the bottles to Welcome`() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let stage = try await Stage.opened(route: nil, store: .file, passesFirstBottles: false) {
            [folder] in $0.dataDirectory = folder.appendingPathComponent("data").path
        }
        #expect(stage.trail == ["welcome", "first-bottles"])
        let coordinator = stage.program.coordinator
        let store = try #require(coordinator.launchContainer?.store)
        coordinator.catalogue.hasCatalogue = false
        coordinator.catalogue.update(store, with: FaultyCatalogue(failures: 1))
        await stage.settle()
        #expect(stage.trail == ["welcome"])
        #expect(stage.shell.messages.last?.text == Stage.words["error.disk"])
    }

    @Test func `a catalogue update that fails midway keeps its first part and reports the error`() async throws {
        let (stage, transfer) = (try await Stage.opened(route: .tab(.bar)), GatedTransfer())
        let main = try #require(stage.scope)
        transfer.gate.open()
        stage.program.coordinator.catalogue.update(
            main.store,
            with: GatedCatalogue(transfer: transfer, profile: main.profile.id, problem: .diskFull))
        await stage.settle()
        #expect(try await main.bar.bottles().count == 1)
        #expect(stage.program.coordinator.catalogue.retry == nil, "a retry would keep the store alive")
        #expect(stage.shell.messages.last?.text.hasPrefix("The disk is full") == true)
    }
}
