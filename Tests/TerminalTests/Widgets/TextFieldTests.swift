import Terminal
import Testing

struct TextFieldTests {
    @Test func `a pile of marks on one letter is cut, typed or pasted`() {
        var field = TextField()
        _ = field.handle(.paste("a" + String(repeating: "\u{301}", count: 40_000)))
        #expect(field.text.utf8.count <= 128)
        for _ in 0..<200 { _ = field.handle(.key(Key(.character("\u{302}")))) }
        #expect(field.text.utf8.count <= 128)
        #expect(field.cursor == 1)
        #expect(TextField(text: "b" + String(repeating: "\u{301}", count: 400)).text.utf8.count <= 128)
    }

    @Test(arguments: ["👩‍👩‍👧‍👦", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "ế", "\u{1112}\u{1161}\u{11ab}"])
    func `characters that people write stay whole`(text: String) {
        var field = TextField()
        _ = field.handle(.paste(text))
        #expect(field.text == text)
    }

    @MainActor
    private func drawn(_ text: String, isFocused: Bool) -> String {
        var canvas = Canvas(size: Size(width: 10, height: 1))
        TextFieldView.draw(
            TextField(text: text), isFocused: isFocused, into: &canvas, in: canvas.bounds, context: RenderContext())
        return canvas.text(inRow: 0)
    }

    @MainActor
    @Test func `a long text shows where one types, and its beginning where one does not`() {
        #expect(drawn("a very long name", isFocused: true).contains("long name"))
        #expect(drawn("a very long name", isFocused: false) == "a very lo…")
        #expect(drawn("short", isFocused: false).hasPrefix("short"))
    }
}
