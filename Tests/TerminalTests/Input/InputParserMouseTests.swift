import Testing

@testable import Terminal

struct InputParserMouseTests {
    @Test(arguments: [
        ("0;1;1M", MouseEvent(.press, at: Point(x: 0, y: 0))),
        ("0;10;5m", MouseEvent(.release, at: Point(x: 9, y: 4))),
        ("32;300;200M", MouseEvent(.drag, at: Point(x: 299, y: 199))),
        ("64;3;4M", MouseEvent(.wheelUp, at: Point(x: 2, y: 3))),
        ("65;3;4M", MouseEvent(.wheelDown, at: Point(x: 2, y: 3))),
        ("4;3;4M", MouseEvent(.press, at: Point(x: 2, y: 3), modifiers: .shift)),
        ("24;3;4M", MouseEvent(.press, at: Point(x: 2, y: 3), modifiers: [.alt, .control])),
        ("80;3;4M", MouseEvent(.wheelUp, at: Point(x: 2, y: 3), modifiers: .control)),
        ("1;3;4M", MouseEvent(.other, at: Point(x: 2, y: 3))), ("2;3;4m", MouseEvent(.other, at: Point(x: 2, y: 3))),
        ("35;3;4M", MouseEvent(.other, at: Point(x: 2, y: 3))), ("66;3;4M", MouseEvent(.other, at: Point(x: 2, y: 3))),
        ("128;3;4M", MouseEvent(.other, at: Point(x: 2, y: 3))), ("0;0;0M", MouseEvent(.press, at: Point(x: 0, y: 0))),
        ("0;99999999999999999999;1M", MouseEvent(.press, at: Point(x: 9_999_998, y: 0))),
    ])
    func reportIsItsEvent(report: String, event: MouseEvent) {
        var parser = InputParser()
        #expect(parser.feed("\u{1b}[<\(report)".utf8) == [.mouse(event)])
    }

    @Test(arguments: ["0;1M", "0M", "M", ";;M", "0;1;m"])
    func reportWithoutAPlaceIsSwallowed(report: String) {
        var parser = InputParser()
        #expect(parser.feed("\u{1b}[<\(report)q".utf8) == [.key(.character("q"))])
    }

    @Test func oldReportIsSwallowed() {
        var parser = InputParser()
        #expect(parser.feed("\u{1b}[M !!q".utf8) == [.key(.character("q"))])
        #expect(parser.feed([0x1b, 0x5b, 0x4d, 0x20, 0xff, 0xe3, 0x71]) == [.key(.character("q"))])
        #expect(parser.feed("\u{1b}[M \rq".utf8) == [.key(Key(.enter)), .key(.character("q"))])
    }

    @Test func decimalReportIsSwallowed() {
        var parser = InputParser()
        #expect(parser.feed("\u{1b}[32;10;5Mq".utf8) == [.key(.character("q"))])
    }
}
