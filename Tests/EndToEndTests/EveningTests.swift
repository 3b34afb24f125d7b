import Foundation
import Testing

extension EndToEnd {
    /// An evening with a bar, by keys alone: bottles, somebody's recipes, what can be made, why not, what to buy, bought,
    /// made, rated, a party of eight, and all of it taken back.
    @Suite struct EveningTests {
        private static let bottles = [
            "gin", "campari", "sweet-vermouth", "dry-vermouth", "bourbon", "white-rum", "vodka", "triple-sec",
            "angostura-bitters", "lime", "lemon", "sugar", "soda-water", "tonic-water", "blanco-tequila",
        ]

        private static let pack = """
            [{"name": "Evening Margarita", "instructions": "Shake.", "glass": "Coupe", "method": "Shake",
              "ingredients": [
                {"name": "Tequila Blanco", "amount": 50, "units": "ml"},
                {"name": "Triple sec", "amount": 20, "units": "ml"},
                {"name": "Fresh lime juice", "amount": 15, "units": "ml"}]},
             {"name": "Evening Secret", "instructions": "Stir.", "glass": "Rocks", "method": "Stir", "abv": 22,
              "ingredients": [{"name": "Unheard-of Elixir", "amount": 60, "units": "ml"}]}]
            """

        @Test(arguments: [WindowSize.small, WindowSize(160, 45)])
        func `from fifteen bottles to a party of eight, and back`(size: WindowSize) throws {
            let screens = Screens.english
            let workspace = try Workspace()
            let file = "\(workspace.path)/pack.json"
            try Self.pack.write(toFile: file, atomically: true, encoding: .utf8)
            let window = try Tmux(workspace.command(["open", "bar"]), size: size)
            try window.waitFor(screens.phrase("shelf.empty"))

            try window.press("a")
            try window.waitFor(screens.word("add.title"))
            for (count, bottle) in Self.bottles.enumerated() {
                try window.press("C-u")
                try window.type(screens.ingredient(bottle))
                try window.waitUntil(bottle) { $0.selects(screens.ingredient(bottle)) }
                try window.press("Enter")
                try window.waitUntil("\(bottle) ticked") { $0.contains("\(count + 1)") && $0.contains("*") }
            }
            try window.press("C-s")
            try window.waitUntil("kept") {
                !$0.contains(screens.word("add.title")) && (try? workspace.bar()) == Set(Self.bottles)
            }

            try place("settings/data/import", in: window)
            try window.waitFor(screens.word("transfer.import.go"))
            try window.type(file)
            for _ in 0..<4 { try window.press("Tab") }
            try window.press("Enter")
            try window.waitFor(screens.word("transfer.report.title"))
            try window.waitUntil("what was taken for what") {
                $0.contains("Tequila Blanco") && $0.contains("Unheard-of Elixir")
            }

            try place("bar/makeable", in: window)
            try window.waitFor(screens.word("makeable.title"))
            try find("Evening Margarita", in: window)

            try place("drink:last-word", in: window)
            try window.waitFor("Last Word")
            try window.press("w")
            try window.waitFor("Cheapest way")
            try window.press("Escape")
            try window.waitUntil("closed") { !$0.contains("Cheapest way") }

            try place("bar/buy-next", in: window)
            try window.waitFor(screens.word("buy-next.title"))
            try window.waitUntil("a suggestion") { $0.rows.contains { $0.contains("▸") && $0.contains("+") } }
            try window.press("b")
            try window.waitUntil("on the list") { _ in (try? shopping(workspace))?.count == 1 }
            let bought = try #require(try shopping(workspace).first)

            try place("bar/shopping", in: window)
            try window.waitFor(screens.word("shopping.title"))
            try window.press("Space")
            try window.waitUntil("bought") { _ in (try? workspace.bar().contains(bought)) == true }

            try place("drink:negroni", in: window)
            try window.waitFor(screens.canMakeNow)
            try window.press("m")
            try window.waitFor(screens.word("made.rating"))
            try window.press("Down")
            try window.press("4")
            try window.press("Enter")
            try window.waitUntil("logged") {
                !$0.contains(screens.word("made.rating")) && (try? made(workspace)) == 1
            }

            try place("bar/party", in: window)
            try window.waitFor(screens.word("party.title"))
            try window.press("a")
            try window.waitFor(screens.word("party.choose"))
            try window.type("negr")
            try window.waitUntil("found") { $0.contains("Negroni") }
            try window.press("Enter")
            try window.waitFor("1 x Negroni")
            for _ in 0..<7 { try window.press("+") }
            try window.waitFor("8 x Negroni")

            for _ in 0..<30 where try made(workspace) > 0 || !workspace.bar().isEmpty { try window.press("u") }
            try window.waitUntil("all taken back") { _ in
                (try? workspace.bar()) == [] && (try? made(workspace)) == 0 && (try? shopping(workspace)) == []
            }
            #expect(try workspace.run("drinks", "show", "my-evening-margarita").status == .exited(1))
        }

        private func place(_ route: String, in window: Tmux) throws {
            try window.press(":")
            try window.waitFor(Screens.english.word("palette.title"))
            try window.type(route)
            try window.waitUntil(route) { $0.contains(route) }
            try window.press("Enter")
            try window.waitUntil("palette closed") { !$0.contains(Screens.english.word("palette.title")) }
        }

        private func find(_ text: String, in window: Tmux) throws {
            try window.type("/\(text)")
            try window.waitUntil(text) { $0.selects(text) }
            try window.press("Enter")
        }

        private func shopping(_ workspace: Workspace) throws -> [String] {
            try workspace.run("shopping", "list", "--json").objects().compactMap { $0["ingredient"] as? String }
        }

        private func made(_ workspace: Workspace) throws -> Int {
            try workspace.run("log", "list", "--json").objects().count
        }
    }
}
