import Foundation
import Testing

extension EndToEnd {
    /// `dimo party` and `dimo house`: planning and serving an evening from the shell.
    @Suite struct PartyAndHouseTests {
        private let workspace: Workspace

        init() throws {
            workspace = try Workspace()
        }

        private func need(_ ingredient: String) throws -> [String: Any] {
            let needs = try workspace.run("party", "list", "--shopping", "--json").objects()
            return try #require(needs.first { $0["ingredient"] as? String == ingredient })
        }

        @Test func `a menu's servings are divided among the guests, and drinks can be removed`() throws {
            #expect(try workspace.run("party", "list").output.isEmpty)
            let added = try workspace.run("party", "add", "negroni", "다이키리", "--servings", "3", "--json").object()
            #expect(added["added"] as? [String] == ["negroni", "daiquiri"])
            let again = try workspace.run("party", "add", "negroni", "--servings", "6", "--json").object()
            #expect(again["added"] as? [String] == ["negroni"])
            let same = try workspace.run("party", "add", "negroni", "--json").object()
            #expect(same["unchanged"] as? [String] == ["negroni"])
            let party = try workspace.run(
                "party", "guests", "9", "--each", "2", "--day", "2026-11-28", "--json"
            ).object()
            #expect(party["servings"] as? Int == 18 && party["day"] as? String == "2026-11-28")
            #expect((party["drinks"] as? [[String: Any]])?.compactMap { $0["servings"] as? Int } == [12, 6])
            let lines = try workspace.run("--lang", "en", "party", "list").lines
            #expect(
                lines.map { $0.components(separatedBy: "\t").prefix(3).joined(separator: " ") } == [
                    "negroni 12 Negroni", "daiquiri 6 Daiquiri",
                ])
            #expect(try workspace.run("party", "remove", "negroni").status == .exited(0))
            #expect(try workspace.run("party", "list").lines.count == 1)
            #expect(try workspace.run("party", "end").status == .exited(0))
            #expect(try workspace.run("party", "list").output.isEmpty)
        }

        @Test func `party end --json says whether there was a party`() throws {
            #expect(try workspace.run("party", "add", "negroni").status == .exited(0))
            for isThere in [true, false] {
                let ended = try workspace.run("party", "end", "--json")
                #expect(ended.status == .exited(0) && ended.output == "{\n  \"ended\": \(isThere)\n}\n", "\(ended)")
            }
        }

        @Test func `adding more than 100 drinks to a menu adds none`() throws {
            let drinks = try workspace.run("drinks", "list", "--json").objects().compactMap { $0["id"] as? String }
            try #require(drinks.count > 101)
            let refused = try workspace.run(["party", "add", "--lang", "en"] + drinks.prefix(101))
            #expect(refused.status == .exited(1) && refused.errors.contains("at most 100"), "\(refused)")
            #expect(try workspace.run("party", "list").output.isEmpty)
            #expect(try workspace.run(["party", "add"] + drinks.prefix(100)).status == .exited(0))
            #expect(try workspace.run("party", "list").lines.count == 100)
        }

        @Test func `missing ingredients of a menu are counted in bottles and added to the list`() throws {
            #expect(try workspace.run("bar", "add", "gin", "campari").status == .exited(0))
            #expect(try workspace.run("party", "add", "negroni", "--servings", "40").status == .exited(0))
            let gin = try need("gin")
            #expect(gin["amount"] as? Double == 1_200 && gin["unit"] as? String == "ml")
            #expect(gin["to_buy"] as? Bool == true && gin["short"] as? Double == 500)
            #expect(gin["buy"] as? Int == 1 && gin["pack_ml"] as? Double == 700)
            #expect(gin["for"] as? [String] == ["negroni"])
            let bought = try workspace.run("party", "buy", "--json").object()["added"] as? [String] ?? []
            #expect(Set(["gin", "campari", "sweet-vermouth"]).isSubset(of: bought))
            let again = try workspace.run("party", "buy", "--json").object()
            #expect(again["added"] as? [String] == [])
            let list = try workspace.run("shopping", "list", "--json").objects()
            #expect(list.count == bought.count)
        }

        @Test func `an order is served and logged once`() throws {
            #expect(try workspace.run("bar", "add", "gin", "campari", "sweet-vermouth").status == .exited(0))
            let order = try workspace.run(
                "party", "order", "negroni", "--guest", "Mina", "--note", "no ice", "--json"
            ).object()
            let id = try #require(order["id"] as? String)
            #expect(order["guest"] as? String == "Mina" && order["done"] as? Bool == false)
            #expect(try workspace.run("party", "serve", "999").status == .exited(1))
            let served = try workspace.run("party", "serve", id, "--json").object()
            #expect(served["served"] as? [String] == [id])
            let twice = try workspace.run("party", "serve", id, "--json").object()
            #expect(twice["unchanged"] as? [String] == [id])
            #expect(try workspace.run("log", "list", "--json").objects().count == 1)
            let orders = try workspace.run("party", "orders", "--json").objects()
            #expect(orders.count == 1 && orders.first?["done"] as? Bool == true)
        }

        @Test func `a house recipe can be added, made and removed`() throws {
            let add = ["house", "add", "simple-syrup", "200 g sugar", "200 ml water", "--yield", "300"]
            #expect(try workspace.run(add + ["--json"]).object()["added"] as? [String] == ["simple-syrup"])
            #expect(try workspace.run(add + ["--json"]).object()["unchanged"] as? [String] == ["simple-syrup"])
            let shown = try workspace.run("house", "show", "simple-syrup", "--json").object()
            #expect(shown["yield_ml"] as? Double == 300 && shown["made"] is NSNull)
            let parts = shown["parts"] as? [[String: Any]] ?? []
            #expect(parts.compactMap { $0["ingredient"] as? String } == ["sugar", "water"])
            #expect(parts.compactMap { $0["unit"] as? String } == ["g", "ml"])
            let text = try workspace.run("--lang", "en", "house", "show", "심플 시럽")
            #expect(text.lines.first == "Simple syrup" && text.output.contains("200 g Sugar"), "\(text)")
            let korean = try workspace.run("--lang", "ko", "house", "show", "심플 시럽")
            #expect(korean.output.contains("설탕 200 g"), "\(korean)")
            let made = try workspace.run("house", "make", "simple-syrup", "--json").object()
            #expect(made["made"] as? [String] == ["simple-syrup"])
            #expect(try workspace.bar() == ["simple-syrup"])
            let listed = try workspace.run("house", "list", "--json").objects()
            #expect(listed.count == 1 && listed.first?["made"] is String && listed.first?["days_left"] is Int)
            #expect(try workspace.run("house", "remove", "simple-syrup").status == .exited(0))
            for command in ["show", "make", "remove"] {
                #expect(try workspace.run("house", command, "simple-syrup").status == .exited(1), "\(command)")
            }
        }

        @Test(arguments: [
            ["house", "add", "simple-syrup", "sugar", "--yield", "300"],
            ["house", "add", "simple-syrup", "1 g simple-syrup", "--yield", "300"],
            ["house", "add", "simple-syrup", "1 g sugar", "--yield", "0"],
            ["house", "add", "simple-syrup", "1 g sugar", "--yield", "300", "--days", "366"],
            ["party", "guests"], ["party", "guests", "0"], ["party", "guests", "8", "--day", "tomorrow"],
            ["party", "add", "negroni", "--servings", "1000"],
        ])
        func `invalid arguments are wrong usage and change nothing`(arguments: [String]) throws {
            let result = try workspace.run(arguments)
            #expect(result.status == .exited(64) && result.output.isEmpty && !result.errors.isEmpty, "\(result)")
            #expect(try workspace.run("house", "list").output.isEmpty)
            #expect(try workspace.run("party", "list").output.isEmpty)
        }

        @Test(arguments: [
            ["bar", "add"], ["bar", "remove"], ["bar", "what-if"], ["shopping", "add"], ["drinks", "show"],
            ["ingredient", "name"], ["party", "add"], ["house", "show"], ["read"],
        ])
        func `a name of 120,000 letters is refused in one short line`(command: [String]) throws {
            let name = String(repeating: "a", count: 120_000)
            let result = try workspace.run(
                ["--lang", "en"] + command + [command == ["read"] ? "drink:\(name)" : name])
            #expect(result.status == .exited(64) && result.output.isEmpty)
            #expect(result.errors == "dimo: the name is too long: give at most 200 characters\n")
        }
    }
}
