import Foundation
import TestSupport
import Testing

extension EndToEnd {
    /// Keys that arrive together, as from a slow line, a macro or a paste, do what they do one by one.
    /// `DIMO_CHUNK_KEYS` runs random keys, `DIMO_CHUNK_SEED` repeats a run.
    @Suite struct KeysInOneReadTests {
        private static let keys = ProcessInfo.processInfo.environment["DIMO_CHUNK_KEYS"].flatMap { Int($0) } ?? 0

        @Test func `a mark that is left in the same read is kept`() throws {
            for number in 1...6 {
                let workspace = try Workspace()
                let terminal = try PseudoTerminal(workspace.command(["open", "drink:negroni"]))
                try #require(terminal.read(untilWritten: "Campari"))
                terminal.readUntilQuiet()
                // Back to the list by Backspace, then the end.
                terminal.send("s\u{7f}q")
                let status = terminal.waitForExit()
                #expect(status == .exited(0))
                let marks = try PersonalRows(of: workspace.database).rows.filter { $0.hasPrefix("drink_mark:") }
                #expect(marks.count == 1, "run \(number)")
            }
        }

        @Test(.enabled(if: keys > 0))
        func `random keys in chunks leave the same rows as one by one`() throws {
            let environment = ProcessInfo.processInfo.environment
            let seed = environment["DIMO_CHUNK_SEED"].flatMap { UInt64($0) } ?? .random(in: 1...999_999)
            print("chunks: \(Self.keys) keys, DIMO_CHUNK_SEED=\(seed)")
            var random = SplitMix64(seed: seed)
            let chunks = Self.chunks(&random)
            let alone = try rows(after: chunks, isTogether: false)
            let together = try rows(after: chunks, isTogether: true)
            #expect(alone.symmetricDifference(together) == [], "seed \(seed)")
        }

        /// Chunks of up to 50 keys that find their way from the root of a tab, without what ends the program.
        private static func chunks(_ random: inout SplitMix64) -> [[String]] {
            let known =
                ["j", "k", "\r", " ", "\t", "\u{7f}", "\u{1b}[A", "\u{1b}[B", "\u{1b}[C", "\u{1b}[D"]
                + ["1", "2", "3", "4", "6", "3", "4", "3", "4"]
                + ["a", "x", "m", "t", "+", "-", "s", "b", "g", "G", "f", "o", "w", "u", "\u{12}", "y", "\u{13}"]
            let phrases = [
                ["3", "\r", "s"], ["3", "j", "\r", "s", "\u{7f}"], ["4", "a", "\r", "\u{13}"], ["3", "\r", "b"],
                ["3", "\r", "m", "\u{13}"], ["2", "\r", "w"], ["u"], ["u", "u", "\u{12}"],
            ]
            var chunks: [[String]] = []
            var count = 0
            while count < keys {
                var chunk: [String] = []
                for _ in 0..<Int.random(in: 1...30, using: &random) where chunk.count < 50 {
                    if Int.random(in: 0..<5, using: &random) == 0 {
                        chunk += phrases.randomElement(using: &random) ?? []
                    } else {
                        chunk.append(known.randomElement(using: &random) ?? "j")
                    }
                }
                count += chunk.count
                chunks.append(chunk)
            }
            return chunks
        }

        /// What members wrote, without numbers and moments, which differ between two runs of the same keys.
        private func rows(after chunks: [[String]], isTogether: Bool) throws -> Set<String> {
            let workspace = try Workspace()
            #expect(try workspace.run(["bar", "add", "gin", "campari", "bourbon", "lime"]).status == .exited(0))
            let terminal = try PseudoTerminal(workspace.command([]), size: WindowSize(100, 30))
            try #require(terminal.read(untilWritten: "Tonight"))
            terminal.readUntilQuiet()
            for chunk in chunks {
                for key in isTogether ? [chunk.joined()] : chunk {
                    terminal.send(key)
                    terminal.readUntilQuiet(milliseconds: 30, seconds: 10)
                }
                terminal.readUntilQuiet(seconds: 10)
                // Out of every modal and form, key by key in both runs.
                for key in ["\u{1b}", "y", "\u{1b}", "y", "\u{1b}", "\u{1b}"] {
                    terminal.send(key)
                    terminal.readUntilQuiet(milliseconds: 60, seconds: 10)
                }
                try #require(terminal.child.poll() == nil, "the program ended in \(chunk)")
            }
            terminal.child.send(SIGTERM)
            _ = terminal.waitForExit()
            return Set(try PersonalRows(of: workspace.database).rows.map(Self.withoutMoments))
        }

        private static func withoutMoments(_ row: String) -> String {
            row.split(separator: " ").filter { part in
                let name = part.prefix { $0 != "=" }
                return !(name.hasSuffix("_at") || name == "number" || name == "id" || name == "place")
            }.joined(separator: " ")
        }
    }
}
