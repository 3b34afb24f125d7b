import Domain
import FeatureKit
import Reactive
import Terminal
import TestSupport
import Testing

@testable import Settings

/// Every action has its keys in one list, and can be given others that mean nothing else there.
@MainActor
@Suite(.timeLimit(.minutes(1)))
struct KeysTests {
    @MainActor
    private struct Subject {
        let query = Observable("")
        let selected = Signal<Int>()
        let added = Signal<Int>()
        let reset = Signal<Int>()
        let allReset = Signal<Void>()
        let refresh = Signal<Void>()
        let captured = Observable("")
        let model: KeysViewModel
        let states: Recorded<KeysState>
        let messages: Recorded<String>

        init(_ desk: Desk) {
            let captured = captured
            model = KeysViewModel(
                catalogue: desk.dependencies.actions, store: desk.store, strings: desk.dependencies.strings,
                actions: KeysActions(
                    showCapture: { action, isAdded in captured.send("\(action.id) \(isAdded)") },
                    confirmReset: { $0() }))
            let output = model.transform(
                KeysViewModel.Input(
                    query: query.readOnly, rowSelected: selected.events, keyAdded: added.events,
                    rowReset: reset.events, allReset: allReset.events, refreshRequested: refresh.events))
            states = Recorded(output.state)
            messages = Recorded(output.done)
        }

        var state: KeysState { states.last ?? KeysState() }
    }

    @Test func `what is everywhere the same stands first`() async {
        let subject = Subject(Desk())
        await subject.model.settle()
        #expect(subject.state.rows.map(\.action.id) == ["program.undo", "list.find", "screen.units", "bar.add"])
        #expect(subject.state.rows.map(\.row.section) == ["Everywhere", "Lists", "Any screen", "Bar"])
        #expect(subject.state.status == "")
        subject.query.send("bar.add")
        #expect(subject.state.matches == [3])
    }

    @Test func `a row asks for a key in place of its own, or one more`() async {
        let subject = Subject(Desk())
        await subject.model.settle()
        subject.selected.send(3)
        #expect(subject.captured.value == "bar.add false")
        subject.added.send(0)
        #expect(subject.captured.value == "program.undo true")
    }

    @Test func `a changed row says so and is given its own key back`() async {
        var settings = MachineSettings()
        settings.keys = ["bar.add": [.character("i")]]
        let desk = Desk(settings: settings)
        let subject = Subject(desk)
        await subject.model.settle()
        #expect(subject.state.status == "1 changed")
        #expect(subject.state.rows[3].row.detail == "i  (default: a)")
        subject.reset.send(0)
        #expect(desk.store.changes == [])
        subject.reset.send(3)
        #expect(desk.store.changes == [.keys(action: "bar.add", nil)])
        #expect(subject.state.rows[3].row.detail == "a")
    }

    @Test func `all keys are given back at once`() async {
        var settings = MachineSettings()
        settings.keys = ["bar.add": [.character("i")], "list.find": [.control("f")]]
        let desk = Desk(settings: settings)
        let subject = Subject(desk)
        await subject.model.settle()
        subject.allReset.send()
        #expect(desk.store.changes == [.allKeys])
        #expect(!subject.state.isChanged)
        subject.allReset.send()
        #expect(desk.store.changes == [.allKeys])
    }

    private func capture(
        _ desk: Desk, _ action: KnownAction, isAdded: Bool = false, _ key: Key
    ) async -> (problem: String, finished: String?) {
        let pressed = Signal<Key>()
        let model = KeyCaptureViewModel(
            action: action, isAdded: isAdded, catalogue: desk.dependencies.actions, store: desk.store,
            strings: desk.dependencies.strings)
        let output = model.transform(KeyCaptureViewModel.Input(keyPressed: pressed.events))
        let finished = Recorded(output.finished)
        pressed.send(key)
        await model.settle()
        return (output.problem.value, finished.last)
    }

    @Test func `a free key is taken`() async {
        let desk = Desk()
        let result = await capture(desk, StubLibrary.add, .character("i"))
        #expect(desk.store.changes == [.keys(action: "bar.add", [.character("i")])])
        #expect(result.finished == "add: i")
    }

    @Test func `one more key joins the others`() async {
        let desk = Desk()
        _ = await capture(desk, StubLibrary.add, isAdded: true, Key(.function(2)))
        #expect(desk.store.changes == [.keys(action: "bar.add", [.character("a"), Key(.function(2))])])
    }

    @Test func `a key that means something else on the same screen is refused by name`() async {
        let desk = Desk()
        for (key, title) in [(Key.character("u"), "undo"), (.character("/"), "find")] {
            let result = await capture(desk, StubLibrary.add, key)
            #expect(result.problem.contains("\"\(title)\""))
            #expect(result.problem.contains("\"add\""))
            #expect(result.finished == nil)
        }
        #expect(desk.store.changes == [])
    }

    @Test func `two screens may use one key for two things`() async {
        let desk = Desk()
        _ = await capture(desk, StubLibrary.find, .character("x"))
        #expect(
            KeyIndex(actions: [StubLibrary.add, StubLibrary.units], changes: [:])
                .owners(of: .character("a"), beside: StubLibrary.units) == [])
        #expect(desk.store.changes.count == 1)
    }

    @Test func `its own key again is no change`() async {
        let desk = Desk()
        _ = await capture(desk, StubLibrary.add, .character("a"))
        #expect(desk.store.changes == [.keys(action: "bar.add", nil)])
    }

    @Test func `a key of an action that was moved away is free`() async {
        var settings = MachineSettings()
        settings.keys = ["program.undo": [.control("z")]]
        let desk = Desk(settings: settings)
        let result = await capture(desk, StubLibrary.add, .character("u"))
        #expect(result.finished != nil)
    }
}
