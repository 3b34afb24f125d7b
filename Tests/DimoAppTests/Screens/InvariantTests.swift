import Domain
import Navigation
import Terminal
import TestSupport
import Testing

@testable import DimoApp

/// What holds for every screen in every size, theme and mode.
@MainActor
struct InvariantTests {
    private static let sizes = [(60, 16), (80, 24), (100, 30), (160, 45), (300, 100), (59, 15), (1, 1), (0, 0)]
        .map { Size(width: $0.0, height: $0.1) }

    @Test(arguments: Language.allCases)
    func `every screen keeps its frame`(language: Language) async throws {
        try await Tour.walk(language) { name, stage in
            for mode in Mode.allCases {
                stage.shell.options = mode.options
                for size in Self.sizes where mode == .unicode || size.width < 300 {
                    let canvas = stage.frame(size)
                    for flaw in FrameInspection(canvas: canvas, mode: mode, shell: stage.shell).flaws {
                        Issue.record("\(name) \(mode) \(size.width)x\(size.height): \(flaw)\n\(canvas.text)")
                    }
                }
            }
            stage.shell.options = Mode.unicode.options
        }
    }

    @Test func `every screen says the same without its colours`() async throws {
        try await Tour.walk(.english) { name, stage in
            for mode in Mode.allCases {
                stage.shell.options = mode.options
                for size in Self.sizes where size.width < 160 {
                    let text = stage.frame(size).text
                    for theme in Theme.builtIn.dropFirst() {
                        stage.shell.options.theme = theme
                        #expect(stage.frame(size).text == text, "\(name) \(mode) in \(theme.name)")
                    }
                    stage.shell.options.theme = .dimo
                }
            }
            stage.shell.options = Mode.unicode.options
        }
    }
}
