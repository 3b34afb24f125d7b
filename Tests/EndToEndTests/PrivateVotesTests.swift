import Foundation
import Testing

extension EndToEnd {
    /// Nobody learns other members' votes, even by acting with `--as`.
    @Suite struct PrivateVotesTests {
        @Test func `another account sees the number of votes but not the votes`() throws {
            let workspace = try Workspace()
            for name in ["juno", "mina"] {
                let created = try workspace.run(
                    "account", "create", name, "--nickname", name, "--type", "INTP", "--no-password")
                #expect(created.status == .exited(0))
            }
            for name in ["juno", "mina"] {
                #expect(try workspace.run("dig", "vote", "freder", "ESTP", "--as", name).status == .exited(0))
            }
            #expect(try workspace.run("dig", "vote", "maria", "ESFP", "--as", "mina").status == .exited(0))
            let found = try workspace.run("search", "mina", "--json", "--as", "juno").objects()
            let id = try #require(found.first { $0["kind"] as? String == "member" }?["id"] as? String)
            let page = try workspace.run("snapshot", "member:\(id)", "--as", "juno", "--lang", "en").output
            #expect(page.contains("2 dug") && page.contains("keeps votes private"))
            #expect(!page.contains("ESTP") && !page.contains("Freder") && !page.contains("Maria"))
            let own = try workspace.run("snapshot", "member:\(id)", "--as", "mina", "--lang", "en").output
            #expect(own.contains("ESTP") && own.contains("Freder"))
            let export = try workspace.run("export", "-", "--only", "momentum", "--as", "juno").output
            #expect(export.contains("ESTP") && !export.contains("ESFP"))
            let all = try workspace.run("export", "-", "--as", "juno").output
            #expect(all.contains("\"votes\"") && !all.contains("ESFP"))
        }

        @Test func `a tie and a repeated vote are reported as such`() throws {
            let workspace = try Workspace()
            for (name, type) in [("juno", "INTP"), ("mina", "ENTP")] {
                #expect(
                    try workspace.run("account", "create", name, "--nickname", name, "--no-password").status
                        == .exited(0))
                let voted = try workspace.run("dig", "vote", "freder", type, "--lang", "en", "--as", name)
                #expect(voted.status == .exited(0))
                #expect(voted.output.contains("nobody else has voted yet") == (name == "juno"), "\(voted.output)")
            }
            let shown = try workspace.run("dig", "show", "freder", "--reveal", "--lang", "en", "--as", "juno").output
            #expect(shown.contains("(tied): ENTP, INTP") || shown.contains("(tied): INTP, ENTP"))
            #expect(!shown.contains("otherwise"))
            let document = try workspace.run("dig", "show", "freder", "--json", "--as", "juno").object()
            #expect(document["most_common_type"] is NSNull)
            #expect(document["most_common_types"] as? [String] == ["ENTP", "INTP"])
            #expect(shown.contains("nobody else did") && !shown.contains("0 others"))
            #expect(shown.contains("You and the editor: "), "the editor's type is printed")
            let again = try workspace.run("dig", "vote", "freder", "INTP", "--lang", "ko", "--as", "juno").output
            #expect(again.contains("INTP 투표를 그대로") && !again.contains("INTP에서"))
        }

        @Test func `bar and log commands answer in the requested language`() throws {
            let workspace = try Workspace()
            for arguments in [["bar", "add", "gin"], ["log", "add", "negroni"], ["bar", "remove", "gin"]] {
                let output = try workspace.run(arguments + ["--lang", "ko"]).output
                let hangul = output.unicodeScalars.contains { (0xAC00...0xD7A3).contains($0.value) }
                #expect(hangul, "\(arguments): \(output)")
                #expect(!output.contains("Added") && !output.contains("added"), "\(output)")
            }
        }
    }
}
