import Domain
import Foundation
import Navigation
import Onboarding
import Persistence
import Terminal
import TestSupport
import Testing

@testable import DimoApp

/// After leaving, stopping, closing, changing the account or quitting at any moment of a job, the message matches the
/// store.
///
/// Each job has ten moments, of which normal runs try three.
@MainActor
struct LeftJobTests {
    enum Kind: String, CaseIterable, Sendable {
        case importing = "import"
        /// A diary, whose works are reviewed before the import.
        case review
        case pull, export, backup, restore

        var route: String { "settings/data/\(self == .review ? "import" : rawValue)" }
        var isCancellable: Bool { self != .backup && self != .restore }
    }

    @MainActor
    final class World {
        let transfer: GatedTransfer
        let stage: Stage
        let kind: Kind
        let folder = "\(NSTemporaryDirectory())/dimo-job-\(UUID().uuidString)"
        /// The store, which outlives the scope.
        private let store: Store
        private let session: Session
        private let profile: Identifier<Profile>
        private var messageCount = 0
        private var before = 0

        init(_ kind: Kind) async throws {
            self.kind = kind
            transfer = GatedTransfer(isDiary: kind == .review)
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            stage = try Stage(route: .tab(.settings))
            stage.program.container.storeTemplate = try await CatalogueTemplate.database()
            stage.program.container.transferWrapper = { [transfer] in transfer.services($0, $1, $2) }
            await stage.open()
            let main = try #require(stage.scope)
            (store, session, profile) = (main.store, main.session, main.profile.id)
        }

        deinit {
            try? FileManager.default.removeItem(atPath: folder)
        }

        private var path: String { "\(folder)/\(transfer.number)" }

        /// Starts the job and waits until it reaches a moment.
        func begin(at moment: Int) async throws {
            if stage.scope == nil { stage.program.coordinator.enterMain(session, at: .tab(.settings)) }
            await stage.settle()
            var gate = transfer.nextGate(at: moment)
            if kind == .restore {
                // A later change, which the restore removes.
                _ = try DatabaseBackup(database: store.database).backup(to: path, isOverwriting: false)
                _ = try await store.bars.change(
                    BarChange(added: [Bottle(ingredient: "gin"), Bottle(ingredient: "campari")]), of: profile)
            }
            before = try await recipeCount()
            messageCount = stage.shell.messages.count
            await stage.goFromRoot(try Route(kind.route))
            await fillIn()
            if kind == .review {
                gate.open()
                await stage.press(Key(.enter))
                gate = transfer.nextGate(at: moment)
            }
            stage.program.press(kind == .review ? .character("i") : Key(.enter))
            if kind == .restore {
                await stage.settle()
                stage.answerYes()
            }
            await gate.waitUntilReached()
            #expect(stage.program.isBusy)
        }

        /// Fills in the form from the first field to the button.
        private func fillIn() async {
            switch kind {
            case .export:
                await stage.press(Key(.down), Key(.down))
                await stage.type(path)
                await stage.press(Key(.down), Key(.down))
            case .pull: await stage.press(Key(.up))
            case .importing, .review, .backup, .restore:
                await stage.type(path)
                await stage.press(Key(.up))
            }
        }

        func end() async { await stage.end(transfer.gate) }

        private func recipeCount() async throws -> Int { try await store.ownRecipes.drinkCount(of: profile) }

        /// Whether the job's data is stored. Records an issue for partial data.
        func isStored() async throws -> Bool {
            switch kind {
            case .importing, .review, .pull:
                let count = try await recipeCount() - before
                #expect(count == 0 || count == GatedTransfer.recipes, "partial data is stored")
                return count > 0
            case .export, .backup:
                let files = try FileManager.default.contentsOfDirectory(atPath: folder)
                #expect(!files.contains { $0.hasSuffix(".new") }, "a partial file is left")
                return files.contains(String(transfer.number))
            case .restore: return try await store.bars.bottles(of: profile).isEmpty
            }
        }

        /// The reported outcomes: true for done, false for not done. A report counts as done.
        var said: Set<Bool> {
            let words = Stage.words
            let (done, stopped) =
                switch kind {
                case .importing, .review, .pull: ("Imported ", words["transfer.import.cancelled"])
                case .export: ("Wrote ", words["transfer.export.cancelled"])
                case .backup: ("Saved the backup ", "")
                case .restore: ("Restored.", "")
                }
            let texts = stage.shell.messages.dropFirst(messageCount).map(\.text).compactMap { text -> Bool? in
                text.hasPrefix(done) ? true : text == stopped ? false : nil
            }
            let reports = stage.shell.tabs.tabs.flatMap(\.stack.routes).filter { $0 == "settings/data/import/report" }
            return Set(texts + reports.map { _ in true })
        }
    }

    @Test(arguments: Kind.allCases, WayOut.allCases)
    func `the reported outcome of a job matches the store, whatever happens meanwhile`(
        kind: Kind, way: WayOut
    ) async throws {
        let world = try await World(kind)
        let stage = world.stage
        for moment in WayOut.moments {
            try await world.begin(at: moment)
            await stage.goOut(way, over: world.transfer.gate)
            if way == .anotherAccount { #expect(stage.scope != nil, "the scope stays while the job runs") }
            await world.end()
            let isStored = try await world.isStored()
            #expect(world.said == [isStored], "at \(moment): \(stage.shell.messages.suffix(3))\n\(stage.text)")
            let mayStop = (way == .stop || way == .anotherAccount) && kind.isCancellable
            #expect(isStored || mayStop, "lost at \(moment)")
            #expect(!stage.program.isBusy)
            if way == .anotherAccount { #expect(stage.trail == ["welcome", "sign-in"], "at \(moment)") }
        }
    }

    @Test(arguments: Kind.allCases, WayOut.moments)
    func `quitting during a job waits for its end, and the report matches the store`(
        kind: Kind, moment: Int
    ) async throws {
        let world = try await World(kind)
        try await world.begin(at: moment)
        world.stage.shell.askToQuit()
        world.stage.answerYes()
        #expect(world.stage.host.exitStatus == nil, "the job still runs")
        await world.end()
        #expect(world.stage.host.exitStatus == 0)
        let isStored = try await world.isStored()
        #expect(world.said == [isStored], "\(world.stage.shell.messages)")
        #expect(isStored || kind.isCancellable)
    }
}
