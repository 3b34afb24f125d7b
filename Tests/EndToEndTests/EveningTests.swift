import Foundation
import Testing

extension EndToEnd {
    /// An evening with a bar, by keys: bottles, imported recipes, makeable drinks, purchases, making, rating, a party
    /// of eight, and undoing all of it.
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

        @Test func `an evening from fifteen bottles to a party of eight can be undone`() throws {
            let screens = Screens.english
            let workspace = try Workspace()
            let file = "\(workspace.path)/pack.json"
            try Self.pack.write(toFile: file, atomically: true, encoding: .utf8)
            let window = try Tmux(workspace.command(["open", "bar"]))
            try window.waitFor(screens.phrase("shelf.empty"))

            try window.press("a")
            try window.waitFor(screens.word("add.title"))
            for (count, bottle) in Self.bottles.enumerated() {
                try window.press("C-u")
                try window.type(screens.ingredient(bottle))
                try window.waitUntil(bottle) { $0.selects(screens.ingredient(bottle)) }
                try window.press("Enter")
                try window.waitUntil("\(bottle) ticked") { $0.contains("\(count + 1) unsaved") }
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

            try undo(in: window) { try made(workspace) == 0 && workspace.bar().isEmpty }
            try window.waitUntil("all taken back") { _ in
                (try? workspace.bar()) == [] && (try? made(workspace)) == 0 && (try? shopping(workspace)) == []
            }
            #expect(try workspace.run("drinks", "show", "my-evening-margarita").status == .exited(1))
        }

        /// The bottles of a home bartender by their label names.
        private static let brands = [
            "beefeater", "campari", "martini-rosso", "dolin-dry", "buffalo-trace", "rittenhouse-rye",
            "bacardi-carta-blanca", "absolut", "cointreau", "angostura-bitters", "luxardo-maraschino",
            "green-chartreuse", "aperol", "mionetto-prosecco", "kahlua", "patron-silver", "del-maguey-vida",
            "hennessy-vs", "baileys", "st-germain", "disaronno", "chambord", "fever-tree-tonic", "lime", "lemon",
            "sugar", "suze",
        ]
        private static let unheardOf = "Grandpa's Orange Bitters"

        /// Three hundred recipes with various spellings.
        private static var largePack: String {
            let bases = [
                "London Dry Gin", "Tequila Blanco", "White Rum", "Bourbon Whisky", "Vodka", "Rye Whisky", "Mezcal",
            ]
            let sours = ["Fresh Lime Juice", "Freshly squeezed lemon juice", "lemon juice", "Lime Juice (fresh)"]
            let sweets = ["Sugar Syrup", "Simple syrup (1:1)", "Triple-sec", "Orgeat Syrup", "Maraschino Liqueur"]
            let recipes = (1...300).map { number in
                """
                {"name": "Evening Pack \(number)", "instructions": "Shake. Strain.", "glass": "Coupe", "method": "Shake",
                 "ingredients": [
                  {"name": "\(bases[number % bases.count])", "amount": \(40 + number % 4 * 5), "units": "ml"},
                  {"name": "\(sours[number % sours.count])", "amount": \(15 + number % 3 * 5), "units": "ml"},
                  {"name": "\(sweets[number % sweets.count])", "amount": \(10 + number % 2 * 5), "units": "ml"}]}
                """
            }
            return "[\(recipes.joined(separator: ","))]"
        }

        @Test(arguments: [WindowSize.small, WindowSize(160, 45)])
        func `a party with 28 bottles, 300 recipes and eight guests can be undone`(size: WindowSize) throws {
            let screens = Screens.english
            let workspace = try Workspace()
            let file = "\(workspace.path)/pack.json"
            try Self.largePack.write(toFile: file, atomically: true, encoding: .utf8)
            let window = try Tmux(workspace.command(["open", "bar"]), size: size)
            try window.waitFor(screens.phrase("shelf.empty"))

            try window.press("a")
            try window.waitFor(screens.word("add.title"))
            try addUnheardOf(in: window)
            for (count, brand) in Self.brands.enumerated() {
                try window.press("C-u")
                try window.type(screens.ingredient(brand))
                try window.waitUntil(brand) { $0.selects(screens.ingredient(brand)) }
                try window.press("Enter")
                try window.waitUntil("\(brand) ticked") { $0.contains("\(count + 2) unsaved") }
            }
            try window.press("C-s")
            try window.waitUntil("28 bottles") {
                !$0.contains(screens.word("add.title")) && (try? workspace.bar().count) == Self.brands.count + 1
            }
            #expect(try workspace.bar().isSuperset(of: Self.brands))

            try place("settings/data/import", in: window)
            try window.waitFor(screens.word("transfer.import.go"))
            try window.type(file)
            for _ in 0..<4 { try window.press("Tab") }
            try window.press("Enter")
            try window.waitFor(screens.word("transfer.report.title"))
            #expect(try pack(workspace).count == 300)
            #expect(try !pack(workspace, "--makeable").isEmpty)

            try plan(["Negroni", "Daiquiri", "Evening Pack 7"], guests: "8", each: "9", in: window)
            try buy(until: "Nothing to buy", workspace, in: window)
            try serve(workspace, in: window)

            try window.press("z")
            try window.waitFor(screens.phrase("party.ended"))
            try window.waitFor(screens.phrase("party.empty.queue"))

            try undo(in: window) { try isBare(workspace) }
            try window.waitUntil("all taken back") { _ in (try? isBare(workspace)) == true }
        }

        /// Types an unknown name, accepts the proposed kind and enters the strength.
        private func addUnheardOf(in window: Tmux) throws {
            let screens = Screens.english
            try window.type(Self.unheardOf)
            try window.waitFor("+ \(screens.phrase("picker.create"))")
            try window.press("Enter")
            try window.waitUntil("a kind is proposed, the strength asked") {
                $0.contains(screens.ingredient("orange-bitters"))
                    && $0.contains(screens.word("ingredient.field.strength"))
            }
            for _ in 0..<5 { try window.press("Tab") }
            try window.type("28")
            try window.press("C-s")
            try window.waitUntil("ticked") { $0.contains("1 unsaved") }
        }

        private func plan(_ drinks: [String], guests: String, each: String, in window: Tmux) throws {
            let screens = Screens.english
            try place("bar/party", in: window)
            try window.waitFor(screens.phrase("party.empty.menu"))
            for drink in drinks {
                try window.press("a")
                try window.waitFor(screens.word("party.choose"))
                try window.type(drink)
                try window.waitUntil(drink) { $0.selects(drink) }
                try window.press("Enter")
                try window.waitFor("1 x \(drink)")
            }
            try window.press("c")
            try window.waitFor(screens.word("party.each"))
            try window.type(guests)
            try window.press("Tab")
            try window.type(each)
            try window.press("Enter")
            try window.waitFor("24 x Negroni")
        }

        /// Buys what the party needs until nothing is missing.
        private func buy(until nothing: String, _ workspace: Workspace, in window: Tmux) throws {
            let screens = Screens.english
            try window.press("b")
            try window.waitUntil("on the list") { _ in (try? toBuy(workspace))?.isEmpty == false }
            try place("bar/shopping", in: window)
            try window.waitFor(screens.word("shopping.title"))
            let count = try toBuy(workspace).count
            for left in (0..<count).reversed() {
                try window.press("Space")
                try window.waitUntil("\(left) left to buy") { _ in (try? toBuy(workspace))?.count == left }
                try window.waitFor(
                    screens.word("shopping.status").replacing("%1", with: "\(left)").replacing("%2", with: "\(count)"))
                try window.press("g")
            }
            try place("bar/party", in: window)
            try window.waitFor("24 x Negroni")
            try window.press("b")
            try window.waitFor(nothing)
            #expect(try toBuy(workspace).isEmpty)
        }

        /// Serves an order, takes that back and serves it again: it is logged once.
        private func serve(_ workspace: Workspace, in window: Tmux) throws {
            let screens = Screens.english
            try window.press("g", ">")
            try window.waitFor("\(screens.word("party.order")): Negroni")
            try window.type("Mina")
            try window.press("Enter")
            try window.waitFor(screens.phrase("party.ordered"))
            try window.press("Left")
            try window.waitFor("Mina")
            for message in ["party.served", "party.waiting", "party.served"] {
                try window.press("Space")
                let text = screens.word(message).replacing("%1", with: "Negroni")
                try window.waitFor(text)
                #expect(try made(workspace) == 1)
            }
        }

        private func toBuy(_ workspace: Workspace) throws -> [String] {
            try workspace.run("shopping", "list", "--json").objects().filter { $0["done"] as? Bool == false }
                .compactMap { $0["ingredient"] as? String }
        }

        private func pack(_ workspace: Workspace, _ options: String...) throws -> [String] {
            try workspace.run(["drinks", "list", "--json"] + options).objects().compactMap { $0["id"] as? String }
                .filter { $0.hasPrefix("my-evening-pack-") }
        }

        private func isBare(_ workspace: Workspace) throws -> Bool {
            try workspace.bar().isEmpty && made(workspace) == 0 && shopping(workspace).isEmpty
                && pack(workspace).isEmpty
                && !workspace.run("export", "-", "--only", "ingredients", "--format", "csv").output.contains(
                    Self.unheardOf)
        }

        /// Undoes steps until nothing of the evening is left; checking that takes several commands.
        private func undo(in window: Tmux, until isOver: () throws -> Bool) throws {
            for _ in 0..<10 {
                if try isOver() { return }
                for _ in 0..<8 { try window.press("u") }
            }
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
