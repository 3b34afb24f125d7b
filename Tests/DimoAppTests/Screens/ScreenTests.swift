import Domain
import Foundation
import Terminal
import TestSupport
import Testing

@testable import DimoApp
@testable import Navigation

/// Checks every screen in every state. One walk compares the pictures and another checks everything else, because
/// drawing in other sizes moves selections and loads more rows.
@MainActor
struct ScreenTests {
    @Test(arguments: Language.allCases)
    func `every screen matches its picture`(language: Language) async throws {
        var pictures = PictureCheck(language: language)
        try await Tour.walk(language, inPhases: PictureCheck.inEveryPhase.contains) { name, stage in
            await pictures.check(name, stage)
        }
        #expect(pictures.missing.isEmpty)
    }

    @Test(arguments: Language.allCases)
    func `every screen fits its frame, cuts no text and needs no colour`(
        language: Language
    ) async throws {
        var cuts = try CutTextCheck(language)
        try await Tour.walk(language) { name, stage in
            cuts.check(name, stage)
            FrameCheck(language: language).check(name, stage)
            WidthCheck().check(name, stage)
            if language == .english { ColourCheck().check(name, stage) }
        }
        #expect(cuts.seen > 0, "the walk found no cut text")
    }
}

/// Compares every screen in its normal state with its picture, and each phase once for every kind of screen. Other
/// screens get their loading, empty and failed states from the kit, which has its own tests.
@MainActor
private struct PictureCheck {
    /// A list, two pages, a page that draws itself and a search, each compared in every phase.
    static let inEveryPhase = ["drinks-all", "work", "drink", "settings-doctor", "dig-search"]
    /// One screen of each kind of drawing; together they show every role of the palette.
    private static let coloured: Set = [
        "home", "drinks-all", "drink", "bar", "dig", "dig-result", "weather", "momentum", "settings", "drinks-filter",
    ]
    private static let size = Size(width: 100, height: 30)

    private let language: Language
    /// The coloured pictures that were not compared.
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

/// Checks cells, hints and cursor of the frame in the sizes that matter for a mode.
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

/// Checks that no theme says anything by colour alone.
@MainActor
private struct ColourCheck {
    private static let sizes = [Size(width: 80, height: 24), Size(width: 100, height: 30)]

    /// The text with the same sign for all days, votes and layers, whose signs replace brightness or colour in some
    /// themes.
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

/// Checks that a wide window stretches nothing.
@MainActor
private struct WidthCheck {
    /// The widest text; wider content needs columns with gaps.
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

    /// Whether the part is a rule, a chart or a meter instead of words.
    private static func isDrawing(_ part: String) -> Bool {
        !part.contains { $0.isLetter }
    }
}

/// Checks that 80 columns cut none of the program's own texts; user input and names of the catalogue may be cut.
@MainActor
private struct CutTextCheck {
    private(set) var seen = 0
    private let words: [String]

    /// Reads the texts without placeholders, except those that end with the sign of a cut themselves.
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

    /// The parts before a sign of a cut, from the last gap or separator on.
    private static func cutParts(of line: String) -> [String] {
        line.components(separatedBy: "…").dropLast().compactMap { before in
            let part = before.components(separatedBy: "  ").last?.components(separatedBy: " · ").last ?? ""
            return part.count > 7 && !part.hasSuffix(" ") ? part : nil
        }
    }
}
