import Navigation
import TestSupport
import Testing

@MainActor
struct TabBarTests {
    private let host = StubScreenHost()
    private let log = EventLog()
    private let bar: TabBar

    init() {
        bar = TabBar(host: host)
        for name in ["a", "b", "c"] {
            bar.add(title: name) { [log] stack in stack.push(StubScreen(name, log: log)) }
        }
    }

    @Test func `no screen is created before a tab is selected`() {
        #expect(log.notes == [])
        #expect(bar.tabs.map(\.stack.count) == [0, 0, 0])
    }

    @Test func `a tab starts when first selected, and only then`() {
        bar.select(1)
        #expect(log.drain() == ["b.load", "b.willAppear"])
        #expect(bar.tabs.map(\.stack.count) == [0, 1, 0])
        bar.select(2)
        #expect(log.drain() == ["b.didDisappear", "c.load", "c.willAppear"])
        bar.select(1)
        #expect(log.drain() == ["c.didDisappear", "b.willAppear"])
        #expect(bar.selected == 1)
    }

    @Test func `a hidden tab keeps its screens`() {
        bar.select(0)
        bar.current?.push(StubScreen("page", log: log))
        bar.select(1)
        bar.select(0)
        #expect(bar.current?.routes == ["a", "page"])
        #expect(!log.notes.contains("page.unload"))
        #expect(log.notes.last == "page.willAppear")
    }

    @Test func `selecting the current tab again pops to its root`() {
        bar.select(0)
        bar.current?.push(StubScreen("page", log: log))
        bar.current?.push(StubScreen("deeper", log: log))
        _ = log.drain()
        bar.select(0)
        #expect(bar.current?.routes == ["a"])
        #expect(log.drain() == ["deeper.didDisappear", "deeper.unload", "page.unload", "a.willAppear"])
        bar.select(0)
        #expect(log.drain() == [])
    }

    @Test(arguments: [3, -1, 99])
    func `a number without a tab is ignored`(number: Int) {
        bar.select(0)
        bar.select(number)
        #expect(bar.selected == 0)
    }

    @Test func `next and previous wrap around the ends`() {
        bar.select(0)
        bar.selectNext(by: -1)
        #expect(bar.selected == 2)
        bar.selectNext(by: 1)
        #expect(bar.selected == 0)
        bar.selectNext(by: 1)
        #expect(bar.selected == 1)
    }

    @Test func `cycling through a single tab keeps its screens`() {
        let single = TabBar(host: host)
        single.add(title: "only") { $0.push(StubScreen("only")) }
        single.select(0)
        single.current?.push(StubScreen("page"))
        single.selectNext(by: 1)
        #expect(single.current?.routes == ["only", "page"])
    }

    @Test func `the end of the scope closes every screen of every tab`() {
        bar.select(0)
        bar.current?.push(StubScreen("page", log: log))
        bar.select(1)
        bar.removeAll()
        #expect(Set(log.notes.filter { $0.hasSuffix(".unload") }) == ["a.unload", "page.unload", "b.unload"])
        #expect(bar.current == nil)
        bar.select(0)
        #expect(bar.current == nil)
    }
}
