import Testing

@testable import NcursesDriver

@MainActor
@Suite struct DeadlineListTests {
    private var list = DeadlineList()
    private final class Log {
        var names: [String] = []
    }
    private let log = Log()

    private mutating func add(_ name: String, at moment: Int64) -> Int {
        list.add(at: moment) { [log] in log.names.append(name) }
    }

    private mutating func run(at now: Int64) {
        let mark = list.mark
        while let action = list.popDue(at: now, upTo: mark) { action() }
    }

    @Test mutating func `actions run by deadline, then in the order they were added`() {
        _ = add("late", at: 30)
        _ = add("first", at: 10)
        _ = add("second", at: 10)
        #expect(list.next == 10)
        run(at: 9)
        #expect(log.names.isEmpty)
        run(at: 30)
        #expect(log.names == ["first", "second", "late"])
        #expect(list.next == nil)
    }

    @Test mutating func `a cancelled action does not run, and cancelling again has no effect`() {
        let number = add("gone", at: 10)
        _ = add("kept", at: 10)
        list.cancel(number)
        list.cancel(number)
        run(at: 10)
        list.cancel(number)
        #expect(log.names == ["kept"])
    }

    @Test mutating func `an action added during a run waits for the next one`() {
        _ = add("one", at: 10)
        let mark = list.mark
        _ = add("two", at: 0)
        while let action = list.popDue(at: 10, upTo: mark) { action() }
        #expect(log.names == ["one"])
        run(at: 10)
        #expect(log.names == ["one", "two"])
    }
}
