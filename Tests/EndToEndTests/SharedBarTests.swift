import Foundation
import Testing

extension EndToEnd {
    @Suite struct SharedBarTests {
        private let workspace: Workspace

        init() throws {
            workspace = try Workspace()
            for name in ["juno", "mina"] {
                #expect(
                    try workspace.run(
                        "account", "create", name, "--nickname", name, "--type", "INTP", "--no-password"
                    ).status == .exited(0))
            }
        }

        private func bar(_ account: String) throws -> [String] {
            try workspace.run("bar", "list", "--as", account, "--json").objects()
                .compactMap { $0["ingredient"] as? String }.sorted()
        }

        @Test func `two accounts share a bar until the owner ends it`() throws {
            _ = try workspace.run("bar", "add", "gin", "--as", "mina")
            _ = try workspace.run("bar", "add", "rum", "--as", "juno")
            let refused = try workspace.run("bar", "use", "mina", "--as", "juno")
            #expect(refused.status == .exited(1))
            #expect(refused.errors == "dimo: \"mina\" does not share a bar with you: see dimo bar shares\n")
            #expect(try workspace.run("bar", "share", "juno", "--as", "mina").output == "shared: juno\n")
            #expect(try bar("juno") == ["rum"])
            #expect(try workspace.run("bar", "use", "mina", "--as", "juno").output == "bar: mina\n")
            #expect(try bar("juno") == ["gin"])
            _ = try workspace.run("bar", "add", "campari", "--as", "juno")
            #expect(try bar("mina") == ["campari", "gin"])

            let given = try workspace.run("bar", "shares", "--as", "mina", "--json").object()
            #expect(given["uses"] is NSNull)
            let partner = try #require((given["given"] as? [[String: Any]])?.first)
            #expect(partner["id"] as? String == "juno")
            #expect(partner["nickname"] as? String == "juno")
            #expect(partner["used"] as? Bool == true)
            #expect((partner["since"] as? String)?.hasSuffix("Z") == true)
            let received = try workspace.run("bar", "shares", "--as", "juno", "--json").object()
            #expect(received["uses"] as? String == "mina")
            #expect((received["given"] as? [Any])?.isEmpty == true)
            let lines = try workspace.run("bar", "shares", "--as", "juno").lines
            #expect(lines.count == 1)
            #expect(lines.first?.hasPrefix("received\tmina\tmina\tused\t") == true)

            #expect(try workspace.run("bar", "use", "own", "--as", "juno").output == "bar: own\n")
            #expect(try bar("juno") == ["rum"])
            _ = try workspace.run("bar", "use", "mina", "--as", "juno")
            #expect(
                try workspace.run("bar", "share", "--end", "juno", "--as", "mina").output == "stopped sharing: juno\n")
            #expect(try bar("juno") == ["rum"])
            #expect(try bar("mina") == ["campari", "gin"])
        }

        @Test func `the local profile can share and use bars like accounts`() throws {
            _ = try workspace.run("bar", "add", "gin")
            #expect(try workspace.run("bar", "share", "juno").status == .exited(0))
            #expect(try workspace.run("bar", "use", "local", "--as", "juno").output == "bar: local\n")
            #expect(try bar("juno") == ["gin"])
            #expect(try workspace.run("bar", "share", "local", "--as", "mina").output == "shared: local\n")
            #expect(try workspace.run("bar", "use", "mina").status == .exited(0))
            #expect(try bar("local").isEmpty)
            #expect(try bar("juno") == ["gin"])
        }

        @Test func `repeated commands succeed, and invalid ones fail with an error`() throws {
            for _ in 0..<2 { #expect(try workspace.run("bar", "share", "juno").status == .exited(0)) }
            for _ in 0..<2 { #expect(try workspace.run("bar", "share", "juno", "--end").status == .exited(0)) }
            let empty = try workspace.run("bar", "shares")
            #expect(empty.status == .exited(0))
            #expect(empty.output.isEmpty)
            for (arguments, status, expected) in [
                (["bar", "share", "nobody"], 1, "no account \"nobody\": see dimo account list"),
                (["bar", "use", "nobody"], 1, "no account \"nobody\": see dimo account list"),
                (["bar", "share", "x!"], 64, "is not a valid ID"),
                (["bar", "share", "juno", "--as", "juno"], 1, "is you"),
            ] {
                let result = try workspace.run(arguments)
                #expect(result.status == .exited(Int32(status)), "\(result)")
                #expect(result.errors.contains(expected), "\(result)")
                #expect(result.output.isEmpty)
            }
        }
    }
}
