import Domain
import FeatureKit
import Navigation
import Reactive
import Terminal
import TestSupport
import Testing

@testable import Settings

/// One list shows the keys of all actions, which can be changed unless a key has another meaning in the same place.
@MainActor
struct KeysTests {
    private func subject(_ desk: Desk) async -> ListSubject<KeysViewModel> {
        let subject = ListSubject(desk.container.makeKeysViewModel(in: desk.flow))
        await LatestTask.settleAll()
        return subject
    }

    @Test func `keys that are the same everywhere come first`() async {
        let subject = await subject(Desk())
        #expect(subject.state.rows.map(\.name) == ["program.undo", "list.find", "screen.units", "bar.add"])
        #expect(subject.state.rows.map(\.section) == ["Everywhere", "Lists", "Any screen", "Bar"])
        #expect(subject.state.status == "")
        subject.input.list.query.send("bar.add")
        #expect(subject.state.matches == [3])
    }

    @Test func `a row replaces its key or adds another`() async {
        let desk = Desk()
        let subject = await subject(desk)
        subject.select(3)
        subject.input.keyAdded.send(0)
        #expect(desk.log.notes == ["key of bar.add", "key of program.undo, one more"])
    }

    @Test func `a changed key is marked and can be reset`() async {
        var settings = MachineSettings()
        settings.keys = KeyMap(changes: ["bar.add": [.character("i")]])
        let desk = Desk(settings: settings)
        let subject = await subject(desk)
        #expect(subject.state.status == "1 changed")
        #expect(subject.state.rows[3].detail == "i  (default: a)")
        subject.input.rowReset.send(0)
        #expect(desk.store.changes == [])
        subject.input.rowReset.send(3)
        #expect(desk.store.changes == [.keys(action: "bar.add", nil)])
        #expect(subject.state.rows[3].detail == "a")
    }

    @Test func `keys of a single view are shown with its name and reset with the others`() async {
        var settings = MachineSettings()
        settings.keys = KeyMap(
            changes: ["list.find": [.control("f")]], views: ["bar": ["list.find": [.character("s")]]])
        let desk = Desk(settings: settings)
        let subject = await subject(desk)
        #expect(subject.state.rows[1].detail == "ctrl-f  (default: /)  · s (bar)")
        subject.input.rowReset.send(1)
        #expect(
            desk.store.changes == [
                .viewKeys(view: "bar", action: "list.find", nil), .keys(action: "list.find", nil),
            ])
        #expect(subject.state.rows[1].detail == "/")
        #expect(!subject.state.rows[1].isNews)
    }

    @Test func `a key is taken only if it has another meaning in the same view`() async {
        var settings = MachineSettings()
        settings.keys = KeyMap(views: ["bar": ["list.find": [.character("s")]]])
        let index = KeyIndex(actions: [StubLibrary.add, StubLibrary.find], settings: settings)
        #expect(index.owners(of: "s", beside: StubLibrary.add) == [StubLibrary.find])
        #expect(index.owners(of: "/", beside: StubLibrary.add) == [])
        let elsewhere = KeyIndex(
            actions: [StubLibrary.add, StubLibrary.find],
            settings: {
                var settings = MachineSettings()
                settings.keys = KeyMap(views: ["drinks": ["list.find": [.character("s")]]])
                return settings
            }())
        #expect(elsewhere.owners(of: "s", beside: StubLibrary.add) == [])
    }

    @Test func `all keys are reset at once`() async {
        var settings = MachineSettings()
        settings.keys = KeyMap(changes: ["bar.add": [.character("i")], "list.find": [.control("f")]])
        let desk = Desk(settings: settings)
        let subject = await subject(desk)
        subject.input.allReset.send()
        #expect(desk.store.changes == [.allKeys])
        #expect(subject.state.rows.allSatisfy { !$0.isNews })
        subject.input.allReset.send()
        #expect(desk.store.changes == [.allKeys])
    }

    private func capture(
        _ desk: Desk, _ action: KnownAction, isAdded: Bool = false, _ key: String?
    ) async -> (problem: String, finished: String?) {
        let input = KeyCaptureInput()
        let model = desk.container.makeKeyCaptureViewModel(of: action, isAdded: isAdded)
        let output = model.transform(input)
        let done = Recorded(output.messages.done)
        let finished = Recorded(output.finished)
        input.keyPressed.send(key)
        await LatestTask.settleAll()
        #expect(finished.values.count == done.values.count)
        return (output.state.value.problem, done.last)
    }

    @Test func `a free key is assigned`() async {
        let desk = Desk()
        let result = await capture(desk, StubLibrary.add, "i")
        #expect(desk.store.changes == [.keys(action: "bar.add", [.character("i")])])
        #expect(result.finished == "add: i")
    }

    @Test func `an additional key joins the others`() async {
        let desk = Desk()
        _ = await capture(desk, StubLibrary.add, isAdded: true, "f2")
        #expect(desk.store.changes == [.keys(action: "bar.add", [.character("a"), Key(.function(2))])])
    }

    @Test func `a key with another meaning on the same screen is refused, with its name`() async {
        let desk = Desk()
        for (key, title) in [("u", "undo"), ("/", "find")] {
            let result = await capture(desk, StubLibrary.add, key)
            #expect(result.problem.contains("\"\(title)\""))
            #expect(result.problem.contains("\"add\""))
            #expect(result.finished == nil)
        }
        #expect(desk.store.changes == [])
    }

    @Test func `two screens may use one key for two things`() async {
        let desk = Desk()
        _ = await capture(desk, StubLibrary.find, "x")
        #expect(
            KeyIndex(actions: [StubLibrary.add, StubLibrary.units], settings: MachineSettings())
                .owners(of: "a", beside: StubLibrary.units) == [])
        #expect(desk.store.changes.count == 1)
    }

    @Test func `choosing the default key resets the key`() async {
        let desk = Desk()
        _ = await capture(desk, StubLibrary.add, "a")
        #expect(desk.store.changes == [.keys(action: "bar.add", nil)])
    }

    @Test func `a key of an action that moved to another key is free`() async {
        var settings = MachineSettings()
        settings.keys = KeyMap(changes: ["program.undo": [.control("z")]])
        let desk = Desk(settings: settings)
        let result = await capture(desk, StubLibrary.add, "u")
        #expect(result.finished != nil)
    }

    @Test func `a key without a name is refused`() async {
        let desk = Desk()
        let result = await capture(desk, StubLibrary.add, nil)
        #expect(result.problem == desk.strings["keys.no-name"])
        #expect(desk.store.changes == [])
    }
}
