import Navigation
import Terminal
import Testing

struct KeyNameTests {
    private static let codes: [Key.Code] =
        [
            .enter, .escape, .tab, .backspace, .delete, .insert, .up, .down, .left, .right, .home, .end, .pageUp,
            .pageDown, .character(" "), .character("q"), .character("?"), .character("-"), .character("G"),
            .character("f"), .character("é"),
        ] + (1...12).map { .function($0) }

    private static let keys: [Key] =
        [Key(.backTab)]
        + codes.flatMap { code in
            [[], .control, .alt, [.control, .alt], .shift].map { Key(code, modifiers: $0) }
        }.filter { $0 != Key(.tab, modifiers: .shift) }

    @Test(arguments: keys)
    func `a key is parsed back from its name`(key: Key) {
        let text = KeyName.text(of: key)
        #expect(!text.isEmpty)
        #expect(KeyName.key(from: text) == key, "\(text)")
    }

    @Test func `different keys have different names`() {
        let names = Self.keys.map { KeyName.text(of: $0) }
        #expect(Set(names).count == Self.keys.count)
    }

    @Test(arguments: ["", "ctrl-", "f0", "f13", "enterr", "ab", "ctrl-alt-", "pgdown"])
    func `an invalid key name is rejected`(text: String) {
        #expect(KeyName.key(from: text) == nil)
    }

    @Test func `hints use symbols if the terminal has them`() {
        #expect(KeyName.label(of: Key(.enter), glyphs: .unicode) == "⏎")
        #expect(KeyName.label(of: Key(.enter), glyphs: .ascii) == "ret")
        #expect(KeyName.label(of: .control("r"), glyphs: .unicode) == "^R")
        #expect(KeyName.label(of: .character("x"), glyphs: .unicode) == "x")
        #expect(KeyName.label(of: Key(.escape), glyphs: .unicode) == "esc")
        #expect(KeyName.label(of: Key(.function(9)), glyphs: .unicode) == "f9")
    }
}
