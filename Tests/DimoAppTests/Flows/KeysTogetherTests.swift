import Domain
import Foundation
import Persistence
import Terminal
import TestSupport
import Testing

@testable import DimoApp

/// Keys that arrive together, as from a slow connection, a macro or a paste, do the same as one by one.
///
/// `DIMO_CHUNK_KEYS` sets the number of random keys, `DIMO_CHUNK_SEED` their seed.
@MainActor
struct KeysTogetherTests {
    private static let size = Size(width: 100, height: 30)

    private static func number(_ name: String) -> UInt64? {
        ProcessInfo.processInfo.environment[name].flatMap { UInt64($0) }
    }

    /// A program over a copy of a store, without import or export.
    private func opened(_ template: AppDatabase) async throws -> Stage {
        let stage = try Stage(route: .tab(.home))
        stage.program.container.storeTemplate = template
        stage.program.container.transferWrapper = { services, _, profile in
            TransferServices(
                importRecipes: ImportRecipes(
                    reader: ScriptedImportReader([]), store: RecordingImportStore(), profile: profile,
                    time: FixedLocalTime(), clock: Stage.evening),
                puller: services.puller, exporter: RecordingExporter(), backupService: RecordingBackupService(),
                folders: InMemoryFolders(), pages: ScriptedPages())
        }
        await stage.open()
        stage.host.advance(by: .seconds(10))
        await stage.settle()
        return stage
    }

    private func database(_ stage: Stage) throws -> AppDatabase {
        let coordinator = stage.program.coordinator
        return try #require(coordinator.ownLaunch ?? coordinator.launchContainer).store.database
    }

    /// Presses the same chunks key by key and together, and leaves all modals and forms after each.
    private func compare(_ chunks: [[Key]]) async throws {
        let base = try await opened(CatalogueTemplate.database())
        await base.addBottles(["gin", "campari", "bourbon", "lime"])
        var (apart, together) = (try await opened(database(base)), try await opened(database(base)))
        for (number, chunk) in chunks.enumerated() {
            await apart.pressApart(chunk, size: Self.size)
            await together.pressTogether(chunk, size: Self.size)
            try #require(apart.trail == together.trail, "chunk \(number): \(Self.text(chunk))")
            for stage in [apart, together] {
                for key in [Key(.escape), .character("y"), Key(.escape), .character("y"), Key(.escape), Key(.escape)] {
                    stage.host.advance(by: .milliseconds(200))
                    await stage.pressApart([key], size: Self.size)
                }
                stage.host.advance(by: .seconds(10))
                await stage.settle(size: Self.size)
            }
            let (rows, others) = (try await database(apart).contents, try await database(together).contents)
            let difference = Set(rows).symmetricDifference(others).sorted()
            try #require(difference == [], "chunk \(number): \(Self.text(chunk))")
            #expect(rows.count == others.count, "chunk \(number): \(Self.text(chunk))")
            let isInside = apart.scope?.session.kind == .local && apart.program.coordinator.ownLaunch == nil
            guard apart.host.exitStatus != nil || !isInside else { continue }
            // After quitting, signing out, or entering as a guest or the demo, continues as the member.
            apart = try await opened(database(apart))
            together = try await opened(database(together))
        }
    }

    private static func text(_ keys: [Key]) -> String { keys.map { "\($0.code)" }.joined(separator: " ") }

    private static func typed(_ text: String) -> [Key] { text.map { .character($0) } }

    /// The keys that open a route by the palette, from any screen.
    private static func go(_ route: String) -> [Key] {
        [.control("p"), .control("u")] + typed(route) + [Key(.enter)]
    }

    // MARK: Single cases

    /// The field stays for a moment while saving; further keys belong to the page below.
    @Test func `a letter after a save goes to the page below, not to the field`() async throws {
        try await compare([
            Self.go("bar") + [.character("a")] + Self.typed("vodka") + [Key(.enter), .control("s"), .character("x")]
        ])
    }

    @Test func `a search cleared by a choice is read again before the next Space`() async throws {
        try await compare([
            Self.go("bar") + [.character("a")] + Self.typed("rum")
                + [Key(.enter), .character(" "), .character(" "), Key(.down), .character(" "), .control("s")]
        ])
    }

    @Test func `typing waits for the draft that it is added to`() async throws {
        let form = Self.go("dig/own") + [.character("a")]
        try await compare([form + Self.typed("Begun"), form + Self.typed(" anew")])
    }

    @Test func `G goes to the real end of a list that is still loading`() async throws {
        try await compare([
            Self.go("drinks/all") + [.character("G"), .character("G"), .character("G"), Key(.enter), .character("s")]
        ])
    }

    @Test func `Enter reveals an invisible focus on a page, and a second Enter opens it`() async throws {
        let keys = Self.go("drink:negroni") + [Key(.enter), Key(.enter), .character("s")]
        try await compare([keys, Self.go("ingredient:gin") + [Key(.enter), .character(" "), Key(.enter)]])
    }

    @Test func `a search without a match returns to its start, however its letters arrive`() async throws {
        try await compare([
            Self.go("drinks/all") + [Key(.down), Key(.down), .character("/")] + Self.typed("neqx")
                + [Key(.enter), Key(.enter), .character("s")]
        ])
    }

    // MARK: Random keys

    private static let known: [Key] =
        [Key(.up), Key(.down), Key(.left), Key(.right), Key(.enter), Key(.backspace), Key(.tab), Key(.pageDown)]
        + [.control("s"), .control("r"), .control("u"), .control("d")]
        // Without `q`, which ends the program, and `o`, because each program shuffles the drinks differently.
        + "1234567jkjkhl +-abcdefgimnrstuvwxyzGN/,.[]?".map { .character($0) }

    private static let words = ["gin", "negr", "sour", "vodka", "the", "enfp", "12"].map { typed($0) }

    private static let places = [
        "home", "dig", "drinks", "bar", "momentum", "weather", "settings", "drinks/all", "drinks/saved", "drinks/made",
        "drink:negroni", "drink:martini", "ingredient:gin", "bar/add", "bar/log", "bar/party", "bar/shopping",
        "bar/makeable", "bar/one-away", "bar/staples", "dig/search", "dig/own", "dig/requests", "dig/hidden",
        "momentum/calendar", "settings/account", "settings/inquiry", "settings/privacy", "settings/data",
        "settings/data/import", "settings/community",
    ].map { go($0) }

    /// Makes chunks of up to 50 random keys.
    private static func chunks(_ count: Int, seed: UInt64) -> [[Key]] {
        var random = SplitMix64(seed: seed)
        var chunks: [[Key]] = []
        var made = 0
        while made < count {
            var chunk = places.randomElement(using: &random) ?? []
            let length = Int.random(in: chunk.count...50, using: &random)
            while chunk.count < length {
                switch Int.random(in: 0..<100, using: &random) {
                case 0..<4: chunk += places.randomElement(using: &random) ?? []
                case 4..<16: chunk += words.randomElement(using: &random) ?? []
                default: chunk += known.randomElement(using: &random).map { [$0] } ?? []
                }
            }
            chunks.append(Array(chunk.prefix(50)))
            made += chunks[chunks.count - 1].count
        }
        return chunks
    }

    @Test func `random keys in chunks leave the same rows as one by one`() async throws {
        let count = Self.number("DIMO_CHUNK_KEYS").map { Int(clamping: $0) } ?? 500
        let seed = Self.number("DIMO_CHUNK_SEED") ?? 466_651
        try await compare(Self.chunks(count, seed: seed))
    }
}
