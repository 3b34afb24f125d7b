import Foundation
import Testing

extension EndToEnd {
    /// Runs `Tests/Scripts/watchdog` on commands with known output.
    @Suite struct WatchdogTests {
        private static let path = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../Scripts/watchdog").standardizedFileURL.path

        private func watch(_ script: String, seconds: Int) throws -> CommandResult {
            try Command.run([Self.path, String(seconds), "/bin/sh", "-c", script])
        }

        @Test func `a run that hangs is killed, and the test that hangs is named`() throws {
            let script = """
                echo '◇ Test run started.'
                echo '◇ Test "one two" started.'
                echo '◇ Test three(four:) started.'
                echo '◇ Test case passing 1 argument four → 1 to three(four:) started.'
                echo '◇ Test "five" started.'
                echo '✔ Test "one two" passed after 0.001 seconds.'
                echo '✘ Test three(four:) with 2 test cases failed after 0.002 seconds with 1 issue.'
                sleep 600
                """
            let result = try watch(script, seconds: 1)
            #expect(result.status == .exited(124))
            #expect(result.lines.count == 7)
            #expect(
                result.errors == """
                    watchdog: no output for 1 seconds. Tests still running:
                      Test "five"

                    """)
        }

        @Test func `the output and the exit code of a run are passed on, even if the output is slow`() throws {
            let result = try watch("printf 'slow'; sleep 2; echo ' line'; printf rest; exit 7", seconds: 5)
            #expect(result.status == .exited(7))
            #expect(result.output == "slow line\nrest\n")
            #expect(result.errors == "")
        }

        @Test func `failures are printed again at the end`() throws {
            let script = """
                echo '✘ Test one() recorded an issue at One.swift:3:9: Expectation failed: 1 == 2'
                echo '↳ the reason'
                echo '✔ Test two() passed after 0.001 seconds.'
                exit 1
                """
            let result = try watch(script, seconds: 5)
            #expect(result.status == .exited(1))
            #expect(
                result.errors == """
                    watchdog: failures:
                    ✘ Test one() recorded an issue at One.swift:3:9: Expectation failed: 1 == 2
                    ↳ the reason

                    """)
        }

        @Test func `the failures and exit codes of several runs are collected in one file`() throws {
            let file = FileManager.default.temporaryDirectory.appending(path: "dimo-failed-\(UUID().uuidString)").path
            defer { try? FileManager.default.removeItem(atPath: file) }
            let run = ["/usr/bin/env", "FAILED_TESTS=\(file)", Self.path, "60", "/bin/sh", "-c"]
            let scripts = [
                "echo '✘ Test one() recorded an issue at One.swift:3:9: 1 == 2'; test -z \"$FAILED_TESTS\" && exit 1",
                "exit 0", "kill -SEGV $$",
            ]
            for script in scripts { _ = try Command.run(run + [script]) }
            #expect(
                try String(contentsOfFile: file, encoding: .utf8) == """
                    exit code 1: /bin/sh -c \(scripts[0])
                    watchdog: failures:
                    ✘ Test one() recorded an issue at One.swift:3:9: 1 == 2
                    exit code 139: /bin/sh -c \(scripts[2])

                    """)
        }

        @Test func `a process that a run leaves behind does not delay it`() throws {
            let result = try watch("echo done; sleep 30 & exit 0", seconds: 60)
            #expect(result.status == .exited(0))
            #expect(result.lines == ["done"])
        }
    }
}
