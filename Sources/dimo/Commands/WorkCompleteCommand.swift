import ArgumentParser
import DimoApp
import Domain
import FeatureKit

struct WorkCompleteCommand: InterruptibleCommand, WritingCommand, DocumentCommand {
    static let configuration = CommandConfiguration(
        commandName: "complete", abstract: "Complete your works from the enabled online catalogues.",
        discussion: """
            $ dimo work complete
            $ dimo work complete my-ferry-crossing
            Without a work, looks up all your works that have no characters yet, such as those imported from a diary, \
            one after another. Press Ctrl-C to stop; the next run continues from there. You can undo a run in one step.
            """)

    static let stopped = "shell.error.stopped"

    @Argument(help: "Your works to look up, by ID or title. Default: all without characters.")
    var works: [String] = []

    @OptionGroup var output: OutputOptions

    func run(_ store: CommandStore) async throws {
        var ids: [Identifier<Work>] = []
        for text in works { ids.append(try await CommandLookup(store).work(text)) }
        let line = ProgressLine(store.strings)
        let report: CompletionReport
        do {
            defer { line.clear() }
            report = try await store.container.withNetwork { [ids] in
                try await ids.isEmpty
                    ? store.online.complete(of: store.profile) { line.show($0) } : complete(ids, store)
            }
        }
        let text = OnlineText.completion(report, now: store.clock.now(), store.strings) + "\n"
        Shell.print(json ? document(report).document : text)
    }

    private func complete(_ ids: [Identifier<Work>], _ store: CommandStore) async throws -> CompletionReport {
        var report = CompletionReport()
        report.total = ids.count
        for id in ids {
            guard case .found(let found) = try await store.online.complete.lookup(id, of: store.profile) else {
                report.missed += 1
                continue
            }
            let done = try await store.online.complete.complete(id, with: found, of: store.profile)
            report.completed += 1
            if done.isMerged { report.merged += 1 }
        }
        return report
    }

    private func document(_ report: CompletionReport) -> JSONValue {
        .object([
            "total": report.total, "completed": report.completed, "merged": report.merged, "missed": report.missed,
            "left": report.left,
        ])
    }
}
