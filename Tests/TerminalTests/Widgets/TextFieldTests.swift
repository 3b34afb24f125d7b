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
}
