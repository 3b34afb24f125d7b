import FeatureKit
import Terminal
import Testing

/// The layers of a glass are proportional to the poured volumes.
@MainActor
struct GlassViewTests {
    private static let rocks = ["|        |", "|~~~~~~~~|", "|########|", "|########|", "'--------'"]
    private static let martini = [
        "\\~~~~~~~~/", " \\######/ ", "  \\####/  ", "   \\##/   ", "    ||    ", "  .-''-.  ",
    ]

    private func layer(_ line: Int, _ share: Double) -> GlassLayer {
        GlassLayer(line: line, share: share, color: ["#ff0000", "#00ff00", "#4080ff", "#ffffff"][line])
    }

    private func draw(
        _ art: [String], _ layers: [GlassLayer], fill: Double = 0.9, height: Int = 13, theme: Theme = .dimo
    ) -> (canvas: Canvas, sides: [Point]) {
        var canvas = Canvas(size: Size(width: 24, height: height))
        let sides = GlassView.draw(
            art, layers: layers, fill: fill, into: &canvas, in: canvas.bounds, context: RenderContext(theme: theme))
        return (canvas, sides)
    }

    private func rows(_ color: String, in canvas: Canvas) -> [Int] {
        (0..<canvas.size.height).filter { y in
            canvas.cells(inRow: y).contains { $0.style.foreground == Color(hex: color) }
        }
    }

    @Test func `for a screen reader no glass is drawn`() {
        var canvas = Canvas(size: Size(width: 24, height: 13))
        let context = RenderContext(isPlain: true)
        GlassView.draw(Self.rocks, color: nil, into: &canvas, x: 0, y: 0, context: context)
        let sides = GlassView.draw(
            Self.rocks, layers: [layer(0, 1)], fill: 1, into: &canvas, in: canvas.bounds, context: context)
        #expect(sides.isEmpty && canvas.text.allSatisfy(\.isWhitespace))
    }

    @Test func `a small glass has lines and corners, or its own characters in ASCII`() {
        func text(_ art: [String], _ glyphs: Glyphs) -> String {
            var canvas = Canvas(size: Size(width: 10, height: art.count))
            GlassView.draw(art, color: nil, into: &canvas, x: 0, y: 0, context: RenderContext(glyphs: glyphs))
            return canvas.text
        }
        #expect(
            text(["\\~~~~~~/", "'-.##.-'", "   ||   ", " .-''-. ", "|(.)#|-."], .unicode) == """
                ╲▄▄▄▄▄▄╱
                ╰─╮██╭─╯
                   ││
                 ╭─╯╰─╮
                │(.)█│─╮
                """)
        #expect(text(["|~~|", "'--'"], .ascii) == "|~~|\n'--'")
    }

    @Test func `equal parts are equal layers, the first at the bottom`() {
        let layers = (0..<3).map { layer($0, 1 / 3) }
        let (canvas, sides) = draw(Self.rocks, layers)
        let (gin, campari, vermouth) = (
            rows("#ff0000", in: canvas), rows("#00ff00", in: canvas), rows("#4080ff", in: canvas)
        )
        #expect(Set([gin.count, campari.count, vermouth.count]).count == 1)
        #expect((gin.min() ?? 0) > (campari.max() ?? 99) && (campari.min() ?? 0) > (vermouth.max() ?? 99))
        #expect(gin.contains(sides[0].y) && vermouth.contains(sides[2].y))
    }

    @Test func `a dash is visible`() {
        let (canvas, _) = draw(Self.rocks, [layer(0, 0.97), layer(1, 0.02), layer(2, 0.01)])
        #expect(rows("#00ff00", in: canvas).count == 1 && rows("#4080ff", in: canvas).count == 1)
        #expect(rows("#ff0000", in: canvas).count > 5)
    }

    @Test func `a V-shaped glass narrows to a stem, and its layers have the areas of their shares`() {
        let (canvas, _) = draw(Self.martini, [layer(0, 0.5), layer(1, 0.5)])
        let (gin, vermouth) = (rows("#ff0000", in: canvas), rows("#00ff00", in: canvas))
        func cells(_ color: String) -> Int {
            (0..<13).reduce(0) { sum, y in
                sum + canvas.cells(inRow: y).count { $0.style.foreground == Color(hex: color) }
            }
        }
        #expect(gin.count > vermouth.count)
        #expect(abs(cells("#ff0000") - cells("#00ff00")) <= 20)
        #expect(canvas.text(inRow: 12).contains("▟▙"))
    }

    @Test func `without colours the glass has none, and neighbouring layers still differ`() {
        let (canvas, sides) = draw(Self.rocks, (0..<4).map { layer($0, 0.25) }, theme: .mono)
        #expect((0..<13).allSatisfy { canvas.cells(inRow: $0).allSatisfy { $0.style.foreground == .standard } })
        let textures = sides.map { canvas.text(inRow: $0.y).dropFirst(5).first }
        #expect(zip(textures, textures.dropFirst()).allSatisfy { $0 != $1 })
    }

    @Test func `distinct colours need no textures, and similar ones have them`() {
        func signs(_ colors: [String], terminal: Int = 256) -> Set<Character> {
            var canvas = Canvas(size: Size(width: 24, height: 13))
            let layers = colors.enumerated().map { GlassLayer(line: $0, share: 0.5, color: $1) }
            GlassView.draw(
                Self.rocks, layers: layers, fill: 0.9, into: &canvas, in: canvas.bounds,
                context: RenderContext(colors: terminal))
            return Set(canvas.text).intersection("█▓")
        }
        #expect(signs(["#e8eef0", "#c8102e"]) == ["█"])
        #expect(signs(["#e8eef0", "#f4f4ee"]) == ["█", "▓"])
        #expect(signs(["#e8eef0", "#c8102e"], terminal: 16) == ["█", "▓"])
        // Both colours are nearest to the same one of the palette.
        #expect(signs(["#b0203a", "#d9566a"], terminal: 16_777_216) == ["█"])
        #expect(signs(["#b0203a", "#d9566a"], terminal: 256) == ["█", "▓"])
    }

    @Test(arguments: [("#2b140e", Theme.dimo), ("#e8eef0", .paper), ("#c8102e", .dimo), ("#c8102e", .paper)])
    func `coffee is visible on black and gin on white, and visible colours are unchanged`(
        hex: String, theme: Theme
    )
        throws
    {
        let color = try #require(Color(hex: hex))
        let shown = RenderContext(theme: theme).style(ofColor: hex).foreground
        #expect((shown == color) == (hex == "#c8102e"))
        #expect(shown.distance(to: theme.background == .dark ? .rgb(0, 0, 0) : .rgb(255, 255, 255)) >= 150)
    }

    @Test func `a liquid is visible in the palette of 256 colours`() throws {
        for theme in [Theme.dimo, .paper] {
            let context = RenderContext(theme: theme, colors: 256)
            for hex in ["#000000", "#2b140e", "#6b3a1e", "#7a1f1f", "#c8102e", "#e6b422", "#2f6fc4", "#ffffff"] {
                let shown = context.style(ofColor: hex).foreground
                guard case .indexed(let number) = shown.components, number >= 16 else {
                    Issue.record("\(hex) is \(shown.components)")
                    continue
                }
                let ground: Color = theme.background == .dark ? .rgb(0, 0, 0) : .rgb(255, 255, 255)
                #expect(try #require(shown.contrast(with: ground)) >= 3, "\(theme.name) \(hex)")
            }
        }
    }

    @Test func `with 16 or 8 colours a liquid has a fitting colour, never the background's`() {
        func number(_ hex: String, _ colors: Int) -> Color {
            RenderContext(theme: .terminal, colors: colors).style(ofColor: hex).foreground
        }
        #expect(number("#c8102e", 16) == .indexed(9) && number("#c8102e", 8) == .indexed(1))
        #expect(number("#b5651d", 16) == .indexed(3) && number("#b5651d", 8) == .indexed(3))
        #expect(number("#2b140e", 16) == .indexed(8) && number("#2b140e", 8) == .indexed(3))
        for hex in ["#000000", "#101010", "#2b140e", "#ffffff", "#e8eef0"] {
            #expect(number(hex, 8) != .indexed(0) && number(hex, 16) != .indexed(0), "\(hex)")
        }
    }

    @Test func `a glass without a drawing is left out`() {
        #expect(draw([], [layer(0, 1)]).sides.isEmpty)
    }
}
