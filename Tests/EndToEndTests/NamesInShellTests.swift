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
    }
}
