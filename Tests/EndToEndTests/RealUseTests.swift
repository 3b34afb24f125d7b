import Foundation
import Testing

extension EndToEnd {
    /// Typical shell use by people with a bar.
    @Suite struct RealUseTests {
        private let workspace: Workspace

        init() throws {
            workspace = try Workspace()
        }

        private func file(_ name: String, _ text: String) throws -> String {
            let path = "\(workspace.path)/\(name)"
            try text.write(toFile: path, atomically: true, encoding: .utf8)
            return path
        }

        @Test func `a recipe shows why a line counts and the volume and water of a batch`() throws {
            #expect(try workspace.run("bar", "add", "beefeater", "campari", "brandy").status == .exited(0))
            let one = try workspace.run("drinks", "show", "negroni")
            #expect(one.output.contains("your Beefeater"))
            #expect(
                try workspace.run("drinks", "show", "champagne-cocktail").output.contains("Brandy stands in"))
            let four = try workspace.run("drinks", "show", "negroni", "--servings", "4")
            #expect(four.output.contains("360 → 431 ml"))
            #expect(four.output.contains("70 ml"))
            #expect(!one.output.contains("70 ml"))
        }

        @Test func `search operators find drinks`() throws {
            let found = try workspace.run("search", "with:gin with:campari", "--json").output
            #expect(found.contains("negroni"))
            #expect(!found.contains("\"mojito\""))
        }

        @Test func `a drink can be rated without being made, and the rating survives a round trip`() throws {
            #expect(
                try workspace.run("drinks", "rate", "negroni", "--rating", "4.5", "--note", "at a bar").status
                    == .exited(0))
            #expect(try workspace.run("drinks", "show", "negroni", "--json").object()["rating"] as? Double == 4.5)
            #expect(try workspace.run("log", "list", "--json").objects().isEmpty)
            let path = "\(workspace.path)/all.json"
            #expect(try workspace.run("export", path).status == .exited(0))
            let other = try Workspace()
            #expect(try other.run("import", path).status == .exited(0))
            #expect(try other.run("drinks", "show", "negroni", "--json").object()["note"] as? String == "at a bar")
        }

        @Test func `a menu is exported with sections and prices, and with the queue in a full export`()
            throws
        {
            let party = try file(
                "party.json",
                """
                {"format":"dimo","version":1,"party":[
                {"drink":"negroni","position":0,"servings":8,"section":"Before dinner","price":9},
                {"drink":"mojito","position":1,"servings":4}],
                "queue":[{"drink":"negroni","name":"Mina","note":""}]}
                """)
            #expect(try workspace.run("import", party).status == .exited(0))
            let menu = try workspace.run("export", "-", "--only", "menu").output
            #expect(menu.contains("## Before dinner\n\n- **Negroni** — 9\n  Gin, Campari, Sweet vermouth\n"))
            #expect(menu.contains("## Rum\n\n- **Mojito**\n"))
            let all = try workspace.run("export", "-").output
            for word in ["\"party\"", "\"Before dinner\"", "\"queue\"", "\"Mina\""] { #expect(all.contains(word)) }
        }

        @Test func `a web page's recipe needs --yes, a URL the network, and names can be split`() throws {
            let page = try file(
                "page.html",
                """
                <html><script type="application/ld+json">{"@type":"Recipe","name":"Paper Night",
                "recipeIngredient":["45 ml Tequila Blanco","20 ml lime juice"],"recipeInstructions":"Shake."}</script>
                """)
            let shown = try workspace.run("import", page)
            #expect(shown.status == .exited(64))
            #expect(shown.output.contains("Paper Night"))
            #expect(shown.output.contains("written as Tequila Blanco"))
            #expect(try workspace.run("drinks", "show", "my-paper-night").status == .exited(1))
            #expect(try workspace.run("import", page, "--yes").status == .exited(0))
            #expect(try workspace.run("drinks", "show", "my-paper-night").status == .exited(0))

            let offline = try workspace.run("--offline", "import", "https://example.org/recipe", "--yes")
            #expect(offline.status == .exited(1))
            #expect(offline.errors.contains("network access is off"))

            #expect(try workspace.run("ingredient", "split", "blanco-tequila").output.contains("Tequila Blanco"))
            #expect(
                try workspace.run("ingredient", "split", "blanco-tequila", "tequila blanco").status == .exited(0))
            let lines = try workspace.run("drinks", "show", "my-paper-night", "--json").object()["lines"]
            let first = try #require((lines as? [[String: Any]])?.first)
            #expect((first["ingredient"] as? String)?.hasPrefix("my-") == true)
        }

        @Test func `a text is imported with --yes, and ingredients from CSV`() throws {
            let text = try file("a.txt", "Quiet Night\n45 ml gin\n15 ml lime juice\n1. Shake.\n")
            let shown = try workspace.run("import", text)
            #expect(shown.status == .exited(64) && shown.output.contains("Quiet Night"))
            #expect(try workspace.run("drinks", "show", "my-quiet-night").status == .exited(1))
            #expect(try workspace.run("import", text, "--format", "text", "--yes").status == .exited(0))
            #expect(try workspace.run("drinks", "show", "my-quiet-night").output.contains("45 ml"))
            let rows = try file("i.csv", "name,category,abv\nHouse bitters,bitters,44\n")
            #expect(try workspace.run("import", rows).status == .exited(0))
            let all = try workspace.run("export", "-", "--only", "ingredients", "--format", "csv").lines
            #expect(all.first?.hasPrefix("id,name_en,name_ko,category") == true)
            #expect(all.contains { $0.contains("House bitters") && $0.contains("44") })
        }
    }
}
