import Foundation
import Testing

extension EndToEnd {
    /// Each shell completes commands, options, ids, routes, themes, settings and files with its own script.
    @Suite struct CompletionTests {
        private let workspace: Workspace

        init() throws {
            workspace = try Workspace()
            try FileManager.default.createSymbolicLink(
                atPath: "\(workspace.path)/dimo", withDestinationPath: Executable.path)
        }

        /// Typed lines, each with a required completion.
        private static let lines: [(line: String, word: String)] = [
            ("dimo dri", "drinks"), ("dimo drinks sh", "show"), ("dimo drinks show negr", "negroni"),
            ("dimo bar add camp", "campari"), ("dimo dig show how", "howl"),
            ("dimo open bar/mak", "bar/makeable"), ("dimo --theme pap", "paper"),
            ("dimo config set units.vol", "units.volume"), ("dimo config set theme mon", "mono"),
            ("dimo config get keys.list.do", "keys.list.down"), ("dimo manual str", "structure"),
            ("dimo drinks list --sort ra", "rating"), ("dimo drinks list --bas", "--base"),
            ("dimo import rec", "recipes.json"), ("dimo backup rec", "recipes.json"), ("dimo help dri", "drinks"),
            ("dimo open drink:negr", "drink:negroni"), ("dimo open negr", "negroni"), ("dimo dig ra", "random"),
        ]

        private func environment() -> [String: String] {
            var environment = TestEnvironment.base
            environment["PATH"] = "\(workspace.path):\(environment["PATH"] ?? "/usr/bin:/bin")"
            environment["DIMO_DATA_DIR"] = workspace.data
            environment["HOME"] = workspace.path
            return environment
        }

        private func path(of shell: String) -> String? {
            ["/bin", "/usr/bin", "/usr/local/bin", "/opt/homebrew/bin"].map { "\($0)/\(shell)" }
                .first(where: FileManager.default.isExecutableFile)
        }

        /// Writes the shell's script and a file to complete into the folder.
        private func prepare(_ shell: String) throws {
            let made = try Command.run(["\(workspace.path)/dimo", "--generate-completion-script", shell])
            #expect(made.status == .exited(0))
            try made.output.write(toFile: "\(workspace.path)/dimo.\(shell)", atomically: true, encoding: .utf8)
            try "[]".write(toFile: "\(workspace.path)/recipes.json", atomically: true, encoding: .utf8)
        }

        @Test func `bash completes every line`() throws {
            var script = "source ./dimo.bash\n"
            for (index, entry) in Self.lines.enumerated() {
                script += """
                    COMP_LINE='\(entry.line)'; COMP_POINT=${#COMP_LINE}
                    read -ra COMP_WORDS <<< "$COMP_LINE"; COMP_CWORD=$((${#COMP_WORDS[@]} - 1)); COMPREPLY=()
                    _dimo dimo "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD-1]}" 2>/dev/null
                    for word in "${COMPREPLY[@]}"; do echo "\(index) $word"; done

                    """
            }
            guard let path = path(of: "bash") else { return }
            try prepare("bash")
            let file = "\(workspace.path)/run.bash"
            try "cd '\(workspace.path)'\n\(script)".write(toFile: file, atomically: true, encoding: .utf8)
            let result = try Command.run([path, "--norc", file], environment: environment())
            expect(result.output, Self.lines)
        }

        @Test func `fish completes every line`() throws {
            try type(in: "fish", ["--no-config", "-i"], "source ./dimo.fish")
        }

        @Test func `zsh completes every line`() throws {
            try type(
                in: "zsh", ["-f", "-i"],
                "autoload -Uz compinit; compinit -u -D; source ./dimo.zsh; compdef _dimo dimo; LISTMAX=0")
        }

        @Test func `the zsh script escapes colons in completions`() throws {
            let script = try Command.run([Executable.path, "--generate-completion-script", "zsh"]).output
            #expect(script.contains("    completions=(\"${(@)completions//:/\\\\:}\")\n    if [[ "))
        }

        /// Types every line into a shell in a terminal and presses Tab, as a person does.
        private func type(in shell: String, _ arguments: [String], _ preparation: String) throws {
            guard let path = path(of: shell) else { return }
            try prepare(shell)
            let tmux = try Tmux(
                ["/bin/sh", "-c", "cd '\(workspace.path)' && exec \"$@\"", "sh", path] + arguments,
                size: WindowSize(100, 40), environment: environment())
            _ = tmux.settled()
            try tmux.type("\(preparation); echo READY | tr A-Z a-z")
            try tmux.press("Enter")
            _ = try tmux.waitFor("ready")
            for entry in Self.lines {
                // The first key closes an open list, the next leaves the line; a busy shell may ignore both.
                for _ in 0..<10 {
                    try tmux.press("C-c")
                    try tmux.press("C-c")
                    try tmux.press("C-l")
                    if tmux.wait(seconds: 3, until: { !$0.contains("dimo ") }).isDone { break }
                }
                try tmux.type(entry.line)
                try tmux.press("Tab")
                let shown = tmux.wait(seconds: 30) { $0.contains(entry.word) }
                #expect(shown.isDone, "\(shell): \(entry.line)\n\(shown.screen)")
            }
        }

        private func expect(_ output: String, _ lines: [(line: String, word: String)]) {
            let found = Set(
                output.split(separator: "\n").map { $0.prefix { $0 != "\t" }.trimmingCharacters(in: .whitespaces) })
            for (index, entry) in lines.enumerated() {
                #expect(
                    found.contains("\(index) \(entry.word)"),
                    "\(entry.line): \(found.filter { $0.hasPrefix("\(index) ") })")
            }
        }
    }
}
