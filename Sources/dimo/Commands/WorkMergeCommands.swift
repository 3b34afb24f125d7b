import ArgumentParser
import DimoApp
import Domain
import FeatureKit

struct WorkMergeCommand: ParsableCommand, StoreCommand {
    static let configuration = CommandConfiguration(
        commandName: "merge",
        abstract: "Merge one of your works into another record of the same work.",
        discussion: """
            $ dimo work merge my-ferry-crossing wikidata-q25188
            Votes, reviews, wishes, ratings and the log move along, and characters that share a name become one. \
            You can undo this, and split the works again later.
            """)

    @Argument(help: "The work to merge: your own or one you saved, by ID or title.")
    var from: String

    @Argument(help: "The work to merge it into, by ID or title.")
    var into: String

    @Flag(help: "Print one JSON document.")
    var json = false

    @OptionGroup var global: GlobalOptions

    @MainActor
    func run() async throws {
        let store = try await CommandContainer.openStoreToWrite(global)
        let from = try await WorkLookup(store).work(from)
        let into = try await WorkLookup(store).work(into)
        try await WorkMergeReport(store: store, isJSON: json).print("same-work.done") {
            try await store.workMerging.merge(from, into: into, of: store.profile, at: store.clock.now())
        }
    }
}

struct WorkSplitCommand: ParsableCommand, StoreCommand {
    static let configuration = CommandConfiguration(
        commandName: "split",
        abstract: "Split a merged work off again.",
        discussion: """
            $ dimo work split wikidata-q25188
            $ dimo work split wikidata-q25188 my-ferry-crossing
            With one work, lists the works you merged into it. With two, splits the second one off, with everything \
            that moved along. You can undo this.
            """)

    @Argument(help: "The work that others were merged into, by ID or title.")
    var work: String

    @Argument(help: "The ID of the work to split off.")
    var part: String?

    @Flag(help: "Print one JSON document.")
    var json = false

    @OptionGroup var global: GlobalOptions

    @MainActor
    func run() async throws {
        let store =
            part == nil
            ? try await CommandContainer.openStore(global) : try await CommandContainer.openStoreToWrite(global)
        let work = try await WorkLookup(store).work(work)
        if let part {
            return try await WorkMergeReport(store: store, isJSON: json).print("same-work.split-done") {
                try await store.workMerging.split(Identifier(part), of: store.profile)
            }
        }
        let parts = try await store.workMerging.parts(of: work, of: store.profile)
        if json {
            let rows = parts.map { part in
                JSONValue.object([
                    ("id", .string(part.id.rawValue)), ("title_en", .string(part.title.english)),
                    ("title_ko", .string(part.title.korean)), ("year", .integer(part.year)),
                ])
            }
            return Shell.print(JSONValue.array(rows).document)
        }
        let rows = parts.map { [$0.id.rawValue, $0.title[store.strings.language], $0.yearText] }
        Shell.print(TextTable(rows).text(isTerminal: Shell.isTerminal))
    }
}

/// Prints what a merge or a split did.
@MainActor
private struct WorkMergeReport {
    let store: CommandStore
    let isJSON: Bool

    func print(_ key: String, _ work: () async throws -> WorkMerge) async throws {
        let merge: WorkMerge
        do {
            merge = try await work()
        } catch let problem as WorkMergeProblem {
            throw CommandFailure(message: OnlineText.merge(problem, store.strings))
        }
        guard isJSON else {
            let language = store.strings.language
            return Shell.print(store.strings(key, merge.from.title[language], merge.into.title[language]) + "\n")
        }
        Shell.print(
            JSONValue.object([
                ("from", .string(merge.from.id.rawValue)), ("into", .string(merge.into.id.rawValue)),
                ("joined", .integer(merge.joined)), ("moved", .integer(merge.moved)),
            ]).document)
    }
}
