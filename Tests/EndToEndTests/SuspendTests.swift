import Testing

extension EndToEnd {
    /// Suspending and resuming from a shell with job control.
    @Suite struct SuspendTests {
        /// Whether the shell prompts for the next line. Input before that may go to the program, or be discarded with
        /// its unread input.
        private func isShell(_ screen: Screenshot) -> Bool {
            screen.rows.last { !$0.isEmpty } == "prompt>"
        }

        @Test func `suspending shows the shell, and fg shows the program again`() throws {
            let workspace = try Workspace()
            var environment = TestEnvironment.base
            environment["PS1"] = "prompt> "
            let window = try Tmux(["bash", "--norc", "--noprofile", "-i"], environment: environment)
            try window.waitFor("prompt>")
            try window.type("\(workspace.list().joined(separator: " "))\n")
            try window.waitFor(Screens.english.firstDrink)
            let before = window.settled()
            for round in 1...3 {
                try window.press("C-z")
                let (isStopped, shell) = window.wait { isShell($0) && $0.contains("Stopped") }
                #expect(isStopped, "round \(round):\n\(shell)")
                try window.type("stty -a | grep -o ' icanon'; fg\n")
                let (isBack, screen) = window.wait { $0 == before }
                #expect(isBack, "round \(round):\n\(screen)")
            }
            try window.press("q", "q")
            try window.waitUntil("shell", isDone: isShell)
            try window.type("clear; echo status=$?; stty -a | grep -o -w -e icanon -e echo\n")
            // Until the shell clears them, earlier lines also end with these words.
            let (isWhole, shell) = window.wait { screen in
                screen.contains("status=0")
                    && ["icanon", "echo"].allSatisfy { word in screen.rows.contains { $0.hasPrefix(word) } }
            }
            #expect(isWhole, "\(shell)")
        }

        @Test func `a window resized while the program is stopped is redrawn in its new size`() throws {
            let workspace = try Workspace()
            var environment = TestEnvironment.base
            environment["PS1"] = "prompt> "
            let window = try Tmux(["bash", "--norc", "--noprofile", "-i"], environment: environment)
            try window.waitFor("prompt>")
            try window.type("\(workspace.list().joined(separator: " "))\n")
            try window.waitFor(Screens.english.firstDrink)
            try window.press("C-z")
            try window.waitUntil("shell") { isShell($0) && $0.contains("Stopped") }
            try window.resize(to: WindowSize(120, 40))
            try window.type("fg\n")
            let (isBack, screen) = window.wait {
                $0.rows.count == 40 && $0.contains(Screens.english.firstDrink) && !($0.rows.last ?? "").isEmpty
            }
            #expect(isBack, "\(screen)")
        }
    }
}
