import Domain
import Terminal
import TestSupport
import Testing

@testable import FeatureKit

/// Signs repeat what colours say: without hues, different states still look different.
@MainActor
struct HuelessTests {
    private static let themes = [Theme.mono, .terminal]

    private func text(_ theme: Theme, _ draw: (inout Canvas, RenderContext) -> Void) -> String {
        var canvas = Canvas(size: Size(width: 40, height: 14))
        draw(&canvas, RenderContext(theme: theme))
        return canvas.text
    }

    /// Checks that each state has a text of its own.
    private func expectDistinct(_ what: String, _ theme: Theme, _ states: [(inout Canvas, RenderContext) -> Void]) {
        let texts = states.map { text(theme, $0) }
        #expect(Set(texts).count == texts.count, "\(what) in \(theme.name):\n\(texts.joined(separator: "\n\n"))")
    }

    @Test func `levels and shares have distinct signs`() {
        for theme in Self.themes {
            expectDistinct(
                "a meter", theme,
                (0...3).map { value in { MeterView.draw(value, of: 3, into: &$0, x: 0, y: 0, context: $1) } })
            expectDistinct(
                "a gauge", theme,
                [0, 0.2, 0.5, 1].map { share in
                    { GaugeView.draw(share, width: 20, into: &$0, x: 0, y: 0, context: $1) }
                })
            expectDistinct(
                "a leaning", theme,
                [-0.5, 0, 0.5].map { lead in
                    { DivergingBarView.draw(lead, half: 10, into: &$0, x: 0, y: 0, context: $1) }
                })
            expectDistinct(
                "a day", theme,
                (0...4).map { shade in { DayMark.draw(shade, into: &$0, x: 0, y: 0, context: $1) } })
        }
    }

    @Test func `bottle levels and the layers of a glass have distinct signs`() {
        for theme in Self.themes {
            expectDistinct(
                "a bottle", theme,
                [BottleLevel.empty, .low, .half, .full].map { level in
                    {
                        SmallShelfView(
                            [SmallShelfView.Bottle(name: "Gin", level: level, color: "#c02030")], context: $1
                        ).draw(into: &$0, in: $0.bounds)
                    }
                })
            let glass = text(theme) { canvas, context in
                GlassView.draw(
                    ["|~~|", "|##|", "'--'"],
                    layers: [
                        GlassLayer(line: 0, share: 0.5, color: "#c02030"),
                        GlassLayer(line: 1, share: 0.5, color: "#701010"),
                    ], fill: 0.9, into: &canvas, in: Rect(x: 0, y: 0, width: 12, height: 9), context: context)
            }
            #expect(glass.contains("█") && glass.contains("▓"), "\(theme.name)\n\(glass)")
        }
    }

    @Test func `the pane with the focus has a distinct frame`() {
        for theme in Self.themes {
            expectDistinct(
                "a pane", theme,
                [true, false].map { isFocused in
                    {
                        PanelView.draw(
                            title: "Shelf", isFocused: isFocused, into: &$0, in: $0.bounds, context: $1)
                    }
                })
        }
    }
}
