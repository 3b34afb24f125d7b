import Terminal
import Testing

struct TextFieldTests {
    @Test func `excess marks on one letter are dropped, typed or pasted`() {
        var field = TextField()
        _ = field.handle(.paste("a" + String(repeating: "\u{301}", count: 40_000)))
        #expect(field.text.utf8.count <= 128)
        for _ in 0..<200 { _ = field.handle(.key(Key(.character("\u{302}")))) }
        #expect(field.text.utf8.count <= 128)
        #expect(field.cursor == 1)
        #expect(TextField(text: "b" + String(repeating: "\u{301}", count: 400)).text.utf8.count <= 128)
    }

    @Test(arguments: ["👩‍👩‍👧‍👦", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "ế", "\u{1112}\u{1161}\u{11ab}"])
    func `composed characters stay whole`(text: String) {
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
    @Test func `a long text shows its end while edited, and its beginning otherwise`() {
        #expect(drawn("a very long name", isFocused: true).contains("long name"))
        #expect(drawn("a very long name", isFocused: false) == "a very lo…")
        #expect(drawn("short", isFocused: false).hasPrefix("short"))
    }

    private func field(_ text: String, at place: Int) -> TextField {
        var field = TextField(text: text)
        field.place(at: place)
        return field
    }

    @Test(arguments: [
        ("dry gin", 7, 4), ("dry gin", 5, 4), ("dry gin", 4, 0), ("dry  ", 5, 0), ("  gin", 2, 0), (" ", 1, 0),
        ("gin", 0, 0),
    ])
    func `a word back skips the blanks before the cursor and the word before them`(text: String, from: Int, to: Int) {
        for key in [Key.alt("b"), Key(.left, modifiers: .control)] {
            var field = field(text, at: from)
            #expect(field.handle(.key(key)) == .consumed)
            #expect(field.cursor == to)
        }
        var field = field(text, at: from)
        _ = field.handle(.key(.control("w")))
        #expect(field.text == String(text.prefix(to) + text.dropFirst(from)))
    }

    @Test(arguments: [
        ("dry gin", 0, 3), ("dry gin", 1, 3), ("dry gin", 3, 7), ("  gin", 0, 5), ("gin  ", 3, 5), (" ", 0, 1),
        ("gin", 3, 3),
    ])
    func `a word forward skips the blanks after the cursor and the word after them`(text: String, from: Int, to: Int) {
        for key in [Key.alt("f"), Key(.right, modifiers: .control)] {
            var field = field(text, at: from)
            #expect(field.handle(.key(key)) == .consumed)
            #expect(field.cursor == to)
        }
        var field = field(text, at: from)
        _ = field.handle(.key(.alt("d")))
        #expect(field.text == String(text.prefix(from) + text.dropFirst(to)))
    }

    @Test func `deleting at either end changes nothing and adds no undo`() {
        for (place, keys) in [(0, "hwu"), (3, "dk")] {
            for key in keys {
                var field = field("gin", at: place)
                #expect(field.handle(.key(.control(key))) == .consumed)
                #expect(field.handle(.key(.control("_"))) == .consumed)
                #expect(field.text == "gin")
            }
        }
    }

    @Test func `a text at the limit is kept, and one character more is cut`() {
        for (text, isCut) in [("abc", false), ("abcd", true)] {
            var field = TextField(limit: 3)
            _ = field.handle(.paste(text))
            #expect(field.text == "abc")
            #expect(field.isCut == isCut)
        }
    }
}
