import Terminal
import Testing

@MainActor
struct LinkTests {
    @Test(arguments: [
        ("see https://example.org/a.html.", ["https://example.org/a.html"]),
        ("전문은 https://curl.se/docs/copyright.html 에 있습니다.", ["https://curl.se/docs/copyright.html"]),
        ("(http://a.example/b_(c)), https://d.example", ["http://a.example/b_(c)", "https://d.example"]),
        ("주소는 https://a.example입니다", ["https://a.example"]), ("https:// and http:/x and ftp://y", []),
    ])
    func `an address ends where the sentence continues`(text: String, addresses: [String]) {
        #expect(WebAddress.all(in: text).map(\.text) == addresses)
    }

    @Test func `each part of a wrapped address links to all of it, and nothing else does`() {
        let text = "The text is at https://example.org/a/long/path/of/words and not here."
        var canvas = Canvas(size: Size(width: 24, height: 8))
        canvas.put(lines: canvas.metrics.wrapped(text, to: 24), of: text, x: 0, y: 0)
        var linked = ""
        for y in 0..<8 {
            for cell in canvas.cells(inRow: y) where cell.style.link != 0 {
                linked += cell.text
                #expect(LinkTable.shared.address(of: cell.style.link) == "https://example.org/a/long/path/of/words")
            }
        }
        #expect(linked == "https://example.org/a/long/path/of/words")
    }

    @Test func `text that could end an escape sequence is not linked`() {
        var canvas = Canvas(size: Size(width: 10, height: 1))
        canvas.put("source", x: 0, y: 0)
        canvas.link("https://a.example/\u{1b}\\", x: 0, y: 0, columns: 6)
        canvas.link("https://a.example/ b", x: 0, y: 0, columns: 6)
        #expect(canvas.cells(inRow: 0).allSatisfy { $0.style.link == 0 })
    }

    @Test func `an address does not change the style`() {
        let style = Style(foreground: .indexed(215), attributes: .bold)
        var canvas = Canvas(size: Size(width: 10, height: 1))
        canvas.put("source", x: 0, y: 0, style: style)
        canvas.link("https://a.example", x: 0, y: 0, columns: 6)
        #expect(canvas[0, 0].style.unlinked == style)
        #expect(canvas[0, 0].style != style)
    }

    @Test(arguments: [
        (Color.rgb(0, 0, 0), TerminalBackground?.some(.dark)), (.rgb(255, 255, 255), .light),
        (.rgb(253, 246, 227), .light), (.rgb(40, 42, 54), .dark), (.standard, nil),
        (.indexed(231), .light), (.indexed(88), .dark), (.indexed(3), nil),
    ])
    func `a background is dark or light by its lightness`(color: Color, background: TerminalBackground?) {
        #expect(TerminalBackground(color) == background)
    }

    @Test(arguments: [
        ("15;0", TerminalBackground?.some(.dark)), ("0;15", .light), ("0;default;15", .light), ("12;8", .dark),
        ("0;7", .light), ("", nil), ("15;default", nil), ("1;99", nil),
    ])
    func `COLORFGBG gives the background by its last field`(value: String, background: TerminalBackground?) {
        #expect(TerminalBackground(variable: value) == background)
    }

    @Test(arguments: ["\n", " ", " \n\n "])
    func `blanks after the last address end the text`(blanks: String) {
        let text = "at https://a.example/b" + blanks
        var canvas = Canvas(size: Size(width: 30, height: 4))
        canvas.put(lines: canvas.metrics.wrapped(text, to: 30) + ["", ""], of: text, x: 0, y: 0)
        #expect(canvas.cells(inRow: 0).filter { $0.style.link != 0 }.count == 19)
    }
}
