import Testing

@testable import Terminal

struct InputParserKittyTests {
    @Test(
        arguments: [
            ("97u", .character("a")), ("97;1u", .character("a")), ("97;2u", .character("A")),
            ("97:65;2u", .character("A")), ("49:33;2u", .character("!")), ("97;5u", .control("a")),
            ("65;5u", .control("a")), ("97;3u", .alt("a")), ("97;4u", .alt("A")),
            ("112;6u", Key(.character("p"), modifiers: [.control, .shift])), ("105;5u", .control("i")),
            ("12615::113;5u", .control("q")), ("12615u", .character("ㅇ")), ("44032u", .character("가")),
            ("97;2;65u", .character("A")), ("101;;233u", .character("é")), ("97;129u", .character("a")),
            ("27u", Key(.escape)), ("13u", Key(.enter)), ("13;2u", Key(.enter, modifiers: .shift)), ("9u", Key(.tab)),
            ("9;2u", Key(.backTab)), ("9;6u", Key(.backTab, modifiers: .control)), ("127u", Key(.backspace)),
            ("57352u", Key(.up)), ("57399u", .character("0")), ("57408u", .character("9")), ("57414u", Key(.enter)),
            ("57364u", Key(.function(1))), ("57375u", Key(.function(12))), ("97;1:2u", .character("a")),
            ("1;1:1A", Key(.up)), ("27;5;105~", .control("i")), ("27;2;13~", Key(.enter, modifiers: .shift)),
        ] as [(String, Key)])
    func codePointIsItsKey(sequence: String, key: Key) {
        var parser = InputParser()
        #expect(parser.feed("\u{1b}[\(sequence)".utf8) == [.key(key)])
    }

    @Test(arguments: [
        "97;1:3u", "1;1:3A", "5;1:3~", "97;9u", "97;17u", "57441u", "57358u", "0u", "u", "9999999u", "55296u", "128u",
        "57376u", "27;5~",
    ])
    func releaseSuperAndUnknownCodesAreSwallowed(sequence: String) {
        var parser = InputParser()
        #expect(parser.feed("\u{1b}[\(sequence)".utf8) == [])
        #expect(!parser.isPending)
    }

    @Test func answerAboutTheProtocolIsAReport() {
        var parser = InputParser()
        #expect(parser.feed("\u{1b}[?5u".utf8) == [.report(.keyboard)])
    }
}
