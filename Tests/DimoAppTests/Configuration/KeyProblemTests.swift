import DimoAssets
import Domain
import FeatureKit
import Navigation
import Terminal
import Testing

@testable import DimoApp

/// Keys of the configuration that cannot work are named.
struct KeyProblemTests {
    private func action(_ id: String, _ keys: String, in places: Set<String>) -> KnownAction {
        KnownAction(
            id: id, title: LocalizedText(english: id, korean: id),
            keys: keys.split(separator: " ").compactMap { KeyName.key(from: String($0)) }, places: places)
    }

    private var actions: [KnownAction] {
        [
            action("list.down", "j down", in: []), action("item.save", "s", in: ["drink"]),
            action("bar.sort", "s", in: ["bar"]), action("dig.sort", "x", in: ["dig"]),
        ]
    }

    private func problems(_ changes: [String: String]) -> [String] {
        KeyProblem.all(changes.mapValues { [KeyName.key(from: $0)].compactMap(\.self) }, among: actions)
            .map(\.description)
    }

    @Test func `a key that another action of the screen has is named with both`() {
        let found = problems(["list.down": "s"])
        #expect(found.count == 2)
        #expect(found.allSatisfy { $0.contains("keys.list.down: s") })
        #expect(found.contains { $0.contains("item.save") } && found.contains { $0.contains("bar.sort") })
    }

    @Test func `two changed actions with one key are told once`() {
        #expect(problems(["item.save": "z", "list.down": "z"]).count == 1)
    }

    @Test func `actions that never meet may share a key`() {
        #expect(problems(["dig.sort": "s"]).isEmpty)
        #expect(problems([:]).isEmpty)
    }

    @Test func `an action that does not exist is named with the nearest`() {
        #expect(problems(["list.dwn": "z"]) == ["config.yaml: no action \"keys.list.dwn\": did you mean list.down?"])
    }

    @Test func `the keys as they come have no problem`() throws {
        let assets = try AssetFolder.locate { _ in nil }
        let known = ActionFile.actions(in: try assets.bytes(of: ActionFile.path))
        let unchanged = Dictionary(known.map { ($0.id, $0.keys) }, uniquingKeysWith: { first, _ in first })
        #expect(KeyProblem.all(unchanged, among: known).isEmpty)
    }

    @Test func `a Hangul letter is the key it is on`() {
        #expect(KeyName.key(from: "ㅎ") == Key(.character("g")))
        #expect(KeyName.key(from: "ctrl-ㄱ") == Key(.character("r"), modifiers: .control))
        #expect(KeyName.key(from: "한") == nil)
    }

    @Test func `other letters leave an action its arrows, and no key at all takes them too`() {
        let down = actions[0]
        #expect(down.keys(changed: ["list.down": [Key(.character("n"))]]) == [Key(.character("n")), Key(.down)])
        #expect(down.keys(changed: ["list.down": []]) == [])
    }
}
