import Foundation
import Testing

extension EndToEnd {
    /// Random keys over every screen. `DIMO_MONKEY_SEED` repeats a run, `DIMO_MONKEY_KEYS` makes it longer.
    @Suite struct MonkeyTests {
        /// Few enough that less than half of the log's limit is recorded between two checks.
        private static let keysBetweenLooks = 30

        @Test
        func `random keys neither stop the program nor lose a row`() throws {
            let environment = ProcessInfo.processInfo.environment
            let seed = environment["DIMO_MONKEY_SEED"].flatMap { UInt64($0) } ?? .random(in: 1...999_999)
            let count = MonkeyRun.keys
            print("monkey: \(count) keys, DIMO_MONKEY_SEED=\(seed)")

            let workspace = try Workspace()
            let bottles = ["gin", "campari", "bourbon", "lime"]
            #expect(try workspace.run(["bar", "add"] + bottles).status == .exited(0))
            var keys = MonkeyKeys(seed: seed)
            var terminal = try started(in: workspace)
            var rows = try PersonalRows(of: workspace.database)
            #expect(rows.rows.count >= bottles.count)
            var starts = 1
            for number in 1...count {
                switch keys.next() {
                case .bytes(let bytes):
                    terminal.send(bytes)
                    // Followed at once by another key, Esc would be read as Alt, and no screen would ever be left.
                    if bytes == [0x1b] { terminal.readUntilQuiet(milliseconds: 30, seconds: 5) }
                case .phrase(let keys):
                    for key in keys {
                        terminal.send(key)
                        terminal.readUntilQuiet(milliseconds: 30, seconds: 5)
                    }
                case .resize(let size): terminal.resize(to: size)
                }
                if terminal.child.poll() != nil, let status = terminal.waitForExit() {
                    try #require(status == .exited(0), "seed \(seed): ended at key \(number) of \(count)")
                    #expect(terminal.modes.leftBehind == [], "seed \(seed), key \(number)")
                    terminal = try started(in: workspace)
                    starts += 1
                }
                guard number.isMultiple(of: Self.keysBetweenLooks) || number == count else { continue }
                try #require(isAwake(terminal), "seed \(seed): no answer after key \(number) of \(count)")
                let now = try PersonalRows(of: workspace.database)
                let expected = now.rowsExpected(after: rows)
                #expect(
                    now.rows.symmetricDifference(expected) == [],
                    "seed \(seed), keys up to \(number): rows without a recorded action")
                rows = now
            }
            terminal.child.send(SIGTERM)
            #expect(terminal.waitForExit() == .killed(by: SIGTERM))
            #expect(terminal.modes.leftBehind == [])
            print(
                "monkey: \(starts) starts, \(rows.recorded) recorded steps, \(rows.rows.count) rows left"
            )
            #expect(rows.recorded >= count / 500, "seed \(seed): too few recorded steps")
            let doctor = try workspace.run("doctor", "--json")
            let database = try doctor.object()["database"] as? [String: Any]
            #expect(database?["integrity"] as? String == "ok", "seed \(seed): \(doctor)")
        }

        /// Starts the program and waits until it responds. Earlier keys may have changed the language or the first
        /// screen, or signed out.
        private func started(in workspace: Workspace) throws -> PseudoTerminal {
            let terminal = try PseudoTerminal(workspace.command([]), size: WindowSize(100, 30))
            let hasEntered = terminal.read(untilWritten: "\u{1b}[?1049h")
            let shown = String(decoding: terminal.output.suffix(2_000), as: UTF8.self)
            try #require(hasEntered && isAwake(terminal), "no first screen: \(shown)")
            return terminal
        }

        /// Whether the program repaints on request, or has ended by itself.
        private func isAwake(_ terminal: PseudoTerminal) -> Bool {
            // Ends an incomplete sequence or paste, which would swallow the request.
            terminal.send("\u{1b}[201~")
            terminal.readUntilQuiet(milliseconds: 60)
            let start = terminal.output.count
            terminal.send("\u{0c}")
            return terminal.read { $0.output.count > start || $0.child.poll() == .exited(0) }
        }
    }
}
