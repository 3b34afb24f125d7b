import Foundation
import Testing

extension EndToEnd {
    /// Recipes from a Bar Assistant server on loopback, and the picture of one beside its page.
    @Suite struct PullTests {
        private func environment(_ token: String = RecipeServer.token) -> [String: String] {
            TestEnvironment.base.merging(["BAR_ASSISTANT_TOKEN": token]) { $1 }
        }

        private func pull(
            _ workspace: Workspace, _ server: RecipeServer, _ options: [String] = [], token: String = RecipeServer.token
        ) throws -> CommandResult {
            try Command.run(
                workspace.command(["import", "bar-assistant", "--url", server.address, "--json"] + options),
                environment: environment(token))
        }

        @Test func `the first pull imports everything, and later pulls only changes`() async throws {
            let workspace = try Workspace()
            try await RecipeServer.run { server in
                let first = try pull(workspace, server)
                #expect(first.status == .exited(0), "\(first)")
                #expect(try first.object()["imported"] as? Int == 2)
                let drink = try workspace.run("drinks", "show", "my-attic-sour", "--json").object()
                #expect(drink["rating"] as? Double == 4.5)
                #expect(try workspace.bar().contains("gin"))
                let shown = try workspace.run("drinks", "show", "my-attic-sour")
                #expect(shown.output.contains("45 ml"), "\(shown)")
                #expect(try workspace.run("shopping", "list").output.contains("Campari"))
                let asked = server.targets.count
                let second = try pull(workspace, server)
                #expect(try second.object()["imported"] as? Int == 0)
                #expect(try second.object()["skipped"] as? Int == 2)
                #expect(!server.targets.dropFirst(asked).contains { $0.contains("share") })
                server.change(gin: 60, at: "2026-09-01T10:00:00Z")
                let third = try pull(workspace, server)
                #expect(try third.object()["updated"] as? Int == 1)
                #expect(try workspace.run("drinks", "show", "my-attic-sour").output.contains("60 ml"))
            }
        }

        @Test func `a refused token is reported, and no file or message contains a token`() async throws {
            let workspace = try Workspace()
            try await RecipeServer.run { server in
                let refused = try pull(workspace, server, token: "12|wRoNgOnE")
                #expect(refused.status == .exited(1) && refused.errors.contains("rejected the token"), "\(refused)")
                let none = try workspace.run("import", "bar-assistant", "--url", server.address)
                #expect(none.status == .exited(64) && none.errors.contains("BAR_ASSISTANT_TOKEN"), "\(none)")
                let offline = try Command.run(
                    workspace.command(["--offline", "import", "bar-assistant", "--url", server.address]),
                    environment: environment())
                #expect(offline.status == .exited(1) && offline.errors.contains("network access is off"), "\(offline)")
                _ = try pull(workspace, server)
                for result in [refused, none, offline] { #expect(!result.errors.contains("wRoNgOnE")) }
                let files = FileManager.default.enumerator(atPath: workspace.data)?.compactMap { $0 as? String } ?? []
                #expect(files.count > 3)
                for file in files {
                    let data = FileManager.default.contents(atPath: "\(workspace.data)/\(file)") ?? Data()
                    for secret in ["sEcReTtOkEn", "wRoNgOnE"] {
                        #expect(data.range(of: Data(secret.utf8)) == nil, "\(file) has the token")
                    }
                }
            }
        }

        @Test func `a forbidden configured address is reported with the setting to allow it`() throws {
            let workspace = try Workspace()
            try FileManager.default.createDirectory(
                atPath: "\(workspace.data)/config", withIntermediateDirectories: true,
                attributes: [.posixPermissions: 0o700])
            try "providers: {bar_assistant: {url: 'http://192.168.7.7:3000'}}\n".write(
                toFile: "\(workspace.data)/config/config.yaml", atomically: true, encoding: .utf8)
            let refused = try Command.run(
                workspace.command(["--offline", "import", "bar-assistant"]), environment: environment())
            #expect(refused.status == .exited(64), "\(refused)")
            for part in ["http://192.168.7.7:3000", "providers.bar_assistant.insecure"] {
                #expect(refused.errors.contains(part), "\(refused)")
            }
        }

        @Test func `a drink's picture shows beside its page, and offline once fetched`() async throws {
            let workspace = try Workspace()
            try await RecipeServer.run { server in
                _ = try pull(workspace, server)
                let open = workspace.command(["open", "drink:my-attic-sour"])
                let window = try Tmux(open, size: WindowSize(100, 30))
                #expect(window.wait { $0.contains("▀▀▀▀▀▀▀▀") }.isDone, "\(window.screen)")
                try window.waitUntil("recipe") { $0.contains("Attic Sour") && $0.contains("45 ml") }
                #expect(server.targets.filter { $0 == "/pictures/attic.png" }.count == 1)
                // The picture disappears without room, and returns.
                try window.resize(to: WindowSize(80, 24))
                #expect(window.wait { !$0.contains("▀") && $0.contains("Attic Sour") }.isDone)
                try window.resize(to: WindowSize(160, 45))
                #expect(window.wait { $0.contains("▀▀▀▀▀▀▀") }.isDone, "\(window.screen)")
                let asked = server.targets.count
                let offline = try Tmux(
                    workspace.command(["--offline", "open", "drink:my-attic-sour"]), size: WindowSize(100, 30))
                #expect(offline.wait { $0.contains("▀▀▀▀▀▀▀▀") }.isDone, "\(offline.screen)")
                #expect(server.targets.count == asked)
            }
        }

        @Test(arguments: [["--ascii"], ["--plain"], ["--color", "never"], ["--theme", "mono"]])
        func `no picture is fetched without colours, in ASCII or in plain mode`(options: [String]) async throws {
            let workspace = try Workspace()
            try await RecipeServer.run { server in
                _ = try pull(workspace, server)
                let window = try Tmux(
                    workspace.command(options + ["open", "drink:my-attic-sour"]), size: WindowSize(100, 30))
                #expect(window.wait { $0.contains("Lime juice") }.isDone, "\(window.screen)")
                try window.press("Down")
                try window.press("1")
                #expect(window.wait { !$0.contains("Lime juice") }.isDone)
                #expect(!server.targets.contains("/pictures/attic.png"))
            }
        }
    }
}
