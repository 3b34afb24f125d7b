import Foundation
import Testing

extension EndToEnd {
    /// Usage errors.
    @Suite struct UsageErrorTests {
        /// A wrong command line, and what its message must name.
        struct Mistake: CustomTestStringConvertible, Sendable {
            let arguments: [String]
            let named: String

            var testDescription: String { arguments.joined(separator: " ") }
        }

        @Test(arguments: [
            ["bar", "add", "\u{1b}]0;owned\u{7}gin\u{202e}"], ["drinks", "show", "a\nb\u{9b}31m"],
            ["\u{1b}[31mdrinks\r\nlist"], ["config", "set", "theme\u{1b}c", "x"],
            ["import", "/nowhere/\u{1b}[2J\u{2066}"], ["open", String(repeating: "x\n", count: 5_000)],
            ["log", "add", "negroni", "--note", "\u{1b}[31m", "--rating", "\u{7}9"],
        ])
        func `errors repeat input in one line without control characters`(arguments: [String]) throws {
            let result = try Workspace().run(arguments)
            #expect(result.status != .exited(0))
            #expect(result.errors.hasSuffix("\n"))
            #expect(result.errors.filter(\.isNewline).count == 1)
            #expect(result.errors.count < 2_100)
            #expect(
                result.errors.unicodeScalars.dropLast().allSatisfy {
                    $0.value >= 0x20 && !(0x7f...0x9f).contains($0.value) && !(0x202a...0x202e).contains($0.value)
                        && !(0x2066...0x2069).contains($0.value)
                })
        }

        @Test func `an invalid choice is reported in one line with all choices`() throws {
            let result = try Workspace().run("drinks", "list", "--sort", "colour")
            #expect(result.errors.contains("name, "))
            #expect(result.errors.filter(\.isNewline).count == 1)
        }

        @Test(arguments: [
            Mistake(arguments: ["--no-such-option"], named: "--no-such-option"),
            Mistake(arguments: ["drinks", "list", "--no-such-option"], named: "--no-such-option"),
            Mistake(arguments: ["no-such-command"], named: "no-such-command"),
            Mistake(arguments: ["drinkz"], named: "did you mean drinks"),
            Mistake(arguments: ["help", "drinkz"], named: "did you mean drinks"),
            Mistake(arguments: ["party", "show"], named: "see dimo help party"),
            Mistake(arguments: ["drinks", "lst"], named: "did you mean list"),
            Mistake(arguments: ["drinks", "find", "negroni"], named: "did you mean dimo drinks list --search?"),
            Mistake(arguments: ["foo"], named: "unknown command \"foo\": see dimo help"),
            Mistake(arguments: ["bar", "list", "--foo"], named: "unknown option --foo (dimo --help)"),
            Mistake(arguments: ["config", "set", "theme", "nope"], named: "nope"),
            Mistake(arguments: ["--theme", "nope"], named: "\"nope\": choose one of auto, dimo"),
            Mistake(arguments: ["drinks", "list", "--theme", "nope"], named: "\"nope\": choose one of auto, dimo"),
            Mistake(arguments: ["open", "nosuch"], named: "see dimo open --help"),
            Mistake(arguments: ["config", "set", "nosuch", "x"], named: "see dimo manual files"),
            Mistake(arguments: ["--lang", "fr"], named: "fr"),
            Mistake(arguments: ["--color", "sometimes"], named: "sometimes"),
            Mistake(arguments: ["--theme"], named: "--theme"),
            Mistake(arguments: ["open", "drnks"], named: "drinks"),
            Mistake(arguments: ["open"], named: "route"),
            Mistake(arguments: ["snapshot", "nowhere"], named: "nowhere"),
            Mistake(arguments: ["read", "nowhere"], named: "nowhere"),
            Mistake(arguments: ["snapshot", "drinks", "--size", "wide"], named: "such as 80x24"),
            Mistake(arguments: ["snapshot", "drinks", "--size", "0x30"], named: "0x30"),
            Mistake(arguments: ["snapshot", "drinks", "--size", "-5x30"], named: "--size"),
            Mistake(arguments: ["snapshot", "drinks", "--size", "99999999999999999999x30"], named: "30"),
            Mistake(arguments: ["drinks", "list", "--limit", "0"], named: "limit"),
            Mistake(arguments: ["drinks", "list", "--limit", "-1"], named: "--limit must be 1 or more"),
            Mistake(arguments: ["drinks", "list", "--sort", "colour"], named: "colour"),
            Mistake(arguments: ["drinks", "show"], named: "id"),
            Mistake(arguments: ["party", "guests", "여섯"], named: "<guests>: give a number from 1 to 500"),
            Mistake(arguments: ["drinks", "list", "--away", "x"], named: "--away <away>: give a number, such as 4"),
            Mistake(arguments: ["drinks", "rate", "negroni", "4"], named: "as an option: --rating 4"),
            Mistake(arguments: ["drinks", "rate", "negroni", "fine", "--clear"], named: "leave out fine"),
            Mistake(arguments: ["work", "add", "x.json", "--id", "imdb"], named: "such as imdb:tt0041959"),
            Mistake(arguments: ["read", "home", "--date", "yesterday"], named: "such as 2026-11-21t19:40"),
            Mistake(arguments: ["dig", "vote", "freder", "enfx"], named: "dimo: \"enfx\" is not a type: "),
        ])
        func `wrong usage is reported and exits with 64`(mistake: Mistake) throws {
            let workspace = try Workspace()
            let result = try workspace.run(mistake.arguments)
            #expect(result.status == .exited(64), "\(result)")
            #expect(result.output.isEmpty)
            #expect(result.errors.lowercased().contains(mistake.named), "\(result)")
            expectReadable(result)
        }

        @Test func `an own theme can be given as an option`() throws {
            let workspace = try Workspace()
            let folder = "\(workspace.data)/config/themes"
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            try "base: paper\n".write(toFile: "\(folder)/own.yaml", atomically: true, encoding: .utf8)
            #expect(try workspace.run("drinks", "list", "--theme", "own").status == .exited(0))
        }

        @Test(arguments: [
            Mistake(arguments: ["drinks", "list", "--no-such-option"], named: "--no-such-option 옵션이 없습니다"),
            Mistake(arguments: ["drinks", "list", "--limt", "3"], named: "--limit을 찾으셨나요?"),
            Mistake(arguments: ["-z"], named: "-z 옵션이 없습니다"),
            Mistake(arguments: ["--theme"], named: "--theme"),
            Mistake(arguments: ["drinks", "list", "--limit"], named: "값이 없습니다"),
            Mistake(arguments: ["drinks", "list", "--limit", "many"], named: "\"many\": --limit <limit>에 쓸 수 없는"),
            Mistake(arguments: ["drinks", "list", "--limit", "0"], named: "--limit: 1 이상이어야 합니다"),
            Mistake(arguments: ["drinks", "list", "--json=yes"], named: "값을 쓰지 않습니다"),
            Mistake(arguments: ["drinks", "list", "--sort", "colour"], named: "고르세요: name, "),
            Mistake(arguments: ["--color", "sometimes"], named: "고르세요: auto, always, never"),
            Mistake(arguments: ["drinks", "show"], named: "빠진 인수가 있습니다: <id>"),
            Mistake(arguments: ["drinks", "show", "negroni", "gin"], named: "다음을 빼세요: gin"),
            Mistake(arguments: ["drinks", "show", "a", "b", "c"], named: "다음을 빼세요: b, c"),
            Mistake(arguments: ["drinks", "show", "a", "--card", "--json"], named: "--card, --json: 함께 쓸 수 없습니다"),
            Mistake(arguments: ["log", "add", "negroni", "--rating", "9"], named: "0.5 단위로"),
            Mistake(arguments: ["drinks", "list", "--away", "x"], named: "쓸 수 없는 값입니다. 4 같은 수를 쓰세요"),
            Mistake(arguments: ["drinks", "rate", "negroni", "4"], named: "옵션으로 쓰세요: --rating 4"),
            Mistake(arguments: ["log", "add", "negroni", "--at", "noon"], named: "시각이어야 합니다"),
            Mistake(
                arguments: ["party", "guests", "많이"], named: "\"많이\": <guests>에 쓸 수 없는 값입니다: 1부터 500까지의 수를"),
            Mistake(arguments: ["dig", "vote", "freder", "INXP"], named: "유형이 아닙니다"),
            Mistake(arguments: ["month", "2026-13"], named: "달이 아닙니다"),
            Mistake(arguments: ["--generate-completion-script", "csh"], named: "고르세요: zsh"),
            Mistake(arguments: ["drinkz"], named: "찾으셨나요?"),
        ])
        func `wrong usage is reported in Korean with the same status`(mistake: Mistake) throws {
            let result = try Workspace().run(["--lang", "ko"] + mistake.arguments)
            #expect(result.status == .exited(64), "\(result)")
            #expect(result.output.isEmpty)
            #expect(result.errors.contains(mistake.named), "\(result)")
            for word in ["Unknown", "Missing", "invalid", "Please", "nexpected", "must", "cannot", "shell."] {
                #expect(!result.errors.contains(word), "\(result)")
            }
            expectReadable(result)
        }

        @Test(arguments: [
            Mistake(arguments: ["drinks", "show", "negrony"], named: "negroni"),
            Mistake(arguments: ["bar", "add", "campary"], named: "campari"),
            Mistake(arguments: ["bar", "add", "gin", "no-such-thing"], named: "no-such-thing"),
            Mistake(arguments: ["snapshot", "drink:negrony"], named: "negroni"),
            Mistake(arguments: ["read", "drink:negrony"], named: "negroni"),
        ])
        func `an unknown ID is reported, with the nearest one if any`(mistake: Mistake) throws {
            let workspace = try Workspace()
            let result = try workspace.run(mistake.arguments)
            #expect(result.status == .exited(1) || result.status == .exited(64), "\(result)")
            #expect(result.output.isEmpty)
            #expect(result.errors.contains(mistake.named), "\(result)")
            expectReadable(result)
            #expect(try workspace.bar().isEmpty, "a failed command changes nothing")
        }

        @Test func `an unknown page is reported with the nearest one`() throws {
            let workspace = try Workspace()
            let terminal = try PseudoTerminal(workspace.command(["open", "drink:negrony"]))
            terminal.read { $0.text.contains("negrony") || $0.child.poll() != nil }
            #expect(terminal.text.contains("negrony"))
            let status = terminal.child.poll()
            #expect(status == .exited(1) || status == .exited(64) || status == nil)
            if status != nil { #expect(terminal.text.contains("negroni")) }
        }

        @Test(arguments: ["/etc/passwd", "/dev/null/below", "/proc/dimo"])
        func `an unusable data folder is reported`(path: String) throws {
            let result = try Command.run([Executable.path, "--data-dir", path, "bar", "add", "gin"])
            #expect(result.status == .exited(1) || result.status == .exited(64), "\(result)")
            #expect(result.errors.contains(path), "\(result)")
            expectReadable(result)
        }

        @Test func `the last of two equal options wins`() throws {
            let workspace = try Workspace()
            let result = try workspace.run("snapshot", "drinks", "--size", "90x20", "--size", "70x18")
            #expect(result.status == .exited(0), "\(result)")
            #expect(result.lines.count == 18)
        }

        private func expectReadable(_ result: CommandResult) {
            #expect(result.errors.hasPrefix("dimo: "), "\(result)")
            #expect(!result.errors.contains("Fatal error") && !result.errors.contains(".swift:"))
            #expect(!result.errors.contains("\u{1b}"))
        }
    }
}
