import Foundation
import Testing

extension EndToEnd {
    /// The README's promises about secrets, checked where secrets could be found.
    @Suite struct AccountSecurityTests {
        private let password = "sunrise-89-over-the-hills"

        private func files(under folder: String) -> [String] {
            (FileManager.default.enumerator(atPath: folder)?.allObjects as? [String] ?? []).map { "\(folder)/\($0)" }
        }

        @Test func `no file contains a secret except the session, and none is open to others`() throws {
            let workspace = try Workspace(isNew: true)
            let made = try workspace.run(
                "account", "create", "mina", "--nickname", "mina", "--password-stdin", "--json", "--log-level", "trace",
                input: "\(password)\n")
            let codes = try #require(try made.object()["recovery_codes"] as? [String])
            #expect(
                try workspace.run(
                    "account", "sign-in", "mina", "--password-stdin", "--log-level", "trace", input: "\(password)\n"
                ).status == .exited(0))
            let session = try String(contentsOfFile: workspace.session, encoding: .utf8)
            let token = try #require(session.split(separator: "\n").last?.split(separator: " ").last).description
            #expect(token.count == 64)

            let window = try Tmux(workspace.list(["--log-level", "trace"]))
            try window.waitFor(Screens(language: "en").firstDrink)
            #expect(!(try Command.run(["ps", "-eo", "args"]).output.contains(password)))
            try window.press("q", "q")
            #expect(window.waitForExit() == 0)

            var looked = 0
            for path in files(under: workspace.data) {
                let attributes = try FileManager.default.attributesOfItem(atPath: path)
                let mode = try #require(attributes[.posixPermissions] as? Int)
                #expect(mode & 0o077 == 0, "\(path) \(String(mode, radix: 8))")
                guard attributes[.type] as? FileAttributeType == .typeRegular else { continue }
                let bytes = try Data(contentsOf: URL(filePath: path))
                looked += 1
                #expect(bytes.range(of: Data(password.utf8)) == nil, "\(path)")
                for code in codes {
                    #expect(bytes.range(of: Data(code.utf8)) == nil, "\(path)")
                    #expect(bytes.range(of: Data(code.replacing("-", with: "").utf8)) == nil, "\(path)")
                }
                if path != workspace.session { #expect(bytes.range(of: Data(token.utf8)) == nil, "\(path)") }
                let raw = Data(
                    stride(from: 0, to: 64, by: 2).compactMap { index in
                        UInt8(token.dropFirst(index).prefix(2), radix: 16)
                    })
                #expect(bytes.range(of: raw) == nil, "\(path)")
            }
            #expect(looked >= 2)
        }

        @Test(.enabled(if: ProcessMemory.isReadable, "the memory of a program cannot be read here"))
        func `signing up leaves few copies of the password in memory`() throws {
            let workspace = try Workspace(isNew: true)
            let terminal = try PseudoTerminal(workspace.command([]))
            let (down, save) = ("\u{1b}[B", "\u{13}")
            try #require(terminal.read(untilWritten: "Nothing is saved"))
            terminal.send("\u{1b}")
            try #require(terminal.read(untilWritten: "Look around"))
            terminal.send(down + down + "\r")
            try #require(terminal.read(untilWritten: "Repeat"))
            for part in ["mina", down, "mina", down + down, password, down, password, down, " ", save] {
                terminal.send(part)
                terminal.readUntilQuiet()
            }
            try #require(terminal.read(untilWritten: "recovery codes"))
            let memory = ProcessMemory(id: terminal.child.id)
            #expect(try memory.copies(of: "recovery codes") > 0, "visible text is found in memory")
            let copies = try memory.copies(of: password)
            #expect(copies <= Self.mostCopies, "\(copies)")
        }

        /// The maximum number of copies of a password in memory: the typed text, its repetition, the hash input, and
        /// freed copies that the allocator has not reused.
        private static let mostCopies = 8

        @Test(arguments: ["TERM", "HUP", "INT", "QUIT"])
        func `a signal at the password prompt restores the terminal's echo`(signal: String) throws {
            let workspace = try Workspace(isNew: true)
            let command = workspace.command(["account", "create", "mina", "--nickname", "mina"])
                .map { "'\($0)'" }.joined(separator: " ")
            let pid = "\(workspace.path)/pid"
            let window = try Tmux(
                ["sh", "-c", "sh -c 'echo $$ > \(pid); exec \"$@\"' x \(command); stty -a; echo asked; read answer"])
            try window.waitFor("New password:")
            let number = try String(contentsOfFile: pid, encoding: .utf8).filter(\.isNumber)
            _ = try Command.run(["kill", "-\(signal)", number])
            try window.waitFor("asked")
            let screen = window.settled()
            #expect(screen.contains(" echo "), "\(screen)")
            #expect(screen.contains(" icanon "), "\(screen)")
        }

        @Test func `a typed password is not echoed`() throws {
            let workspace = try Workspace(isNew: true)
            let window = try Tmux(workspace.command(["account", "create", "mina", "--nickname", "mina"]))
            try window.waitFor("New password:")
            try window.type(password)
            try window.press("Enter")
            try window.waitFor("Repeat:")
            try window.type(password)
            try window.press("Enter")
            #expect(window.waitForExit() == 0)
            let screen = try window.waitFor("mina")
            #expect(!screen.contains(password))
        }

        @Test func `a wrong password and an unknown ID fail alike, and repeated tries must wait`()
            throws
        {
            let workspace = try Workspace(isNew: true)
            _ = try workspace.run(
                "account", "create", "mina", "--nickname", "mina", "--password-stdin", input: "\(password)\n")
            var waited = false
            for _ in 0..<9 where !waited {
                let results = try ["mina", "nobody"].map {
                    try workspace.run("account", "sign-in", $0, "--password-stdin", input: "wrong-pass-1\n")
                }
                #expect(results.allSatisfy { $0.status == .exited(1) })
                waited = results[0].errors.contains("wait")
            }
            #expect(waited)
        }

        @Test(arguments: ["dimo-session 1\ntoken 00", "dimo-session 7\nlocal\n", ""])
        func `an unusable session file is reported, and the shell uses the local profile`(
            text: String
        ) throws {
            let workspace = try Workspace()
            try text.write(toFile: workspace.session, atomically: false, encoding: .utf8)
            #expect(try workspace.run("bar", "list").status == .exited(0))
            let window = try Tmux(workspace.command([]))
            let screen = try window.waitFor("Just start")
            let words = screen.rows.joined(separator: " ").split(separator: " ").joined(separator: " ")
            #expect(words.contains("Your data is safe"))
            #expect(try String(contentsOfFile: workspace.session, encoding: .utf8) == text)
            try window.press("q")
            #expect(window.waitForExit() == 0)
        }
    }
}
