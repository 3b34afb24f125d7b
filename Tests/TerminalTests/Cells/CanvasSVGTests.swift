import Testing

@testable import Terminal

@MainActor
struct CanvasSVGTests {
    private func lines(_ draw: (inout Canvas) -> Void) -> [String] {
        var canvas = Canvas(size: Size(width: 10, height: 2))
        draw(&canvas)
        return canvas.svg(title: "a < b").split(separator: "\n").map(String.init)
    }

    @Test("A picture has the size of its cells and a title for screen readers")
    func frame() {
        let lines = lines { _ in }
        #expect(lines.first?.contains("viewBox=\"0 0 100 52\"") == true)
        #expect(lines[1] == "<title>a &lt; b</title>")
        #expect(!lines.contains { $0.hasPrefix("<text") })
        #expect(lines.last == "</svg>")
    }

    @Test("Each theme is drawn on its own background")
    func ground() throws {
        let canvas = Canvas(size: Size(width: 10, height: 2))
        let dark = canvas.svg(title: "", background: try #require(Theme.dimo.background))
        let light = canvas.svg(title: "", background: try #require(Theme.paper.background))
        #expect(dark.contains("rx=\"6\" fill=\"#16181d\"") && light.contains("rx=\"6\" fill=\"#fdfcf8\""))
        #expect(Theme.mono.background == nil && Theme.terminal.background == nil)
    }

    @Test("Runs of one style keep the width of their cells, wide glyphs apart from narrow ones")
    func runs() {
        let lines = lines { $0.put("ab 가나 &", x: 1, y: 1) }.filter { $0.hasPrefix("<text") }
        #expect(lines.count == 3)
        #expect(lines[0].contains("x=\"0\" y=\"31.5\"") && lines[0].contains("textLength=\"33.6\""))
        #expect(lines[0].hasSuffix("> ab </text>"))
        #expect(
            lines[1].contains("x=\"33.6\"")
                && lines[1].hasSuffix(
                    "textLength=\"33.6\" lengthAdjust=\"spacingAndGlyphs\" xml:space=\"preserve\" font-size=\"16\" letter-spacing=\"0.8\">가나</text>"
                )
        )
        #expect(lines[2].hasSuffix("> &amp;</text>"))
    }

    @Test("Adjacent blocks form one shape, a partial block its own, in the colour of the cell")
    func blocks() {
        let red = Style(foreground: .rgb(255, 0, 16))
        let lines = lines { $0.put("██▌", x: 0, y: 0, style: red) }.filter { $0.hasPrefix("<rect x") }
        #expect(
            lines == [
                "<rect x=\"0\" y=\"0\" width=\"16.8\" height=\"18\" fill=\"#ff0010\"/>",
                "<rect x=\"16.8\" y=\"0\" width=\"4.2\" height=\"18\" fill=\"#ff0010\"/>",
            ])
    }

    @Test("Frames are lines that meet, heavy ones twice as wide; a row of them is one line")
    func frames() {
        let lines = lines {
            $0.put("╭──╮", x: 0, y: 0)
            $0.put("┃", x: 0, y: 1)
        }
        #expect(!lines.contains { $0.hasPrefix("<text") })
        let paths = lines.filter { $0.hasPrefix("<path") }.compactMap { $0.split(separator: "\"").dropFirst().first }
        #expect(paths == ["M8.4 9Q4.2 9 4.2 18", "M8.4 9H25.2", "M25.2 9Q29.4 9 29.4 18", "M4.2 18V36"])
        #expect(lines.filter { $0.contains("stroke-width=\"2\"") }.count == 1)
    }

    @Test("Halves, quarters and shades are shapes as well")
    func shades() {
        let red = Style(foreground: .rgb(255, 0, 0))
        let lines = lines { $0.put("▐▗▓", x: 0, y: 0, style: red) }.filter { $0.hasPrefix("<rect x") }
        #expect(
            lines == [
                "<rect x=\"4.2\" y=\"0\" width=\"4.2\" height=\"18\" fill=\"#ff0000\"/>",
                "<rect x=\"12.6\" y=\"9\" width=\"4.2\" height=\"9\" fill=\"#ff0000\"/>",
                "<rect x=\"16.8\" y=\"0\" width=\"8.4\" height=\"18\" fill=\"#ff0000\" fill-opacity=\"0.75\"/>",
            ])
    }

    @Test("A reversed cell changes its colours, and a background is drawn behind the text")
    func backgrounds() {
        let style = Style(foreground: .indexed(16), background: .indexed(231), attributes: [.reverse, .bold])
        let lines = lines { $0.put("x", x: 2, y: 0, style: style) }
        #expect(lines.contains("<rect x=\"16.8\" y=\"0\" width=\"8.4\" height=\"18\" fill=\"#000000\"/>"))
        #expect(lines.contains { $0.contains("fill=\"#ffffff\"") && $0.contains("font-weight=\"bold\"") })
    }
}
