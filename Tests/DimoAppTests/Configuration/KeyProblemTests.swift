import DimoAssets
import Domain
import FeatureKit
import Navigation
import Terminal
import Testing

@testable import DimoApp

/// Reports configured keys that cannot work.
struct KeyProblemTests {
    private func action(_ id: String, _ keys: String, in places: Set<ActionPlace>) -> KnownAction {
        KnownAction(
            id: id, title: LocalizedText(both: id),
            keys: keys.split(separator: " ").compactMap { KeyName.key(from: String($0)) }, places: places)
    }

    private var actions: [KnownAction] {
        [
            action("list.down", "j down", in: [.everyScreen]), action("item.save", "s", in: [.screen("drink")]),
            action("bar.sort", "s", in: [.screen("bar")]),
            action("dig.sort", "x", in: [.screen("dig")]), action("form.more", "l", in: [.modal("made")]),
            action("program.back", "esc", in: [.everyScreen, .everyModal]),
        ]
    }

    @Test func `at most 50 of many unknown names get a suggestion`() {
        let many = Dictionary(uniqueKeysWithValues: (1000..<3000).map { ("list.dow\($0)", "j") })
        let found = KeyProblem.all(KeyMap(changes: keys(many)), among: actions)
        #expect(found.count == 2_000)
        let named = found.count {
            if case .unknown(_, _, .some) = $0 { true } else { false }
        }
        #expect(named <= 50)
    }

    private func problems(_ changes: [String: String]) -> [String] {
        problems(KeyMap(changes: keys(changes)))
    }

    private func problems(_ map: KeyMap) -> [String] {
        KeyProblem.all(map, among: actions).map { $0.text(Stage.words) }
    }

    @Test func `a problem of the file names its line and column`() throws {
        let text = "theme: dimo\nkeys:\n  list.dwon: j\n  bar:\n    list.down: a\n  nowhere:\n    list.down: x\n"
        let settings = AppSettings(
            options: LaunchOptions(), configuration: ConfigurationReader.read(text),
            themes: ThemeFolder(path: "/themes") { _ in nil }, environment: { _ in nil })
        let found = settings.allProblems(in: AssetFolder(path: Stage.assets)).map { $0.text(Stage.words) }
        #expect(found.contains { $0.hasPrefix("config.yaml:3:3: no action \"keys.list.dwon\"") }, "\(found)")
        #expect(found.contains { $0.hasPrefix("config.yaml:5:5: keys.bar.list.down: a is also") }, "\(found)")
        #expect(found.contains { $0.hasPrefix("config.yaml:6:3: no view \"keys.nowhere\"") }, "\(found)")
    }

    private func keys(_ changes: [String: String]) -> [String: [Key]] {
        changes.mapValues { [KeyName.key(from: $0)].compactMap(\.self) }
    }

    @Test func `a key of two actions on a screen is reported with both`() {
        let found = problems(["list.down": "s"])
        #expect(found.count == 2)
        #expect(found.allSatisfy { $0.contains("keys.list.down: s") })
        #expect(found.contains { $0.contains("item.save") } && found.contains { $0.contains("bar.sort") })
    }

    @Test func `two changed actions with the same key are reported once`() {
        #expect(problems(["item.save": "z", "list.down": "z"]).count == 1)
    }

    @Test func `actions that never meet may share a key`() {
        #expect(problems(["dig.sort": "s"]).isEmpty)
        #expect(problems([:]).isEmpty)
    }

    @Test func `a modal's action conflicts only with actions that also apply in modals`() {
        #expect(problems(["form.more": "j"]).isEmpty)
        #expect(
            problems(["form.more": "esc"]) == [
                "keys.form.more: esc is also the key of program.back: change one of them"
            ])
    }

    @Test func `a conflict between a view's own keys is reported with the view`() {
        #expect(
            problems(KeyMap(views: ["bar": keys(["list.down": "s"])])) == [
                "keys.bar.list.down: s is also the key of bar.sort: change one of them"
            ])
        #expect(problems(KeyMap(views: ["dig": keys(["list.down": "s"])])).isEmpty)
    }

    @Test func `a view's own keys can resolve a conflict of the keys for all views`() {
        let map = KeyMap(changes: keys(["list.down": "s"]), views: ["bar": keys(["bar.sort": "z"])])
        let found = problems(map)
        #expect(found.count == 1)
        #expect(found.allSatisfy { $0.contains("item.save") })
    }

    @Test func `unknown views and actions that a view lacks are reported`() {
        #expect(
            problems(KeyMap(views: ["bra": keys(["list.down": "z"])])) == [
                "no view \"keys.bra\": did you mean bar?"
            ])
        #expect(
            problems(KeyMap(views: ["bar": keys(["bar.srt": "z"])])) == [
                "keys.bar: no action \"bar.srt\": did you mean bar.sort?"
            ])
        #expect(problems(KeyMap(views: ["bar": keys(["dig.sort": "z"])])).count == 1)
        #expect(problems(KeyMap(views: ["made": keys(["form.more": "z"])])).isEmpty)
    }

    @Test func `an unknown action is reported with the nearest name`() {
        #expect(problems(["list.dwn": "z"]) == ["no action \"keys.list.dwn\": did you mean list.down?"])
    }

    @Test func `the default keys have no problem`() throws {
        let assets = try AssetFolder.locate { _ in nil }
        let known = ActionFile.actions(in: try assets.bytes(of: ActionFile.path))
        let unchanged = Dictionary(known.map { ($0.id, $0.keys) }, uniquingKeysWith: { first, _ in first })
        #expect(KeyProblem.all(KeyMap(changes: unchanged), among: known).isEmpty)
    }

    @Test func `a Hangul letter means the Latin key in the same position`() {
        #expect(KeyName.key(from: "ㅎ") == Key(.character("g")))
        #expect(KeyName.key(from: "ctrl-ㄱ") == Key(.character("r"), modifiers: .control))
        #expect(KeyName.key(from: "한") == nil)
    }

    @Test func `changed letters keep an action's arrow keys, and an empty list removes them`() {
        let down = actions[0]
        let map = KeyMap(changes: ["list.down": [Key(.character("n"))]])
        #expect(map.keys(of: down.id, own: down.keys) == [Key(.character("n")), Key(.down)])
        #expect(KeyMap(changes: ["list.down": []]).keys(of: down.id, own: down.keys) == [])
    }
}
