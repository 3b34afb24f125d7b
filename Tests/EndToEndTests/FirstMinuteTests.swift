import Foundation
import Testing

extension EndToEnd {
    /// From an empty folder to the first drink, and to the first result.
    @Suite struct FirstMinuteTests {
        @Test(arguments: [
            (WindowSize.small, ["Space", "Down", "Right", "Right", "Space", "Right", "Space", "Enter"]),
            (.large, ["Space", "Down", "Right", "Space", "Right", "Space", "Enter"]),
        ])
        func `a makeable drink is at most eight keys away`(size: WindowSize, keys: [String]) throws {
            let screens = Screens.english
            let workspace = try Workspace(isEmpty: true, isNew: true)
            let window = try Tmux(workspace.command(["--lang", "en"]), size: size)
            try window.waitFor(screens.ingredient("sweet-vermouth"))
            #expect(keys.count <= 8)
            for key in keys.dropLast() { try window.press(key) }
            try window.waitFor(screens.negroni)
            #expect(try workspace.bar() == [], "nothing is saved before Enter")
            for key in keys.suffix(1) { try window.press(key) }
            try window.waitFor(screens.word("home.tonight"))
            #expect(try workspace.bar() == ["gin", "campari", "sweet-vermouth"])
            let makeable = try workspace.run("drinks", "list", "--makeable", "--json").objects()
            let ids = Set(makeable.compactMap { $0["id"] as? String })
            #expect(ids.contains("negroni"))
            try window.press("q")
            #expect(window.waitForExit() == 0)
        }

        @Test func `a first dig and its result are at most nine keys away`() throws {
            let screens = Screens.english
            let workspace = try Workspace(isEmpty: true, isNew: true)
            let window = try Tmux(workspace.command(["--lang", "en"]), size: .large)
            try window.waitFor(screens.ingredient("sweet-vermouth"))
            let steps: [(keys: [String], shown: String)] = [
                (["Enter"], "home.tonight"), (["2"], "action.dig-random"), (["n"], "dig.question"),
                (["i", "n", "f", "p", "Enter"], "result.editor-says"),
            ]
            #expect(steps.map(\.keys.count).reduce(0, +) <= 9)
            for step in steps {
                for key in step.keys { try window.press(key) }
                try window.waitFor(screens.word(step.shown))
            }
            try window.press("C-c", "C-c")
            #expect(window.waitForExit() == 0)
            let votes = try PersonalRows(of: workspace.database).rows.filter { $0.hasPrefix("vote:") }
            #expect(votes.count == 1)
        }
    }
}
