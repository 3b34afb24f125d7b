import Navigation
import TestSupport
import Testing

/// The top modal gets the input, and `onClose` runs once.
@MainActor
struct ModalHostTests {
    private let host = StubScreenHost()
    private let log = EventLog()
    private let modals: ModalHost

    init() {
        modals = ModalHost(host: host)
    }

    private func present(_ names: String...) {
        for name in names {
            modals.present(StubModal(name, log: log)) { [log] in log.note("\(name).closed") }
        }
    }

    @Test func `a presented modal loads and appears, the newest on top`() {
        present("one", "two")
        #expect(log.notes == ["one.load", "one.willAppear", "two.load", "two.willAppear"])
        #expect(modals.top?.route == "two")
        #expect(modals.modals.map(\.route) == ["one", "two"])
    }

    @Test func `dismissing the top modal returns input to the one below`() {
        present("one", "two")
        _ = log.drain()
        modals.dismiss()
        #expect(log.drain() == ["two.didDisappear", "two.unload", "two.closed"])
        #expect(modals.top?.route == "one")
    }

    @Test func `dismissing a modal closes those above it, each once`() throws {
        present("one", "two", "three")
        _ = log.drain()
        modals.dismiss(try #require(modals.modals.dropFirst().first))
        #expect(log.notes.filter { $0.hasSuffix("closed") } == ["three.closed", "two.closed"])
        #expect(modals.top?.route == "one")
    }

    @Test func `removing all closes each modal once, and again has no effect`() {
        present("one", "two")
        modals.removeAll()
        modals.removeAll()
        modals.dismiss()
        #expect(log.notes.filter { $0.hasSuffix("closed") } == ["two.closed", "one.closed"])
        #expect(modals.top == nil)
    }

    @Test func `a modal dismissed twice closes once`() throws {
        let modal = StubModal("one", log: log)
        modals.present(modal) { [log] in log.note("one.closed") }
        modals.dismiss(modal)
        modals.dismiss(modal)
        #expect(log.notes.filter { $0 == "one.closed" }.count == 1)
    }

    @Test func `a screen is notified when a modal covers and uncovers it`() throws {
        let world = World()
        let (one, two) = (StubModal("one"), StubModal("two"))
        let root = try #require(world.roots.first)
        world.shell.modals.present(one)
        #expect(root.isCovered && !one.isCovered)
        world.shell.modals.present(two)
        #expect(root.isCovered && one.isCovered && !two.isCovered)
        world.shell.modals.dismiss()
        #expect(root.isCovered && !one.isCovered)
        world.shell.modals.dismiss()
        #expect(!root.isCovered)
        #expect(world.roots.dropFirst().allSatisfy { !$0.isCovered })
    }

    @Test func `a dismissed modal is released`() {
        weak var gone: StubModal?
        do {
            let modal = StubModal("one")
            gone = modal
            modals.present(modal)
        }
        modals.dismiss()
        #expect(gone == nil)
    }

    @Test func `onClose may present the next modal`() {
        modals.present(StubModal("one", log: log)) { [modals, log] in modals.present(StubModal("two", log: log)) }
        modals.dismiss()
        #expect(modals.modals.map(\.route) == ["two"])
    }
}
