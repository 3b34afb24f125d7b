import Testing

@testable import Terminal

struct InputParserAnswerTests {
    @Test(
        arguments: [
            ("\u{1b}[1;1R", .report(.cursorPosition(Point(x: 0, y: 0)))),
            ("\u{1b}[24;80R", .report(.cursorPosition(Point(x: 79, y: 23)))),
            ("\u{1b}[1;9R", .report(.cursorPosition(Point(x: 8, y: 0)))),
            ("\u{1b}[2;5R", .report(.cursorPosition(Point(x: 4, y: 1)))),
            ("\u{1b}[?1;5R", .report(.cursorPosition(Point(x: 4, y: 0)))),
            ("\u{1b}[?3;5;1R", .report(.cursorPosition(Point(x: 4, y: 2)))),
            ("\u{1b}[?2026;2$y", .report(.mode(number: 2026, isSupported: true))),
            ("\u{1b}[?2026;1$y", .report(.mode(number: 2026, isSupported: true))),
            ("\u{1b}[?2026;3$y", .report(.mode(number: 2026, isSupported: true))),
            ("\u{1b}[?2026;0$y", .report(.mode(number: 2026, isSupported: false))),
            ("\u{1b}[?2026;4$y", .report(.mode(number: 2026, isSupported: false))),
            ("\u{1b}[4;2$y", .report(.other)), ("\u{1b}[?62;22c", .report(.attributes([62, 22]))),
            ("\u{1b}[6;20;10t", .report(.cellSize(Size(width: 10, height: 20)))),
            ("\u{1b}[6;0;10t", .report(.other)),
            ("\u{1b}_Gi=31;OK\u{1b}\\", .report(.graphics(isSupported: true))),
            ("\u{1b}_Gi=31;ENOTSUPPORTED:no\u{1b}\\", .report(.graphics(isSupported: false))),
            ("\u{1b}[>1;95;0c", .report(.other)),
            ("\u{1b}[0n", .report(.other)), ("\u{1b}[?10n", .report(.other)), ("\u{1b}[8;30;100t", .report(.other)),
            ("\u{1b}]11;rgb:1e1e/2d2d/ffff\u{7}", .report(.background(.rgb(0x1e, 0x2d, 0xff)))),
            ("\u{1b}]11;rgb:1e1e/2d2d/ffff\u{1b}\\", .report(.background(.rgb(0x1e, 0x2d, 0xff)))),
            ("\u{1b}]11;rgb:1e/2d/ff\u{7}", .report(.background(.rgb(0x1e, 0x2d, 0xff)))),
            ("\u{1b}]11;rgb:1/abc/f\u{7}", .report(.background(.rgb(0x11, 0xab, 0xff)))),
            ("\u{1b}]11;rgba:1e1e/2d2d/ffff/8080\u{7}", .report(.background(.rgb(0x1e, 0x2d, 0xff)))),
            ("\u{1b}]11;#1e2dff\u{7}", .report(.background(.rgb(0x1e, 0x2d, 0xff)))),
            ("\u{1b}]11;rgb:1e/2d\u{7}", .report(.other)), ("\u{1b}]11;rgb:12345/0/0\u{7}", .report(.other)),
            ("\u{1b}]11;?\u{7}", .report(.other)), ("\u{1b}]10;rgb:0/0/0\u{7}", .report(.other)),
            ("\u{1b}]4;1;rgb:0/0/0\u{1b}\\", .report(.other)), ("\u{1b}]\u{7}", .report(.other)),
            ("\u{1b}P>|xterm(390)\u{1b}\\", .report(.other)), ("\u{1b}_Gi=1;OK\u{1b}\\", .report(.other)),
            ("\u{1b}^x\u{1b}\\", .report(.other)),
            ("\u{1b}[I", .focus(true)), ("\u{1b}[O", .focus(false)),
        ] as [(String, InputEvent)])
    func answerIsItsEvent(bytes: String, event: InputEvent) {
        var parser = InputParser()
        #expect(parser.feed(bytes.utf8) == [event])
        #expect(!parser.isPending)
    }

    @Test func longStringIsSwallowedToItsEnd() {
        var parser = InputParser()
        let body = String(repeating: "q", count: 100_000)
        let events = parser.feed("\u{1b}]52;c;\(body)\u{7}x".utf8)
        #expect(events == [.report(.other), .key(.character("x"))])
    }

    @Test func escapeInsideAStringEndsIt() {
        var parser = InputParser()
        #expect(parser.feed("\u{1b}]11;rgb\u{1b}[Aq".utf8) == [.key(Key(.up)), .key(.character("q"))])
    }

    @Test func lateAnswerBetweenKeysIsNoKey() {
        var parser = InputParser()
        let events = parser.feed("j\u{1b}]11;rgb:0/0/0\u{7}k\u{1b}[?62cl".utf8)
        let keys = events.filter { if case .key = $0 { true } else { false } }
        #expect(keys == ["j", "k", "l"].map { .key(.character($0)) })
    }
}
