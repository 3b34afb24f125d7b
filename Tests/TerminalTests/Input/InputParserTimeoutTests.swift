import Testing

@testable import Terminal

struct InputParserTimeoutTests {
    @Test func nothingPendingGivesNothing() {
        var parser = InputParser()
        #expect(!parser.isPending && parser.pendingDelay == 0)
        #expect(parser.timeout() == [])
    }

    @Test func loneEscapeIsAKeyAfter25Milliseconds() {
        var parser = InputParser()
        #expect(parser.feed([0x1b]) == [])
        #expect(parser.isPending && parser.pendingDelay == 25)
        #expect(parser.timeout() == [.key(Key(.escape))])
        #expect(!parser.isPending)
    }

    @Test func theWaitAfterEscapeIsTheUsers() {
        var parser = InputParser(escapeDelay: 400)
        #expect(parser.feed([0x1b]) == [])
        #expect(parser.pendingDelay == 400)
        #expect(parser.feed("[".utf8) == [])
        #expect(parser.pendingDelay == 100)
    }

    @Test(arguments: [
        "\u{1b}[", "\u{1b}[1;", "\u{1b}O", "\u{1b}[[", "\u{1b}[M", "\u{1b}[M !", "\u{1b}]11;rgb:", "\u{1b}P1$r",
        "\u{1b}_G",
        "\u{1b}]11;\u{1b}", "\u{1b}[<0;1;",
    ])
    func sequenceCutOffIsDropped(bytes: String) {
        var parser = InputParser()
        #expect(parser.feed(bytes.utf8) == [])
        #expect(parser.isPending && parser.pendingDelay == 100)
        #expect(parser.timeout() == [])
        #expect(parser.feed("q".utf8) == [.key(.character("q"))])
    }

    @Test func characterCutOffIsDropped() {
        var parser = InputParser()
        #expect(parser.feed([0x1b, 0xea, 0xb0]) == [])
        #expect(parser.timeout() == [])
        #expect(parser.feed("q".utf8) == [.key(.character("q"))])
    }

    @Test func pasteWithoutAnEndIsDeliveredAfterTwoSeconds() {
        var parser = InputParser()
        #expect(parser.feed("\u{1b}[200~dry gin\u{1b}[20".utf8) == [])
        #expect(parser.isPending && parser.pendingDelay == 2000)
        #expect(parser.timeout() == [.paste("dry gin")])
        #expect(parser.feed("\u{1b}[201~q".utf8) == [.key(.character("q"))])
    }
}
