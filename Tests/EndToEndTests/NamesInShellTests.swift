import Testing

extension EndToEnd {
    /// Names in place of ids, in the shell.
    @Suite struct NamesInShellTests {
        @Test func `a name works like an ID, and an ambiguous name lists its matches`() throws {
            let workspace = try Workspace()
            let vote = try workspace.run("dig", "vote", "하울", "INFP", "--json")
            #expect(try vote.object()["character"] as? String == "howl")
            #expect(try workspace.run("drinks", "show", "네그로니", "--json").object()["id"] as? String == "negroni")
            // 네그로니 typed in the other layout.
            let rated = try workspace.run("drinks", "rate", "sprmfhsl", "--rating", "4", "--lang", "en")
            #expect(rated.status == .exited(0) && rated.output.contains("Negroni"), "\(rated)")
            let several = try workspace.run("dig", "show", "간달프")
            #expect(several.status == .exited(64))
            #expect(several.errors.contains("gandalf (") && several.errors.contains("return-of-the-king"))
            let unknown = try workspace.run("drinks", "show", "negronni", "--lang", "en")
            #expect(unknown.status == .exited(1) && unknown.errors.contains("negroni?"))
            let korean = try workspace.run("drinks", "show", "네그로늬", "--lang", "en")
            #expect(korean.status == .exited(1) && korean.errors.contains("negroni?"), "\(korean)")
            let alias = try workspace.run("drinks", "show", "martni", "--lang", "en")
            #expect(alias.status == .exited(1) && alias.errors.lowercased().contains("martini?"), "\(alias)")
        }

        @Test(arguments: [
            (["log", "add", "nonsense"], "no drink \"nonsense\""), (["bar", "remove", "없음"], "no ingredient \"없음\""),
            (
                ["bar", "add", "진토닉"],
                "\"진토닉\" is a drink, not an ingredient: see dimo drinks show gin-and-tonic"
            ),
        ])
        func `a name that is near none gets no suggestion, and a drink is not an ingredient`(
            arguments: [String], error: String
        ) throws {
            let result = try Workspace().run(["--lang", "en"] + arguments)
            #expect(result.status == .exited(1) && result.errors == "dimo: \(error)\n", "\(result)")
        }

        /// 진, 라임 and vodka typed in the other layout.
        @Test func `a bottle typed in the other keyboard layout is recognised`() throws {
            let workspace = try Workspace()
            #expect(try workspace.run("bar", "add", "wls", "--lang", "en").output.contains("added: gin"))
            #expect(try workspace.run("shopping", "add", "fkdla", "--lang", "en").output.contains("added: lime"))
            #expect(try workspace.run("bar", "what-if", "패암", "--lang", "en").status == .exited(0))
        }

        @Test func `drinks list takes a base or a tag by its name in either language, and lists the names`() throws {
            let workspace = try Workspace()
            let csv = "name,tags,ingredient,amount,unit\nWinter Gin,겨울,gin,1,oz\n"
            #expect(try workspace.run("import", "-", "--format", "csv", input: csv).status == .exited(0))
            func ids(_ options: String...) throws -> [String] {
                try workspace.run(["drinks", "list", "--json"] + options).objects().compactMap { $0["id"] as? String }
            }
            let own = try ids("--tag", "겨울")
            #expect(own.count == 1)
            #expect(try ids("--tag", "before dinner") == ids("--tag", "before-dinner"))
            #expect(try ids("--tag", "클래식") == ids("--tag", "classic"))
            #expect(try ids("--base", "진") == ids("--base", "gin"))
            #expect(try ids("--base", "진", "--tag", "겨울") == own)
            let near = try workspace.run("--lang", "en", "drinks", "list", "--tag", "clasic")
            #expect(near.status == .exited(64) && near.errors == "dimo: no tag \"clasic\": did you mean classic?\n")
            let none = try workspace.run("--lang", "en", "drinks", "list", "--base", "something")
            #expect(none.status == .exited(64) && none.errors.contains("choose one of beer, brandy, gin"), "\(none)")
        }

        @Test(arguments: [
            ("하울", "Howl"), ("porco-rosso", "Porco Rosso"), ("drink:네그로니", "Negroni"), ("work:gkdnfdml", nil),
            ("compare:gkdnfdml,mojito", nil),
        ])
        func `open finds a page by its name`(name: String, page: String?) throws {
            let workspace = try Workspace()
            #expect(try workspace.run("bar", "list").status == .exited(0))
            let command = ["--lang", "en", "open", name]
            guard let page else {
                let failed = try workspace.run(command)
                return #expect(failed.status == .exited(1) && failed.errors.contains("\"gkdnfdml\""), "\(failed)")
            }
            let window = try Tmux(workspace.command(command), size: WindowSize(100, 30))
            try window.waitUntil("the page of \(page)") { $0.contains("› \(page)") }
        }

        @Test(arguments: [("홈바", "bar"), ("장보기 목록", "bar/shopping"), ("파티", "bar/party"), ("화면", "settings/look")])
        func `a page without an ID is found by its name on the screens`(name: String, route: String) throws {
            let workspace = try Workspace()
            let named = try workspace.run("--lang", "ko", "read", name)
            #expect(named.status == .exited(0), "\(named)")
            #expect(try named.output == workspace.run("--lang", "ko", "read", route).output)
        }

        @Test func `an ambiguous name lists its pages, and a partial one suggests the page`() throws {
            let workspace = try Workspace()
            for command in ["open", "read"] {
                let several = try workspace.run("--lang", "en", command, "간달프")
                #expect(several.status == .exited(64) && several.output.isEmpty, "\(several)")
                #expect(several.errors.contains("character:gandalf ("), "\(several)")
            }
            let near = try workspace.run("--lang", "en", "open", "casablan")
            #expect(near.status == .exited(64) && near.errors.contains("did you mean work:casablanca"), "\(near)")
            #expect(try workspace.run("read", "howl").output == workspace.run("read", "character:howl").output)
        }

        @Test func `dig random picks a different character each time`() throws {
            let workspace = try Workspace()
            var met: [String] = []
            for _ in 0..<4 {
                let picked = try workspace.run("dig", "random", "--json").object()
                met.append(try #require(picked["id"] as? String))
                #expect(picked["guess"] == nil && picked["name_ko"] != nil && picked["work"] != nil)
            }
            #expect(Set(met).count == 4, "\(met)")
            let text = try workspace.run("--lang", "en", "dig", "random")
            #expect(text.lines.count == 2 && text.lines.last?.hasPrefix("to dig: dimo dig vote ") == true, "\(text)")
        }

        @Test(arguments: [
            ("work:기생충", "work:parasite"), ("character:gkdnf", "character:howl"), ("drink:sprmfhsl", "drink:negroni"),
            ("ingredient:캄파리", "ingredient:campari"), ("compare:네그로니,모히토", "compare:negroni,mojito"),
        ])
        func `a snapshot by name equals the snapshot by ID`(name: String, id: String) throws {
            let workspace = try Workspace()
            let date = ["--date", "2026-11-21T19:40"]
            let named = try workspace.run(["snapshot", name] + date)
            #expect(named.status == .exited(0), "\(named)")
            let byID = try workspace.run(["snapshot", id] + date)
            #expect(named.output == byID.output)
            #expect(try workspace.run("read", "character:간달프").status == .exited(64))
        }
    }
}
