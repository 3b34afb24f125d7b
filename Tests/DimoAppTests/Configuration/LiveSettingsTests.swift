import DimoAssets
import Domain
import FeatureKit
import Foundation
import Navigation
import Reactive
import Terminal
import Testing

@testable import DimoApp

/// A changed setting applies at once and is saved for the next start.
@MainActor
struct LiveSettingsTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("dimo-\(UUID().uuidString)")

    private func settings(
        _ path: String, _ change: (inout LaunchOptions) -> Void = { _ in }
    ) throws -> LiveSettings {
        var options = LaunchOptions()
        change(&options)
        return try LiveSettings(
            options: options,
            configuration: TextFile.read(path).map { ConfigurationReader.read($0) } ?? AppConfiguration(),
            themes: ThemeFolder(path: "/themes") { _ in nil }, file: ConfigurationFile(path: path),
            environment: { ["LANG": "ko_KR.UTF-8"][$0] }
        ) { language throws(AssetError) in try StringTable.load(language, from: AssetFolder(path: Stage.assets)) }
    }

    private static let changes: [SettingChange] = [
        .language(.english), .theme("mono"), .colors(.sixteen), .ascii(true), .plain(true), .motion(false),
        .mouse(false), .volume(.ounce), .temperature(.fahrenheit), .wind(.knots), .standardDrink(12.5),
        .dilution(.barAssistant), .homeCity("busan"), .spoilers(isShown: true), .restore(true), .offline(true),
        .keys(action: "list.open", [.character("o"), .character(":")]),
        .viewKeys(view: "bar/log", action: "list.open", [.control("o")]),
    ]

    @Test func `every change survives a restart, and comments in the file stay`() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let path = folder.appendingPathComponent("config.yaml").path
        try "# mine\ntheme: paper # bright room\n".write(toFile: path, atomically: true, encoding: .utf8)
        let live = try settings(path)
        for change in Self.changes { try live.apply(change) }
        let next = try settings(path)
        #expect(next.settings.value == live.settings.value)
        #expect(next.current.problems == [])
        #expect(next.settings.value.language == .english)
        #expect(next.settings.value.keys.changes["list.open"] == [.character("o"), .character(":")])
        #expect(TextFile.read(path)?.hasPrefix("# mine\n") == true)
        #expect(TextFile.read(path)?.contains("# bright room") == true)
        #expect(next.settings.value.keys.views == ["bar/log": ["list.open": [.control("o")]]])
        try live.apply(.viewKeys(view: "bar/log", action: "list.open", nil))
        #expect(try settings(path).settings.value.keys.views == [:])
        #expect(live.settings.value.keys.views == [:])
        try live.apply(.viewKeys(view: "bar", action: "list.open", [.control("o")]))
        try live.apply(.keys(action: "list.open", nil))
        try live.apply(.homeCity(nil))
        try live.apply(.allKeys)
        let last = try settings(path)
        #expect(last.settings.value.keys == KeyMap())
        #expect(last.settings.value.homeCity == nil)
    }

    @Test func `a changed setting overrides the command line`() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let path = folder.appendingPathComponent("config.yaml").path
        let live = try settings(path) {
            $0.theme = "mono"
            $0.isASCII = true
        }
        try live.apply(.theme("paper"))
        try live.apply(.ascii(false))
        #expect(live.current.theme.name == "paper")
        #expect(!live.current.isASCII)
    }

    @Test func `a change that cannot be saved throws but still applies`() throws {
        let live = try settings("/dev/null/config.yaml")
        #expect(throws: SettingsProblem.self) { try live.apply(.theme("paper")) }
        #expect(live.current.theme.name == "paper")
        #expect(live.settings.value.theme == "paper")
    }
}
