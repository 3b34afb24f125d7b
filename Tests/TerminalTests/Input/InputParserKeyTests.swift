import Testing

@testable import Terminal

struct InputParserKeyTests {
    private static let keys: [(String, Key)] = [
        ("q", .character("q")), (" ", .character(" ")), ("~", .character("~")), ("가", .character("가")),
        ("é", .character("é")), ("🍹", .character("🍹")), ("\u{301}", .character("\u{301}")),
        ("\r", Key(.enter)), ("\n", Key(.enter)), ("\t", Key(.tab)), ("\u{7f}", Key(.backspace)),
        ("\u{8}", Key(.backspace)), ("\u{0}", .control(" ")), ("\u{1}", .control("a")), ("\u{3}", .control("c")),
        ("\u{1a}", .control("z")), ("\u{1c}", .control("\\")), ("\u{1d}", .control("]")), ("\u{1e}", .control("^")),
        ("\u{1f}", .control("_")),
        ("\u{1b}x", .alt("x")), ("\u{1b}X", .alt("X")), ("\u{1b}가", .alt("가")), ("\u{1b}1", .alt("1")),
        ("\u{1b}\r", Key(.enter, modifiers: .alt)), ("\u{1b}\u{7f}", Key(.backspace, modifiers: .alt)),
        ("\u{1b}\u{2}", Key(.character("b"), modifiers: [.alt, .control])),
        ("\u{1b}[A", Key(.up)), ("\u{1b}[B", Key(.down)), ("\u{1b}[C", Key(.right)), ("\u{1b}[D", Key(.left)),
        ("\u{1b}[H", Key(.home)), ("\u{1b}[F", Key(.end)), ("\u{1b}[Z", Key(.backTab)),
        ("\u{1b}[1;2Z", Key(.backTab)),
        ("\u{1b}OA", Key(.up)), ("\u{1b}OB", Key(.down)), ("\u{1b}OC", Key(.right)), ("\u{1b}OD", Key(.left)),
        ("\u{1b}OH", Key(.home)), ("\u{1b}OF", Key(.end)), ("\u{1b}OP", Key(.function(1))),
        ("\u{1b}OQ", Key(.function(2))), ("\u{1b}OR", Key(.function(3))), ("\u{1b}OS", Key(.function(4))),
        ("\u{1b}OM", Key(.enter)), ("\u{1b}Oj", .character("*")), ("\u{1b}Ok", .character("+")),
        ("\u{1b}Op", .character("0")), ("\u{1b}Oy", .character("9")), ("\u{1b}OX", .character("=")),
        ("\u{1b}O5C", Key(.right, modifiers: .control)), ("\u{1b}O1;2P", Key(.function(1), modifiers: .shift)),
        ("\u{1b}[1~", Key(.home)), ("\u{1b}[2~", Key(.insert)), ("\u{1b}[3~", Key(.delete)),
        ("\u{1b}[4~", Key(.end)), ("\u{1b}[5~", Key(.pageUp)), ("\u{1b}[6~", Key(.pageDown)),
        ("\u{1b}[7~", Key(.home)), ("\u{1b}[8~", Key(.end)),
        ("\u{1b}[11~", Key(.function(1))), ("\u{1b}[15~", Key(.function(5))), ("\u{1b}[17~", Key(.function(6))),
        ("\u{1b}[20~", Key(.function(9))), ("\u{1b}[21~", Key(.function(10))), ("\u{1b}[23~", Key(.function(11))),
        ("\u{1b}[24~", Key(.function(12))), ("\u{1b}[P", Key(.function(1))), ("\u{1b}[R", Key(.function(3))),
        ("\u{1b}[[A", Key(.function(1))), ("\u{1b}[[E", Key(.function(5))),
        ("\u{1b}[1;5C", Key(.right, modifiers: .control)), ("\u{1b}[1;2A", Key(.up, modifiers: .shift)),
        ("\u{1b}[1;3B", Key(.down, modifiers: .alt)), ("\u{1b}[1;8D", Key(.left, modifiers: [.shift, .alt, .control])),
        ("\u{1b}[3;5~", Key(.delete, modifiers: .control)), ("\u{1b}[15;2~", Key(.function(5), modifiers: .shift)),
        ("\u{1b}[1;2R", Key(.function(3), modifiers: .shift)),
        ("\u{1b}[1;8R", Key(.function(3), modifiers: [.shift, .alt, .control])),
        ("\u{1b}[1;5P", Key(.function(1), modifiers: .control)),
    ]

    @Test(arguments: keys)
    func sequenceIsItsKey(bytes: String, key: Key) {
        var parser = InputParser()
        #expect(parser.feed(bytes.utf8) == [.key(key)])
        #expect(!parser.isPending && parser.pendingDelay == 0)
    }

    @Test func allInOneReadGivesAllKeys() {
        var parser = InputParser()
        let events = parser.feed(Self.keys.flatMap { Array($0.0.utf8) })
        #expect(events == Self.keys.map { .key($0.1) })
    }

    @Test(arguments: [
        "\u{1b}[E", "\u{1b}[99~", "\u{1b}[25~", "\u{1b}[1;2;3;4x", "\u{1b}[?25h", "\u{1b}[>4;1m", "\u{1b}[$p",
        "\u{1b}[ q",
        "\u{1b}[1!2p", "\u{1b}Oz", "\u{1b}[[Z", "\u{1b}[3;0;0M", "\u{1b}[;R", "\u{1b}[5R", "\u{1b}[0;5R", "\u{1b}[1;5I",
        "\u{1b}[<1M", "\u{1b}[c", "\u{1b}[:::::A\u{1b}[", "\u{c2}\u{9b}\u{c2}\u{80}",
    ])
    func unknownSequenceIsNeverTyped(bytes: String) {
        var parser = InputParser()
        let events = parser.feed(bytes.utf8) + parser.timeout()
        #expect(events.allSatisfy { $0 == .key(Key(.up)) || bytes.hasPrefix("\u{c2}") }, "\(events)")
    }

    @Test func longSequenceIsSwallowedToItsEnd() {
        var parser = InputParser()
        let bytes = "\u{1b}[" + String(repeating: "1;", count: 500) + "A" + "q"
        #expect(parser.feed(bytes.utf8) == [.key(.character("q"))])
    }

    @Test func escapeTwiceIsTwoKeys() {
        var parser = InputParser()
        #expect(parser.feed([0x1b, 0x1b]) == [.key(Key(.escape))])
        #expect(parser.timeout() == [.key(Key(.escape))])
    }

    @Test func escapeBeforeASequenceIsAKey() {
        var parser = InputParser()
        #expect(parser.feed("\u{1b}\u{1b}[A".utf8) == [.key(Key(.escape)), .key(Key(.up))])
    }

    @Test func escapeInsideASequenceBeginsAnother() {
        var parser = InputParser()
        #expect(parser.feed("\u{1b}[1;\u{1b}[B".utf8) == [.key(Key(.down))])
    }

    @Test func controlByteInsideASequenceIsAKey() {
        var parser = InputParser()
        #expect(parser.feed("\u{1b}[1;\rq".utf8) == [.key(Key(.enter)), .key(.character("q"))])
    }
}
