import Testing

@testable import NcursesDriver

@Suite struct PairTableTests {
    /// The defined pairs, in order.
    private final class Log {
        var pairs: [[Int32]] = []
    }

    @Test func `a pair is defined once, on first use`() {
        let log = Log()
        var table = PairTable(limit: 64) { log.pairs.append([$0, $1, $2]) }
        #expect(table.number(foreground: 1, background: 2) == 1)
        #expect(table.number(foreground: 3, background: -1) == 2)
        #expect(table.number(foreground: 1, background: 2) == 1)
        #expect(log.pairs == [[1, 1, 2], [2, 3, -1]])
    }

    @Test func `the default colours are pair 0 and never defined`() {
        let log = Log()
        var table = PairTable(limit: 64) { log.pairs.append([$0, $1, $2]) }
        #expect(table.number(foreground: -1, background: -1) == 0)
        #expect(log.pairs.isEmpty)
    }

    @Test func `a full table returns nil until it is reset`() {
        var table = PairTable(limit: 3) { _, _, _ in }
        #expect(table.number(foreground: 1, background: 0) == 1)
        #expect(table.number(foreground: 2, background: 0) == 2)
        #expect(table.number(foreground: 3, background: 0) == nil)
        #expect(table.number(foreground: 2, background: 0) == 2)
        table.reset()
        #expect(table.number(foreground: 3, background: 0) == 1)
    }

    @Test func `a terminal without colours has only pair 0`() {
        var table = PairTable(limit: 0) { _, _, _ in }
        #expect(table.number(foreground: -1, background: -1) == 0)
        #expect(table.number(foreground: 1, background: -1) == nil)
    }
}
