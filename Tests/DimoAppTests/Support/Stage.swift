import Domain
import FeatureKit
import Foundation
import Navigation
import Terminal
import TestSupport
import Testing

@testable import DimoApp

/// The whole program without a terminal, over a store in memory with the real catalogue.
@MainActor
final class Stage {
    let host: HeadlessHost
    let program: DimoProgram
    private let isLoading: Bool

    /// Makes a program that is not started yet; without a route, it starts as without arguments.
    init(
        _ language: Language = .english, route: Route? = .tab(.drinks), store: StoreKind = .memory,
        assets: String = Stage.assets, clock: any WallClock = Stage.evening,
        options change: (inout LaunchOptions) -> Void = { _ in }
    ) throws {
        host = HeadlessHost()
        isLoading = store == .state(.loading)
        program = DimoProgram(
            container: try Self.container(language, store: store, assets: assets, clock: clock, options: change),
            start: route.map { .at($0) } ?? .resumed)
    }

    /// A container that reads no files and no variables of the machine, with a fixed login name.
    static func container(
        _ language: Language = .english, store: StoreKind = .memory, assets: String = Stage.assets,
        clock: any WallClock = Stage.evening, options change: (inout LaunchOptions) -> Void = { _ in }
    ) throws -> AppDIContainer {
        var options = LaunchOptions()
        options.dataDirectory = "/dev/null/dimo"
        options.language = language
        change(&options)
        return try AppDIContainer(options: options, store: store, clock: clock, passwordCost: cheap) { name in
            ["DIMO_ASSETS": assets, "LOGNAME": "mina"][name]
        }
    }

    /// 21 November 2026, 19:40 UTC.
    nonisolated static let evening = FixedClock(1_795_290_000)
    private static let cheap = PasswordCost(rounds: 16, blockSize: 8, parallelism: 1)

    /// The bundled files of the repository.
    nonisolated static let assets = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Assets").path

    /// A started program with its first screen; on a first start Welcome by default.
    static func opened(
        _ language: Language = .english, route: Route? = .tab(.drinks), store: StoreKind = .memory,
        assets: String = Stage.assets, clock: any WallClock = Stage.evening, passesFirstBottles: Bool = true,
        options change: (inout LaunchOptions) -> Void = { _ in }
    ) async throws -> Stage {
        let stage = try Stage(language, route: route, store: store, assets: assets, clock: clock, options: change)
        if assets == Self.assets { stage.program.container.storeTemplate = try await CatalogueTemplate.database() }
        await stage.open()
        if passesFirstBottles, stage.trail.last == "first-bottles" { await stage.press(Key(.escape)) }
        return stage
    }

    func open() async {
        program.start(in: host)
        _ = frame()
        program.didPaintFirstFrame()
        await settle()
    }

    var shell: NavigationShell { program.shell }
    var trail: [String] { shell.trail }

    func go(_ route: Route) async {
        main?.open(route)
        await settle()
    }

    /// Shows a place directly above the root of its tab.
    func goFromRoot(_ route: Route) async {
        await go(.tab(route.tab))
        await go(route)
    }

    /// The flow of the member; nil before the store is open.
    var main: MainCoordinator? {
        program.coordinator.children.lazy.compactMap { $0 as? MainCoordinator }.first
    }

    /// Waits until all reads have ended. Drawing sets the visible rows of screens, which may start more reads.
    func settle(size: Size = Size(width: 80, height: 24)) async {
        guard !isLoading else { return await wait() }
        repeat {
            await LatestTask.settleAll()
            _ = drawing(size)
            host.deliverWaiting(to: program, size: size)
        } while LatestTask.isAnyRunning || !host.events.isEmpty && host.exitStatus == nil
    }

    /// For reads that never end: waits for a screen and until its spinner shows.
    private func wait() async {
        while trail.isEmpty { await Task.yield() }
        _ = frame(Size(width: 80, height: 24))
        host.advance(by: .milliseconds(200))
    }

    /// The frame at a size. Checks that lines taken over from the last frame equal newly drawn ones.
    func frame(_ size: Size = Size(width: 80, height: 24)) -> Canvas {
        let frame = program.render(size: size)
        // Drawing may start reads and change the content, so only a frame that stays the same is compared.
        let again = program.render(size: size)
        guard frame.looksLike(again) else { return frame }
        let anew = shell.renderAnew(size: size)
        if !again.looksLike(anew) {
            Issue.record("at \(trail) the frame shows lines of the past:\n\(again.text)\n--- drawn anew:\n\(anew.text)")
        }
        return frame
    }

    /// The frame drawn once, without that check.
    func drawing(_ size: Size) -> Canvas {
        host.frameDrawn()
        return program.render(size: size)
    }

    var text: String { frame().text }

    var lines: [String] {
        text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }

    /// Presses keys, and settles after each.
    func press(_ keys: Key...) async {
        for key in keys {
            program.press(key)
            await settle()
        }
    }

    func type(_ text: String) async {
        program.type(text)
        await settle()
    }

    /// Chooses a line of the command palette.
    func choose(_ text: String) async {
        await press(.control("p"))
        await type(text)
        await press(Key(.enter))
    }

    /// Adds bottles by name on the Bar tab.
    func addBottles(_ names: [String]) async {
        await go(.tab(.bar))
        await press(.character("a"))
        for name in names {
            await type(name)
            await press(Key(.enter), .control("u"))
        }
        await press(.control("s"))
    }

    /// Fills in the sign-up from its first field on and submits it.
    func fillSignUp(_ name: String, password: String) async {
        await type(name)
        await press(Key(.down))
        await type(name)
        await press(Key(.down), Key(.down))
        await type(password)
        await press(Key(.down))
        await type(password)
        await press(Key(.down), .character(" "), .control("s"))
    }
}
