import Testing

extension EndToEnd {
    /// Names where ids are asked for, in the shell.
    @Suite struct NamesInShellTests {
        @Test func `a name is as good as an id, and several things of one name are listed`() throws {
            let workspace = try Workspace()
            let vote = try workspace.run("dig", "vote", "하울", "INFP", "--json")
            #expect(try vote.object()["character"] as? String == "howl")
            #expect(try workspace.run("drinks", "show", "네그로니", "--json").object()["id"] as? String == "negroni")
            // The keys of 네그로니 in the other layout.
            let rated = try workspace.run("drinks", "rate", "sprmfhsl", "--rating", "4", "--lang", "en")
            #expect(rated.status == .exited(0) && rated.output.contains("Negroni"), "\(rated)")
            let several = try workspace.run("dig", "show", "간달프")
            #expect(several.status == .exited(64))
            #expect(several.errors.contains("gandalf (") && several.errors.contains("return-of-the-king"))
            let unknown = try workspace.run("drinks", "show", "negronni", "--lang", "en")
            #expect(unknown.status == .exited(1) && unknown.errors.contains("negroni?"))
        }

        /// Their keys in the other layout: 진, 라임 and vodka.
        @Test func `a bottle typed in the other keyboard layout is that bottle`() throws {
            let workspace = try Workspace()
            #expect(try workspace.run("bar", "add", "wls", "--lang", "en").output.contains("added: gin"))
            #expect(try workspace.run("shopping", "add", "fkdla", "--lang", "en").output.contains("added: lime"))
            #expect(try workspace.run("bar", "what-if", "패암", "--lang", "en").status == .exited(0))
        }

        @Test(arguments: [
            ("work:기생충", "work:parasite"), ("character:gkdnf", "character:howl"), ("drink:sprmfhsl", "drink:negroni"),
            ("ingredient:캄파리", "ingredient:campari"), ("compare:네그로니,모히토", "compare:negroni,mojito"),
        ])
        func `a screen is drawn for a name as for an ID`(name: String, id: String) throws {
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
