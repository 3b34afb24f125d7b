import Domain
import Foundation
import Terminal
import TestSupport
import Testing

@testable import DimoApp
@testable import Navigation

/// What holds for every screen in every state. Reaching the places takes most of a walk: one compares the pictures, one
/// checks everything else, since drawing in other sizes moves what is selected and loads more rows.
@MainActor
struct ScreenTests {
    @Test(arguments: Language.allCases)
    func `every screen looks as it did`(language: Language) async throws {
        var pictures = PictureCheck(language: language)
        try await Tour.walk(language, inPhases: PictureCheck.inEveryPhase.contains) { name, stage in
            await pictures.check(name, stage)
        }
        #expect(pictures.missing.isEmpty)
    }

    @Test(arguments: Language.allCases)
    func `every screen keeps its frame, its columns and its words, and says the same without colour`(
        language: Language
    ) async throws {
        var cuts = try CutTextCheck(language)
        try await Tour.walk(language) { name, stage in
            cuts.check(name, stage)
            FrameCheck(language: language).check(name, stage)
            WidthCheck().check(name, stage)
            if language == .english { ColourCheck().check(name, stage) }
        }
        #expect(cuts.seen > 0, "names are cut here and there: the walk would see it")
    }
}

/// Compares every screen in its normal state with its picture, and each phase once for every kind of screen. How the
/// others look while they read, empty or failed, is the kit's, which has tests of its own.
@MainActor
private struct PictureCheck {
    /// A list, two pages, a page drawn by hand, a search: one of each in every phase.
    static let inEveryPhase = ["drinks-all", "work", "drink", "settings-doctor", "dig-search"]
    /// One of each kind of drawing: every role of the palette is on one of them.
    private static let coloured: Set = [
        "home", "drinks-all", "drink", "bar", "dig", "dig-result", "weather", "momentum", "settings", "drinks-filter",
    ]
    private static let size = Size(width: 100, height: 30)

    private let language: Language
    /// The coloured pictures that no place was compared with.
    private(set) var missing: Set<String>

    init(language: Language) {
        self.language = language
        missing = language == .english ? Self.coloured : []
    }

    mutating func check(_ name: String, _ stage: Stage) async {
        await stage.settle(size: Self.size)
        let frame = stage.frame(Self.size)
        compare("\(name)-\(language.rawValue)", frame.text)
        if missing.remove(name) != nil { compare("\(name)-coloured", frame.ansiText) }
    }

    private func compare(_ name: String, _ drawing: String) {
        if let difference = TextSnapshot(name).difference(from: drawing) { Issue.record("\(difference)") }
    }
}

/// Every cell, hint and cursor of the frame, in the sizes that matter for a mode.
@MainActor
private struct FrameCheck {
    private static let all = [(60, 16), (80, 24), (100, 30), (160, 45), (59, 15), (40, 10), (32, 5), (1, 1), (0, 0)]
    private static let usual = [(60, 16), (100, 30), (160, 45)]

    let language: Language

    func check(_ name: String, _ stage: Stage) {
        for mode in Mode.allCases {
            stage.shell.options = mode.options
            let largest = language == .english ? [(300, 100)] : []
            for (width, height) in mode == .unicode ? Self.all + largest : Self.usual {
                let size = Size(width: width, height: height)
                let canvas = mode == .unicode ? stage.frame(size) : stage.drawing(size)
                for flaw in FrameInspection(canvas: canvas, mode: mode, shell: stage.shell).flaws {
                    Issue.record("\(name) \(mode) \(width)x\(height): \(flaw)\n\(canvas.text)")
                }
            }
        }
        stage.shell.options = Mode.unicode.options
    }
}

/// No theme says anything by colour alone.
@MainActor
private struct ColourCheck {
    private static let sizes = [Size(width: 80, height: 24), Size(width: 100, height: 30)]

    /// The text with one sign for days, votes and layers, which have signs where a theme has no brightness or colour.
    private static func withoutShades(_ text: String) -> String {
        String(text.map { "░▒▓█#:".contains($0) ? "■" : $0 })
    }

    func check(_ name: String, _ stage: Stage) {
        for mode in [Mode.unicode, .ascii] {
            stage.shell.options = mode.options
            for size in Self.sizes {
                let text = Self.withoutShades(stage.drawing(size).text)
                for theme in Theme.builtIn.dropFirst() {
                    stage.shell.options.theme = theme
                    let other = Self.withoutShades(stage.drawing(size).text)
                    #expect(other == text, "\(name) \(mode) in \(theme.name)")
                }
                stage.shell.options.theme = .dimo
            }
        }
        stage.shell.options = Mode.unicode.options
    }
}

/// In a wide window nothing is stretched.
@MainActor
private struct WidthCheck {
    /// No text is set wider than this; what needs more stands in columns with a gap between them.
    private static let widestText = 120
    private static let sizes = [Size(width: 160, height: 45), Size(width: 250, height: 70)]

    func check(_ name: String, _ stage: Stage) {
        guard let screen = stage.shell.tabs.current?.top, stage.shell.modals.top == nil else { return }
        for size in Self.sizes { check(stage.drawing(size), of: screen, name) }
    }

    private func check(_ canvas: Canvas, of screen: any Screen, _ name: String) {
        let body = FrameLayout(canvas.size).body
        for y in body.y..<body.maxY {
            let line = canvas.text(inRow: y)
            let width = canvas.metrics.width(of: String(line.reversed().drop { $0 == " " }.reversed()))
            #expect(width <= screen.widestContent, "\(name) at \(canvas.size.width): \(line)")
            let words = line.replacing(/[─━│┃█▆]+/, with: "   ")
            for part in words.components(separatedBy: "   ") where !Self.isDrawing(part) {
                let columns = canvas.metrics.width(of: part)
                #expect(columns <= Self.widestText, "\(name) at \(canvas.size.width): \(part)")
            }
        }
    }

    /// A rule, a chart or a meter rather than words.
    private static func isDrawing(_ part: String) -> Bool {
        !part.contains { $0.isLetter }
    }
}

/// At 80 columns no text of the program itself is cut: what the user wrote or the catalogue names may be.
@MainActor
private struct CutTextCheck {
    private(set) var seen = 0
    private let words: [String]

    /// Reads the texts without anything to fill in, and without those that end with the sign of a cut themselves.
    init(_ language: Language) throws {
        let path = "\(Stage.assets)/\(language.rawValue).lproj/Localizable.strings"
        let lines = try String(contentsOfFile: path, encoding: .utf8).components(separatedBy: "\n")
        words = lines.compactMap { line in
            line.firstMatch(of: /^"[^"]+" = "(.*)";$/).map { String($0.output.1) }
        }.filter { !$0.contains("%") && !$0.contains("…") && !$0.contains("{") }
        #expect(words.count > 1_000)
    }

    mutating func check(_ name: String, _ stage: Stage) {
        guard stage.main != nil else { return }
        for line in stage.drawing(Size(width: 80, height: 24)).text.components(separatedBy: "\n") {
            for part in Self.cutParts(of: line) {
                seen += 1
                let whole = words.first { $0.hasPrefix(part) && $0.count > part.count + 1 }
                #expect(whole == nil, "\(name): \(line)")
            }
        }
    }

    /// What stands before the sign of a cut, behind the last gap or separator.
    private static func cutParts(of line: String) -> [String] {
        line.components(separatedBy: "…").dropLast().compactMap { before in
            let part = before.components(separatedBy: "  ").last?.components(separatedBy: " · ").last ?? ""
            return part.count > 7 && !part.hasSuffix(" ") ? part : nil
        }
    }
}
