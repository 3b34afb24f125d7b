import Foundation
import TestSupport
import Testing

extension EndToEnd {
    /// No command reveals the type of an undug character, in text or in JSON.
    @Suite struct UndugTests {
        private static let type = "ESTJ"

        @Test func `no command reveals the type of an undug character`() throws {
            let assets = try SentinelAssets(Self.type, except: ["gina-porco-rosso": "INFJ"])
            let environment = TestEnvironment.with(["DIMO_ASSETS": assets.path])
            let workspace = try Workspace(isEmpty: true)
            func run(_ arguments: [String]) throws -> CommandResult {
                try Command.run(workspace.command(arguments), environment: environment)
            }
            #expect(try run(["dig", "vote", "gina-porco-rosso", "INFJ"]).status == .exited(0))
            let commands = [
                ["dig", "show", "porco-rosso"], ["dig", "show", "porco-rosso", "--json"],
                ["dig", "show", "gina-porco-rosso", "--json"], ["dig", "search", "porco"],
                ["dig", "search", "porco", "--json"], ["dig", "search", "붉은", "--json"], ["search", "porco"],
                ["search", "porco", "--json"], ["search", "ㅍㄹㅋ", "--json"], ["work", "list"],
                ["work", "list", "--json"], ["tonight"], ["tonight", "--line"], ["tonight", "--json"],
                ["export", "-", "--only", "momentum"], ["doctor", "--json"],
            ]
            for command in commands {
                let result = try run(command)
                #expect(result.status == .exited(0) || command[0] == "doctor", "\(command): \(result)")
                #expect(!result.output.isEmpty, "\(command)")
                #expect(!result.output.contains(Self.type), "\(command): \(result.output)")
            }
            let masked = try run(["dig", "show", "porco-rosso", "--json"]).object()
            #expect(masked["masked"] as? Bool == true)
            for key in [
                "guess", "crowd_type", "most_common_type", "most_common_types", "provisional", "axes", "types",
                "by_voter_type", "mine", "as_of",
            ] {
                #expect(masked[key] is NSNull, "\(key): \(String(describing: masked[key]))")
            }
            // Proves that the sweep works: on request, the type is shown.
            #expect(try run(["dig", "show", "porco-rosso", "--reveal", "--json"]).output.contains(Self.type))
        }

        @Test func `an invalid type is refused and nothing is saved`() throws {
            let workspace = try Workspace()
            for type in ["ABCD", "INF", "", "INFJJ", "xNTP"] {
                let result = try workspace.run("dig", "vote", "gina-porco-rosso", type)
                #expect(result.status == .exited(64), "\(type): \(result)")
                #expect(result.output.isEmpty)
                #expect(result.errors.hasPrefix("dimo: ") || result.errors.hasPrefix("Error: "), "\(result)")
            }
            let shown = try workspace.run("dig", "show", "gina-porco-rosso", "--json").object()
            #expect(shown["votes"] as? Int == 0)
        }
    }
}
