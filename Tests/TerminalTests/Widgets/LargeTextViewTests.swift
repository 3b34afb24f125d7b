import Terminal
import Testing

@MainActor
struct LargeTextViewTests {
    private func drawn(_ text: String, _ size: LargeTextView.Size, _ glyphs: Glyphs = .unicode) -> [String] {
        var canvas = Canvas(size: Size(width: 60, height: size.rows))
        LargeTextView.draw(
            text, size: size, into: &canvas, x: 0, y: 0, style: .plain, context: RenderContext(glyphs: glyphs))
        return canvas.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }

    @Test func `a type in five rows is legible`() {
        #expect(
            drawn("INFP", .medium) == [
                "█████  █   █  █████  ████",
                "  █    ██  █  █      █   █",
                "  █    █ █ █  ████   ████",
                "  █    █  ██  █      █",
                "█████  █   █  █      █",
            ])
    }

    @Test func `degrees take three rows`() {
        #expect(drawn("-14", .small) == ["   ▀█  █ █", "▀▀  █  ▀▀█", "   ▀▀▀   ▀"])
    }

    @Test(arguments: [LargeTextView.Size.small, .medium, .large])
    func `the reported width equals the drawn one with its trailing space`(size: LargeTextView.Size) {
        var canvas = Canvas(size: Size(width: 99, height: 5))
        let end = LargeTextView.draw(
            "ENTJ 07", size: size, into: &canvas, x: 0, y: 0, style: .plain, context: RenderContext())
        #expect(end == LargeTextView.width(of: "ENTJ 07", size: size))
    }

    @Test func `ASCII mode draws only ASCII`() {
        for size in [LargeTextView.Size.small, .medium, .large] {
            let text = drawn("ESFJ 42", size, .ascii).joined()
            #expect(text.contains { $0 != " " } && text.allSatisfy(\.isASCII))
        }
    }
}
