import Foundation
import Testing

extension EndToEnd {
    /// The online catalogues in the shell and in the program, from a server on loopback.
    @Suite struct OnlineTests {
        @Test func `a work found online can be saved in the program and dug offline`()
            async throws
        {
            let workspace = try Workspace()
            try await OnlineServer.run { server in
                try workspace.useCatalogues(of: server)
                let window = try Tmux(workspace.command(["open", "search:"]), size: WindowSize(100, 30))
                try window.waitFor("Type to search")
                try window.type("ferry")
                try window.waitFor("Night Ferry")
                try window.waitFor("Ferry Sour")
                #expect(server.targets.count == 3, "\(server.targets)")
                // Goes down to the row, past the suggestions above it.
                try window.press("Tab")
                for _ in 1...30 where !window.settled().selects("Night Ferry") { try window.press("Down") }
                try window.press("Enter")
                try window.waitFor("Save it")
                #expect(window.settled().contains("Ann Rudder"))
                try window.press("k")
                try window.waitFor("Saved from AniList on")
                try window.waitFor("Ann Rudder")
                try window.press("C-c", "C-c")
                _ = window.waitForExit()
                // The entry is still there after a restart and without a network.
                let found = try workspace.run("--offline", "search", "night ferry", "--json")
                #expect(found.output.contains("anilist-1"), "\(found)")
                let dug = try workspace.run("--offline", "dig", "vote", "anilist-1-10", "INFP")
                #expect(dug.status == .exited(0), "\(dug)")
                #expect(server.targets.count == 4)
            }
        }

        @Test func `a series found at Wikidata is saved with its cast, without an API key`() async throws {
            let workspace = try Workspace()
            try await OnlineServer.run { server in
                try workspace.offerWikidata(of: server)
                let window = try Tmux(workspace.command(["open", "search:"]), size: WindowSize(100, 30))
                try window.waitFor("Type to search")
                try window.type("qqharbour")
                try window.waitFor("Search online for")
                #expect(server.targets.isEmpty)
                try window.press("Tab")
                for _ in 1...5 where !window.settled().selects(#"Search online for "qqharbour""#) {
                    try window.press("Down")
                }
                try window.press("Enter")
                try window.waitFor("Wikidata: films")
                try window.press("Enter")
                try window.waitFor("Harbour Lights")
                for _ in 1...5 where !window.settled().selects("Harbour Lights") { try window.press("Down") }
                try window.press("Enter")
                try window.waitFor("Save it")
                #expect(window.settled().contains("Ann Rudder"))
                try window.press("k")
                try window.waitFor("Saved from Wikidata on")
                try window.waitFor("Ann Rudder")
                try window.press("C-c", "C-c")
                _ = window.waitForExit()
                let found = try workspace.run("--offline", "search", "항구의 불빛", "--json")
                #expect(found.output.contains("wikidata-q1"), "\(found)")
                let dug = try workspace.run("--offline", "dig", "vote", "tvmaze-82-10", "INFP")
                #expect(dug.status == .exited(0), "\(dug)")
                let again = try workspace.run("keep", "wikidata:Q1")
                #expect(again.lines.allSatisfy { $0.hasPrefix("updated") }, "\(again)")
            }
        }

        @Test func `search --online and keep work in the shell, and keeping again updates`() async throws {
            let workspace = try Workspace()
            try await OnlineServer.run { server in
                try workspace.useCatalogues(of: server)
                let found = try workspace.run("search", "--online", "ferry", "--json")
                #expect(found.status == .exited(0), "\(found)")
                let rows = try #require(
                    try JSONSerialization.jsonObject(with: Data(found.output.utf8)) as? [[String: Any]])
                #expect(rows.map { $0["id"] as? String } == ["anilist:1", "tmdb:9000603", "thecocktaildb:11007"])
                #expect(rows.map { $0["kind"] as? String } == ["animation", "film", "drink"])
                #expect(
                    Set(rows[0].keys) == ["kind", "id", "name_en", "name_ko", "name_original", "year", "kept", "age_s"])
                #expect(rows[0]["name_ko"] as? String == "밤의 나룻배" && rows[0]["year"] as? Int == 2019)
                let kept = try workspace.run("keep", "anilist:1", "tmdb:9000603", "thecocktaildb:11007", "--json")
                let items = try #require(try kept.object()["kept"] as? [[String: Any]], "\(kept)")
                #expect(items.map { $0["id"] as? String } == ["anilist-1", "tmdb-9000603", "cocktaildb-11007"])
                #expect(items.allSatisfy { $0["outcome"] as? String == "added" })
                let again = try workspace.run("keep", "anilist:1", "thecocktaildb:11007")
                #expect(again.lines.allSatisfy { $0.hasPrefix("updated") }, "\(again)")
                // A fresh result is not requested again, and marks saved entries.
                let asked = server.targets.count
                let known = try workspace.run("search", "--online", "FERRY ", "--from", "thecocktaildb")
                #expect(known.output.contains("cocktaildb-11007"), "\(known)")
                #expect(server.targets.count == asked)
                let drink = try workspace.run("--offline", "drinks", "show", "cocktaildb-11007")
                #expect(drink.output.contains("Ferry Sour"), "\(drink)")
                let list = try workspace.run("--offline", "search", "captain haru")
                #expect(list.output.contains("Ferry to Busan (1999)"), "\(list)")
            }
        }

        @Test func `offline commands fail and send nothing`() async throws {
            let workspace = try Workspace()
            try await OnlineServer.run { server in
                try workspace.useCatalogues(of: server)
                for command in [["search", "--online", "ferry"], ["keep", "anilist:1"]] {
                    let result = try workspace.run(["--offline"] + command)
                    #expect(result.status == .exited(1) && result.output.isEmpty, "\(result)")
                    #expect(result.errors.hasPrefix("dimo: "), "\(result)")
                }
                let window = try Tmux(
                    workspace.command(["--offline", "open", "search:ferry"]), size: WindowSize(100, 30))
                try window.waitFor("Network access is off")
                #expect(server.targets.isEmpty)
            }
        }

        @Test func `catalogue errors exit with 1, and a wrong ID or option with 64`()
            async throws
        {
            let workspace = try Workspace()
            try await OnlineServer.run { server in
                try workspace.useCatalogues(of: server)
                server.fail(401)
                let refused = try workspace.run("search", "--online", "ferry", "--from", "tmdb")
                #expect(
                    refused.status == .exited(1) && refused.errors.contains("rejected the key"), "\(refused)")
                server.fail(500)
                let failed = try workspace.run("keep", "anilist:1")
                #expect(failed.status == .exited(1) && failed.errors.contains("anilist:1"), "\(failed)")
                let wrong = try workspace.run("keep", "imdb:tt1")
                #expect(wrong.status == .exited(64), "\(wrong)")
                let page = try workspace.run("search", "ferry", "--page", "2")
                #expect(page.status == .exited(64), "\(page)")
            }
            let off = try Workspace().run("search", "--online", "ferry")
            #expect(off.status == .exited(1) && off.errors.contains("providers.wikidata.enabled"), "\(off)")
        }

        @Test func `the log contains no key, token or search text`() async throws {
            let workspace = try Workspace()
            try await OnlineServer.run { server in
                try workspace.useCatalogues(of: server)
                for status in [200, 401, 500] {
                    server.fail(status)
                    for command in [
                        ["search", "--online", "ferryman"], ["keep", "tmdb:9000603"], ["keep", "thecocktaildb:11007"],
                    ] {
                        _ = try workspace.run(["--log-level", "trace"] + command)
                    }
                }
                #expect(server.targets.contains { $0.contains("supporter-9876") })
            }
            let log = try String(contentsOfFile: "\(workspace.data)/state/dimo.log", encoding: .utf8)
            #expect(log.contains("GET http://127.0.0.1"), "\(log)")
            for secret in [OnlineServer.token, "supporter-9876", "ferryman"] {
                #expect(!log.contains(secret), "\(secret)")
            }
        }
    }
}
