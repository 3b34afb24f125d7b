import Foundation
import Testing

extension EndToEnd {
    /// Errors of commands contain no English sentence in Korean.
    @Suite struct KoreanErrorTests {
        /// A command in the output of `--experimental-dump-help`.
        private struct Node: Decodable {
            struct Argument: Decodable {
                let kind: String
                let isOptional: Bool
            }

            let commandName: String
            let arguments: [Argument]?
            let subcommands: [Node]?

            var takesWords: Bool { (arguments ?? []).contains { $0.kind == "positional" && !$0.isOptional } }

            /// The commands without subcommands, each with its path.
            func leaves(below path: [String] = []) -> [(path: [String], node: Node)] {
                guard let subcommands, !subcommands.isEmpty else { return [(path, self)] }
                return subcommands.filter { $0.commandName != "help" }.flatMap {
                    $0.leaves(below: path + [$0.commandName])
                }
            }
        }

        private struct Tree: Decodable { let command: Node }

        /// Words that occur in English sentences but not in lists of names, options or values.
        private static let english: Set<String> = [
            "the", "is", "are", "was", "be", "not", "cannot", "must", "of", "to", "and", "with", "it", "for", "at",
            "line", "record", "missing", "unknown", "invalid", "expected", "unexpected", "please", "give", "choose",
        ]

        /// The English words of a message, without input, paths, routes, options, arguments and commands.
        private func english(in message: String) -> Set<String> {
            let text = message.replacing(/"[^"]*"|<[^>]*>|\([a-z]+ [^)]*\)|[a-z]+:[a-z0-9-]+/, with: " ")
                .replacing(/dimo(?: [a-z][a-z0-9._-]*)*/, with: " ")
            let words = text.split(separator: " ").filter { !$0.contains("/") && !$0.hasPrefix("-") }
                .joined(separator: " ").split { !($0.isASCII && $0.isLetter) }
            return Set(words.map { $0.lowercased() }).intersection(Self.english)
        }

        private func expectKorean(_ result: CommandResult, _ arguments: [String]) {
            #expect(english(in: result.errors) == [], "\(arguments): \(result)")
            #expect(!result.errors.contains("shell."), "\(arguments): \(result)")
            #expect(
                result.errors.unicodeScalars.contains { (0xac00...0xd7a3).contains($0.value) },
                "\(arguments): \(result)")
        }

        @Test func `every command reports wrong arguments in Korean`() throws {
            let workspace = try Workspace()
            let dump = try workspace.run("--experimental-dump-help")
            let leaves = try JSONDecoder().decode(Tree.self, from: Data(dump.outputBytes)).command.leaves()
            #expect(leaves.count > 50)
            for (path, node) in leaves {
                let first = ["--lang", "ko", "--offline"] + path
                var wrong = [first + ["--no-such-option"]]
                if node.takesWords { wrong += [first, first + ["/dev/null/none"]] }
                for arguments in wrong {
                    let result = try workspace.run(arguments)
                    if arguments == wrong[0] { #expect(result.status == .exited(64), "\(arguments): \(result)") }
                    if !result.errors.isEmpty { expectKorean(result, arguments) }
                }
            }
        }

        @Test(arguments: [
            [], ["open", "nowhere"], ["read", "drink:negrony"], ["snapshot", "home", "--size", "wide"],
            ["drinks", "list", "--theme", "none"], ["--data-dir", "/etc/passwd", "bar", "list"],
            ["--data-dir", "/dev/null/below", "bar", "list"], ["bar", "list", "--as", "nobody"],
            ["drinks", "list", "--sort", "color"], ["drinks", "list", "--limit", "many"],
            ["drinks", "show", "negrony"],
            ["drinks", "rate", "negroni"], ["drinks", "rate", "negroni", "--rating", "9"], ["bar", "add", "campary"],
            ["bar", "share", "nobody"], ["bar", "use", "nobody"], ["log", "add", "negroni", "--at", "noon"],
            ["ingredient", "merge", "gin", "gin"], ["dig", "show", "nobody"],
            ["dig", "vote", "freder", "INXP"], ["month", "2026-13"], ["weather", "nowhere"], ["keep", "none:1"],
            ["manual", "kees"], ["manual", "keys", "--man"], ["config", "get", "nosuch"],
            ["config", "set", "theme", "none"], ["config", "set", "units.volume", "none"],
            ["import", "/nowhere"], ["import", "/dev/null"],
            ["import", "bar-assistant"], ["export", "/dev/null/x.json"], ["backup", "/dev/null/x"],
            ["restore", "/nowhere", "--yes"], ["restore", "/etc/passwd", "--yes"], ["demo", "/etc/passwd"],
            ["account", "create", "a", "--no-password"], ["account", "sign-in", "nobody"], ["community", "send"],
            ["community", "devices"], ["community", "join", "http://dimo.example.org"],
        ])
        func `common mistakes are reported in Korean`(arguments: [String]) throws {
            let result = try Workspace().run(["--lang", "ko", "--offline"] + arguments)
            #expect(result.status != .exited(0), "\(arguments): \(result)")
            expectKorean(result, arguments)
        }

        @Test func `a write error on standard output is reported in Korean`() throws {
            guard FileManager.default.fileExists(atPath: "/dev/full") else { return }
            let command = try Workspace().command(["--lang", "ko", "drinks", "list"]).joined(separator: " ")
            let result = try Command.run(["/bin/sh", "-c", "\(command) >/dev/full"])
            #expect(result.errors == "dimo: 표준 출력에 쓸 수 없습니다: 남은 공간 없음\n", "\(result)")
        }

        @Test(arguments: [
            ("{}", "목록이 아닙니다. [ … ]로 쓰세요"), ("[", "올바른 JSON이 아니어서 이 뒤는 읽지 못했습니다. 파일을 고치세요"),
            ("[[]]", "1번째 기록: 객체가 아닙니다. 기록을 중괄호로 묶어 쓰세요"),
            ("[{\"id\": 7}]", "1번째 기록: id: 문자열이 아닙니다. 문자열을 쓰세요"),
            ("[{\"id\": \"f\"}]", "f: title_en: 값이 없습니다. 값을 쓰거나 기록을 지우세요"),
        ])
        func `an unreadable file of works is reported in Korean`(works: String, message: String) throws {
            let workspace = try Workspace()
            let path = "\(workspace.path)/works.json"
            try works.write(toFile: path, atomically: true, encoding: .utf8)
            let result = try workspace.run("--lang", "ko", "work", "add", path)
            #expect(result.errors == "dimo: \(path): \(message)\n", "\(result)")
        }
    }
}
