import Domain
import Foundation
import Testing

extension EndToEnd {
    /// `dimo shopping`, `dimo log`, and their effect on lists of drinks.
    @Suite struct ShoppingAndLogTests {
        private let workspace: Workspace

        init() throws {
            workspace = try Workspace()
        }

        private func ids(_ arguments: String...) throws -> [String] {
            try workspace.run(arguments + ["--json"]).objects().compactMap { $0["id"] as? String }
        }

        @Test func `both lists are empty at first`() throws {
            for list in ["shopping", "log"] {
                let json = try workspace.run(list, "list", "--json")
                #expect(json.status == .exited(0), "\(json)")
                #expect(json.output == "[]\n")
                #expect(try workspace.run(list, "list").output.isEmpty)
            }
        }

        @Test func `shopping add lists each item once`() throws {
            let added = try workspace.run("shopping", "add", "gin", "lime", "gin", "--json").object()
            #expect(added["added"] as? [String] == ["gin", "lime"])
            let again = try workspace.run("shopping", "add", "lime", "campari", "--json")
            #expect(again.status == .exited(0))
            #expect(try again.object()["added"] as? [String] == ["campari"])
            #expect(try again.object()["unchanged"] as? [String] == ["lime"])
            let items = try workspace.run("shopping", "list", "--json").objects()
            #expect(items.compactMap { $0["ingredient"] as? String } == ["gin", "lime", "campari"])
            for key in ["id", "ingredient", "text", "amount", "unit", "for", "done"] {
                #expect(items.allSatisfy { $0.keys.contains(key) }, "\(key)")
            }
            #expect(items.allSatisfy { $0["amount"] is NSNull && $0["done"] as? Bool == false })
            let lines = try workspace.run("shopping", "list").lines
            #expect(lines.count == 3)
            #expect(Set(lines.map { $0.components(separatedBy: "\t").count }) == [7])
        }

        @Test func `an unknown ingredient changes nothing`() throws {
            for arguments in [["shopping", "add", "gin", "campary"], ["shopping", "done", "campary"]] {
                let result = try workspace.run(arguments)
                #expect(result.status == .exited(1), "\(result)")
                #expect(result.errors.contains("campari"), "\(result)")
                #expect(result.output.isEmpty)
            }
            #expect(try ids("shopping", "list").isEmpty)
        }

        @Test func `shopping done moves items into the bar by ID or ingredient, only once`() throws {
            #expect(
                try workspace.run("shopping", "add", "gin", "campari", "sweet-vermouth").status == .exited(0))
            let campari = try ids("shopping", "list")[1]
            let first = try workspace.run("shopping", "done", "gin", campari, "--json").object()
            #expect(first["done"] as? [String] == ["gin", campari])
            #expect(try workspace.bar() == ["gin", "campari"])
            let second = try workspace.run("shopping", "done", "gin", "sweet-vermouth", "rum", "--json").object()
            #expect(second["done"] as? [String] == ["sweet-vermouth"])
            #expect(second["unchanged"] as? [String] == ["gin", "rum"])
            #expect((second["unlocked"] as? [String])?.contains("negroni") == true)
            #expect(try workspace.bar() == ["gin", "campari", "sweet-vermouth"])
            let items = try workspace.run("shopping", "list", "--json").objects()
            #expect(items.allSatisfy { $0["done"] as? Bool == true })
            #expect(try workspace.run("shopping", "clear").status == .exited(0))
            #expect(try workspace.run("shopping", "clear").status == .exited(0))
            #expect(try ids("shopping", "list").isEmpty)
            #expect(try workspace.run("shopping", "done", campari).status == .exited(0))
        }

        @Test func `shopping takes other things by their words, and clear names what it removed`() throws {
            let added = try workspace.run("shopping", "add", "paper umbrellas", "얼음 2봉지", "lime", "--json").object()
            #expect(added["added"] as? [String] == ["paper umbrellas", "얼음 2봉지", "lime"])
            let again = try workspace.run("shopping", "add", "paper umbrellas", "--json").object()
            #expect(again["unchanged"] as? [String] == ["paper umbrellas"])
            let done = try workspace.run("shopping", "done", "Paper Umbrellas", "--json").object()
            #expect(done["done"] as? [String] == ["Paper Umbrellas"])
            #expect(try workspace.bar().isEmpty)
            let cleared = try workspace.run("shopping", "clear", "--lang", "ko")
            #expect(cleared.output.contains("paper umbrellas, 얼음 2봉지, 라임"), "\(cleared)")
        }

        @Test func `shopping done takes the name of an ingredient`() throws {
            #expect(try workspace.run("shopping", "add", "오렌지", "sweet vermouth").status == .exited(0))
            let done = try workspace.run("shopping", "done", "오렌지", "sweet vermouth", "--json").object()
            #expect(done["done"] as? [String] == ["오렌지", "sweet vermouth"])
            #expect(try workspace.bar() == ["orange", "sweet-vermouth"])
        }

        @Test func `log add records rating, note, servings and time`() throws {
            let result = try workspace.run(
                "log", "add", "negroni", "--rating", "4.5", "--note", "less\n\u{1b}vermouth", "--servings", "2", "--at",
                "2026-01-02T03:04:05+09:00", "--json")
            #expect(result.status == .exited(0), "\(result)")
            let added = try result.object()
            #expect(added["drink"] as? String == "negroni")
            #expect(added["name_ko"] as? String == "네그로니")
            #expect(added["at"] as? String == "2026-01-01T18:04:05Z")
            #expect(added["rating"] as? Double == 4.5)
            #expect(added["note"] as? String == "less vermouth")
            #expect(added["servings"] as? Double == 2)
            #expect(added["variant"] is NSNull)
            #expect((38...39).contains(added["ethanol_g"] as? Double ?? 0))
            let listed = try workspace.run("log", "list", "--json").objects()
            #expect(listed.count == 1)
            for (key, value) in listed[0] { #expect("\(value)" == "\(added[key] ?? "none")", "\(key)") }
        }

        @Test func `a day without a time is logged at noon, unless it is in the future`() throws {
            let added = try workspace.run("log", "add", "negroni", "--at", "2026-01-02", "--json").object()
            #expect(added["at"] as? String == "2026-01-02T12:00:00Z")
            for day in ["2026-02-30", "9999-01-01"] {
                #expect(try workspace.run("log", "add", "negroni", "--at", day).status == .exited(64))
            }
        }

        @Test(arguments: [("yesterday", 1), ("어제", 1), ("Today", 0), ("오늘", 0)])
        func `a named day is the day of an evening, which ends at 05:00`(name: String, days: Int64) throws {
            func evening() -> String {
                let seconds = Int64(Date().timeIntervalSince1970) - 5 * 3_600 - days * 86_400
                return LocalDay(daysSince1970: seconds / 86_400).text
            }
            let before = evening()
            let added = try workspace.run("log", "add", "negroni", "--at", name, "--json").object()
            let at = try #require((added["at"] as? String).flatMap(RFC3339.seconds))
            let day = LocalDay(daysSince1970: (at - 5 * 3_600) / 86_400).text
            #expect([before, evening()].contains(day))
            if days > 0 { #expect(at % 86_400 == 12 * 3_600) }
        }

        @Test(arguments: [("yesterday 20:05", 20), ("어제 20:05", 20), ("Yesterday 01:05", 25), ("어제  01:05", 25)])
        func `a named day takes a time of day, which before 05:00 is in the night after it`(
            time: String, hours: Int64
        ) throws {
            let result = try workspace.run("log", "add", "negroni", "--at", time, "--json")
            let at = try #require(try (result.object()["at"] as? String).flatMap(RFC3339.seconds))
            let now = Int64(Date().timeIntervalSince1970)
            let evening = (now - 5 * 3_600) / 86_400 - 1
            let wanted = evening * 86_400 + hours * 3_600 + 300
            #expect([wanted, wanted + 86_400].contains(at) && at <= now, "\(result)")
        }

        @Test(arguments: ["yesterday 25:00", "20:05 어제", "오늘 저녁", "yesterday 20:05 sharp"])
        func `a named day takes nothing but a time of day`(time: String) throws {
            let result = try workspace.run("log", "add", "negroni", "--at", time)
            #expect(result.status == .exited(64) && result.errors.contains("20:00"), "\(result)")
        }

        @Test(arguments: ["2026-01-02T20:05", "2026-01-02 20:05"])
        func `a time without a zone is local time`(time: String) throws {
            let zone = TestEnvironment.with(["TZ": "KST-9"])
            let added = try workspace.run("log", "add", "negroni", "--at", time, "--json", environment: zone)
            #expect(try added.object()["at"] as? String == "2026-01-02T11:05:00Z")
        }

        @Test func `a time of day is the latest one`() throws {
            let now = Int64(Date().timeIntervalSince1970)
            for (seconds, ago) in [(now - 3_600, 3_600), (now + 3_600, 23 * 3_600)] as [(Int64, Int64)] {
                let time = String(RFC3339.text(seconds).dropFirst(11).prefix(5))
                let added = try workspace.run("log", "add", "negroni", "--at", time, "--json").object()
                let at = try #require((added["at"] as? String).flatMap(RFC3339.seconds))
                #expect(abs(now - ago - at) <= 60, "\(time)")
            }
        }

        @Test func `standard drinks use the size in the settings`() throws {
            #expect(try workspace.run("config", "set", "units.standard_drink_g", "7").status == .exited(0))
            #expect(try workspace.run("log", "add", "negroni").output.contains("standard drinks of 7 g"))
        }

        @Test func `the log lists the newest first, and IDs of removed entries are not reused`() throws {
            for (drink, day) in [("negroni", "03"), ("daiquiri", "05"), ("dry-martini", "04")] {
                let time = "2026-01-\(day)T20:00:00Z"
                #expect(try workspace.run("log", "add", drink, "--at", time).status == .exited(0))
            }
            let log = try workspace.run("log", "list", "--json").objects()
            #expect(log.compactMap { $0["drink"] as? String } == ["daiquiri", "dry-martini", "negroni"])
            let id = try #require(log.first?["id"] as? String)
            #expect(try workspace.run("log", "remove", id, "--json").object()["removed"] as? [String] == [id])
            let again = try workspace.run("log", "remove", id, "--json", "--lang", "en")
            #expect(again.status == .exited(1))
            #expect(again.errors.contains("\"\(id)\"") && again.output.isEmpty, "\(again)")
            #expect(try workspace.run("log", "remove", "negroni").status == .exited(1))
            #expect(try workspace.run("log", "add", "negroni").status == .exited(0))
            #expect(try !ids("log", "list").contains(id))
        }

        @Test(arguments: [
            ["--rating", "4.3"], ["--rating", "0"], ["--rating", "5.5"], ["--rating", "good"], ["--rating", "inf"],
            ["--rating=-1"], ["--servings", "0"], ["--servings", "nan"], ["--at", "tomorrow"],
            ["--at", "2026-02-30T00:00:00Z"], ["--at", "2026-02-30T19:40"], ["--at", "9999-01-01T00:00:00Z"],
            ["--at", "9999-01-01 19:40"], ["--at", "24:00"],
        ])
        func `an invalid value is wrong usage and logs nothing`(option: [String]) throws {
            let result = try workspace.run(["log", "add", "negroni"] + option)
            #expect(result.status == .exited(64), "\(result)")
            #expect(result.errors.hasPrefix("dimo: "))
            #expect(result.output.isEmpty)
            #expect(try ids("log", "list").isEmpty)
        }

        @Test func `an unknown drink is not logged`() throws {
            let result = try workspace.run("log", "add", "negrony")
            #expect(result.status == .exited(1), "\(result)")
            #expect(result.errors.contains("negroni"))
            #expect(try ids("log", "list").isEmpty)
        }

        @Test func `drinks can be sorted by rating, last making and number of makings`() throws {
            for (drink, day, rating) in [
                ("mojito", "01", "3"), ("negroni", "02", "5"), ("negroni", "03", "4"), ("dry-martini", "04", "4.5"),
            ] {
                let time = "2026-01-\(day)T20:00:00Z"
                #expect(try workspace.run("log", "add", drink, "--rating", rating, "--at", time).status == .exited(0))
            }
            #expect(try workspace.run("log", "add", "daiquiri", "--at", "2026-01-09T20:00:00Z").status == .exited(0))
            let byRating = try ids("drinks", "list", "--sort", "rating", "--limit", "5")
            #expect(Array(byRating.prefix(3)) == ["dry-martini", "negroni", "mojito"])
            let byDay = try ids("drinks", "list", "--sort", "made", "--limit", "5")
            #expect(Array(byDay.prefix(4)) == ["daiquiri", "dry-martini", "negroni", "mojito"])
            #expect(try ids("drinks", "list", "--sort", "made").count == ids("drinks", "list").count)
            let byCount = try ids("drinks", "list", "--sort", "count", "--limit", "5")
            #expect(Array(byCount.prefix(4)) == ["negroni", "daiquiri", "dry-martini", "mojito"])
            let negroni = try workspace.run("drinks", "show", "negroni", "--json").object()
            #expect(negroni["made"] as? Int == 2)
            #expect(negroni["rating"] as? Double == 4.5)
            #expect(negroni["saved"] as? Bool == false)
            #expect(negroni["tried"] as? Bool == false)
            #expect(try workspace.run("drinks", "show", "gimlet", "--json").object()["rating"] is NSNull)
        }

        @Test func `sorting by rating counts a rating given without making the drink`() throws {
            #expect(try workspace.run("log", "add", "daiquiri", "--rating", "4").status == .exited(0))
            #expect(try workspace.run("drinks", "rate", "negroni", "--rating", "4.5").status == .exited(0))
            #expect(try ids("drinks", "list", "--sort", "rating", "--limit", "2") == ["negroni", "daiquiri"])
        }
    }
}
