import Domain
import Foundation
import Terminal
import TestSupport
import Testing

@testable import DimoApp
@testable import Navigation

/// In a wide window nothing is stretched, and in a small one nothing breaks.
@MainActor
struct WidthTests {
    /// No text is set wider than this; what needs more stands in columns with a gap between them.
    private static let widestText = 120

    private static let wide = [Size(width: 160, height: 45), Size(width: 250, height: 70)]
    private static let small = [Size(width: 59, height: 15), Size(width: 40, height: 10), Size(width: 32, height: 5)]

    @Test(arguments: Language.allCases)
    func `every screen keeps to its columns in a wide window, and is whole in a small one`(
        language: Language
    ) async throws {
        try await Tour.walk(language, inPhases: { _ in false }) { name, stage in
            for size in Self.small {
                let canvas = stage.frame(size)
                let flaws = FrameInspection(canvas: canvas, mode: .unicode, shell: stage.shell).flaws
                #expect(flaws == [], "\(name) at \(size.width) x \(size.height)")
            }
            guard let screen = stage.shell.tabs.current?.top, stage.shell.modals.top == nil else { return }
            for size in Self.wide { check(stage.frame(size), of: screen, name) }
        }
    }

    private func check(_ canvas: Canvas, of screen: any Screen, _ name: String) {
        let body = FrameLayout(canvas.size).body
        for y in body.y..<body.maxY {
            let line = canvas.text(inRow: y)
            let width = canvas.metrics.width(of: String(line.reversed().drop { $0 == " " }.reversed()))
            #expect(width <= screen.widestContent, "\(name) at \(canvas.size.width): \(line)")
            let words = line.replacing(/[─━│┃█]+/, with: "   ")
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
