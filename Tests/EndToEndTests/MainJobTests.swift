import Testing

extension EndToEnd {
    /// The main job: see a drink, add its ingredients to the bar, and find it makeable.
    @Suite struct MainJobTests {
        private let bottles = ["gin", "campari", "sweet-vermouth"]

        @Test(arguments: [WindowSize.small, .large], ["en", "ko"])
        func `three bottles make a Negroni makeable, also after a restart`(size: WindowSize, language: String) throws {
            let screens = Screens(language: language)
            let workspace = try Workspace()
            let window = try Tmux(workspace.list(["--lang", language]), size: size)
            try window.waitFor(screens.firstDrink)
            #expect(try !negroni(in: window, screens).contains(screens.canMakeNow))
            try window.press("Escape")
            try window.waitUntil("list") { $0.contains("[") }

            try window.press("4")
            try window.waitFor(screens.phrase("shelf.empty"))
            try window.press("a")
            try window.waitFor(screens.word("add.title"))
            for (count, bottle) in bottles.enumerated() {
                try window.press("C-u")
                try window.type(bottle.replacing("-", with: " "))
                try window.waitUntil(bottle) { $0.selects(screens.ingredient(bottle)) }
                try window.press("Enter")
                try window.waitUntil("\(bottle) ticked") { $0.contains("\(count + 1)") && $0.contains("*") }
            }
            #expect(try workspace.bar() == [], "ticks are not stored before saving")
            try window.press("C-s")
            try window.waitUntil("kept") { _ in (try? workspace.bar()) == Set(bottles) }
            try window.waitUntil("shelf") { !$0.contains(screens.word("add.title")) && $0.contains(screens.campari) }

            try window.press("3")
            try window.waitFor(screens.negroni)
            #expect(try negroni(in: window, screens).contains(screens.canMakeNow))
            try window.press("Escape")
            try window.waitUntil("list") { $0.contains("[") }
            try window.press("q", "q")
            #expect(window.waitForExit() == 0)

            let again = try Tmux(workspace.list(["--lang", language]), size: size)
            try again.waitFor(screens.firstDrink)
            let page = try negroni(in: again, screens)
            #expect(page.contains(screens.canMakeNow))
            #expect(page.rows.filter { $0.contains("✓") }.count >= 3, "every line is marked:\n\(page)")
        }

        @Test func `undo restores a removed bottle, also after a restart`() throws {
            let workspace = try Workspace()
            #expect(try workspace.run("bar", "add", "gin").status == .exited(0))
            let window = try Tmux(workspace.command(["open", "bar"]))
            try window.waitUntil("gin") { $0.selects("Gin") }
            try window.press("x")
            try window.waitUntil("empty bar") { _ in (try? workspace.bar()) == [] }
            try window.press("u")
            try window.waitUntil("gin again") { _ in (try? workspace.bar()) == ["gin"] }
            try window.press("C-r")
            try window.waitUntil("empty bar again") { _ in (try? workspace.bar()) == [] }
            try window.press("q")
            #expect(window.waitForExit() == 0)
            let again = try Tmux(workspace.command(["open", "bar"]))
            try again.waitFor(Screens.english.phrase("shelf.empty"))
            try again.press("u")
            try again.waitUntil("gin after a restart") { _ in (try? workspace.bar()) == ["gin"] }
        }

        @Test func `the comma key leads to the makeable drinks`() throws {
            let workspace = try Workspace()
            #expect(try workspace.run(["bar", "add"] + bottles).status == .exited(0))
            let window = try Tmux(workspace.command(["open", "bar"]), size: WindowSize(100, 30))
            try window.waitFor("Campari")
            try window.press(",")
            try window.waitFor(Screens.english.word("action.statistics"))
            try window.press("m")
            try window.waitUntil("list") {
                $0.contains(Screens.english.word("makeable.title")) && $0.contains("Negroni")
            }
        }

        @Test func `two programs on one database see each other's changes on the next key`() throws {
            let workspace = try Workspace()
            let window = try Tmux(workspace.command(["open", "bar"]), size: WindowSize(100, 30))
            try window.waitFor(Screens.english.phrase("shelf.empty"))
            #expect(try workspace.run("bar", "add", "campari").status == .exited(0))
            try window.press("j")
            try window.waitFor("Campari")
        }

        /// Finds the drink in the list, opens its page and returns it.
        private func negroni(in window: Tmux, _ screens: Screens) throws -> Screenshot {
            try window.type("/neg")
            try window.waitUntil("row") { $0.selects(screens.negroni) }
            try window.press("Enter")
            try window.press("Enter")
            try window.waitFor(screens.campari)
            return window.settled()
        }
    }
}
