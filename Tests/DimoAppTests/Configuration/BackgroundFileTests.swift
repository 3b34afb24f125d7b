import DimoAssets
import Domain
import FeatureKit
import Foundation
import Terminal
import Testing

@testable import DimoApp

/// The next start in a terminal uses the background that it reported before.
struct BackgroundFileTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("state-\(UUID().uuidString)")
        .path

    private func file(_ term: String, program: String? = nil) -> BackgroundFile {
        BackgroundFile(path: "\(folder)/backgrounds") { ["TERM": term, "TERM_PROGRAM": program][$0] ?? nil }
    }

    @Test func `each terminal keeps its own background, and the latest answer wins`() throws {
        #expect(file("xterm").read() == nil)
        file("xterm").write(.light)
        file("xterm", program: "WezTerm").write(.dark)
        #expect(file("xterm").read() == .light)
        #expect(file("xterm", program: "WezTerm").read() == .dark)
        #expect(file("foot").read() == nil)
        file("xterm").write(.dark)
        #expect(file("xterm").read() == .dark)
        try FileManager.default.removeItem(atPath: folder)
    }

    @Test func `old terminals are dropped, damaged lines ignored, and odd names accepted`() throws {
        for number in 0..<30 { file("term\(number)").write(.dark) }
        #expect(file("term0").read() == nil && file("term29").read() == .dark)
        file("a\tb\nc").write(.light)
        #expect(file("a\tb\nc").read() == .light && file("term29").read() == .dark)
        try "no tab\n\tgrey\n xterm\tpink\n".write(
            toFile: "\(folder)/backgrounds", atomically: true, encoding: .utf8)
        #expect(file("xterm").read() == nil)
        try FileManager.default.removeItem(atPath: folder)
    }

    @Test @MainActor func `the first frame uses the background reported last`() throws {
        func settings(isInTerminal: Bool = true) throws -> LiveSettings {
            var options = LaunchOptions()
            options.isInTerminal = isInTerminal
            return try LiveSettings(
                options: options, configuration: AppConfiguration(), themes: ThemeFolder(path: "/themes") { _ in nil },
                file: nil, backgrounds: file("xterm"), environment: { _ in nil }
            ) { language throws(AssetError) in try StringTable.load(language, from: AssetFolder(path: Stage.assets)) }
        }
        #expect(try settings().current.theme == .terminal)
        #expect(try settings().learn(.light))
        let next = try settings()
        #expect(next.current.theme == .paper)
        #expect(!next.learn(.light), "the same answer changes nothing")
        #expect(try settings(isInTerminal: false).current.theme == .dimo)
        try FileManager.default.removeItem(atPath: folder)
    }
}
