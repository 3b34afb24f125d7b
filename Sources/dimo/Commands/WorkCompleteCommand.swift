import ArgumentParser
import DimoApp
import Domain
import FeatureKit

struct WorkCompleteCommand: ParsableCommand, StoreCommand, InterruptibleCommand {
    static let configuration = CommandConfiguration(
        commandName: "complete",
        abstract: "Complete your works from the enabled online catalogues.",
        discussion: """
            $ dimo work complete
            $ dimo work complete my-ferry-crossing
            Without a work, looks up all your works that have no characters yet, such as those imported from a diary, \
            one after another. Press Ctrl-C to stop; the next run continues from there. You can undo a run in one step.
            """)

    @Argument(help: "Your works to look up, by ID or title. Default: all without characters.")
    var works: [String] = []

    @Flag(help: "Print one JSON document.")
    var json = false

    @OptionGroup var global: GlobalOptions

    @MainActor
    func run() async throws {
        let container = try CommandContainer.make(checking: global)
        let store = try await CommandContainer.openStoreToWrite(container)
        var ids: [Identifier<Work>] = []
        for text in works { ids.append(try await WorkLookup(store).work(text)) }
        let line = ProgressLine()
        do {
            let report = try await container.withNetwork { [ids] in
                try await ids.isEmpty
                    ? store.online.complete(of: store.profile) { line.show($0) } : complete(ids, store)
            }
            line.clear()
            Shell.print(
                json
                    ? document(report).document
                    : OnlineText.completion(report, now: store.clock.now(), store.strings) + "\n")
        } catch let problem as OnlineProblem {
            line.clear()
            throw CommandFailure(message: store.describe(problem))
        }
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
            ("total", .integer(report.total)), ("completed", .integer(report.completed)),
            ("merged", .integer(report.merged)), ("missed", .integer(report.missed)), ("left", .integer(report.left)),
        ])
    }
}

/// Finds works by their ids or titles on the command line; for an unknown one, the error suggests the nearest.
struct WorkLookup {
    private let store: CommandStore

    init(_ store: CommandStore) {
        self.store = store
    }

    func work(_ text: String) async throws -> Identifier<Work> {
        let reader = store.reader(isRevealed: true)
        if let page = try await store.community.works.page(of: Identifier(text), for: reader) { return page.work.id }
        let answer = try await store.community.search.worksAndCharacters(typed: text, for: reader, limit: 20)
        func works(_ rows: some Sequence<FoundRow>) -> [WorkReference] {
            rows.compactMap { if case .work(let found) = $0.hit { found.work } else { nil } }
        }
        let named = works(answer.rows.filter { $0.quality == .exact })
        let language = store.strings.language
        let only = try CommandLookup(store).only(of: named, named: text) {
            "\($0.id.rawValue) (\($0.titled(language)))"
        }
        if let only { return only.id }
        let missing = store.strings("shell.error.work", text)
        if let near = works(answer.rows).first {
            throw CommandFailure(message: store.strings("shell.error.near", missing, near.id.rawValue))
        }
        throw CommandFailure(message: store.strings("shell.error.find", missing, "dimo work list"))
    }
}
