import Terminal
import Testing

@testable import Navigation

/// The configuration can change an action's keys; two actions with the same key are reported.
@MainActor
struct KeyMapTests {
    private let open = KeyAction(id: "list.open", title: "open", keys: [Key(.enter), .character("o")]) {}
    private let find = KeyAction(id: "list.find", title: "find", keys: [.character("/")]) {}
    private let other = KeyAction(id: "list.other", title: "other", keys: [.character("o")]) {}

    @Test func `without a configuration actions keep their default keys`() {
        let map = KeyMap()
        #expect(map.keys(of: open) == [Key(.enter), .character("o")])
        #expect(!map.isChanged("list.open"))
        #expect(map.action(for: .character("/"), in: [open, find])?.id == "list.find")
        #expect(map.action(for: .character("z"), in: [open, find]) == nil)
    }

    @Test func `changed keys replace the letters of an action, not its Enter`() {
        let map = KeyMap(changes: ["list.open": [.control("o")]])
        #expect(map.action(for: Key(.enter), in: [open])?.id == "list.open")
        #expect(map.action(for: .character("o"), in: [open]) == nil)
        #expect(map.action(for: .control("o"), in: [open])?.id == "list.open")
        #expect(map.isChanged("list.open"))
    }

    @Test func `an empty list removes the keys`() {
        let map = KeyMap(changes: ["list.open": []])
        #expect(map.action(for: Key(.enter), in: [open]) == nil)
    }

    @Test(arguments: [
        ("list.down", [Key(.down), .character("j")], true), ("page.half-up", [.control("u")], true),
        ("home.previous", [.character("p")], false), ("weather.up", [.character("[")], false),
        ("list.open", [Key(.enter)], false),
    ])
    func `movement never relies on letters alone`(id: String, keys: [Key], isMovement: Bool) {
        #expect(KeyAction(id: id, title: id, keys: keys) {}.isMovement == isMovement)
    }

    @Test func `an action that loses keys keeps its other properties`() {
        let kept = KeyAction(
            id: "off", title: "off", keys: [Key(.enter), .character("o")], hint: 2, hintTitle: "o", hintKeys: "⏎",
            isEnabled: false
        ) {}.keepingKeys { $0 != .character("o") }
        #expect(kept.keys == [Key(.enter)])
        #expect(kept.id == "off" && kept.hint == 2 && kept.hintTitle == "o" && kept.hintKeys == "⏎" && !kept.isEnabled)
    }

    @Test func `a key skips disabled actions`() {
        let off = KeyAction(id: "off", title: "off", keys: [.character("o")], isEnabled: false) {}
        #expect(KeyMap().action(for: .character("o"), in: [off, other])?.id == "list.other")
    }

    @Test func `a view has its own keys and otherwise the general ones`() {
        let map = KeyMap(
            changes: ["list.find": [.control("f")]], views: ["bar": ["list.open": [.character("b")]]])
        let bar = map.inView(KeyMap.view(ofRoute: "bar:gin"))
        #expect(bar.keys(of: open) == [.character("b"), Key(.enter)])
        #expect(bar.keys(of: find) == [.control("f")])
        #expect(bar.isChanged("list.open"))
        #expect(map.inView("drinks").keys(of: open) == open.keys)
        #expect(map.changedActions == ["list.find", "list.open"])
    }

    @Test func `a view that removes an action's keys leaves them elsewhere`() {
        let map = KeyMap(changes: ["list.open": [.character("b")]], views: ["bar": ["list.open": []]])
        #expect(map.inView("bar").keys(of: open) == [])
        #expect(map.keys(of: open) == [.character("b"), Key(.enter)])
    }
}
