import ArgumentParser
import DimoApp
import Domain

struct WorkMergeCommand: WritingCommand, DocumentCommand {
    static let configuration = CommandConfiguration(
        commandName: "merge", abstract: "Merge one of your works into another record of the same work.",
        discussion: """
            $ dimo work merge my-ferry-crossing wikidata-q25188
            Votes, reviews, wishes, ratings and the log move along, and characters that share a name become one. \
            You can undo this, and split the works again later.
            """)

    @Argument(help: "The work to merge: your own or one you saved, by ID or title.")
    var from: String

    @Argument(help: "The work to merge it into, by ID or title.")
    var into: String

    @OptionGroup var output: OutputOptions

    func run(_ store: CommandStore) async throws {
        let from = try await CommandLookup(store).work(from)
        let into = try await CommandLookup(store).work(into)
        let merge = try await store.workMerging.merge(from, into: into, of: store.profile, at: store.clock.now())
        printMerge("same-work.done", store.strings, merge)
    }
}

struct WorkSplitCommand: StoreCommand, DocumentCommand {
    static let configuration = CommandConfiguration(
        commandName: "split", abstract: "Split a merged work off again.",
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

    @OptionGroup var output: OutputOptions

    func run() async throws {
        let store = try await CommandContainer.openStore(global, isForWriting: part != nil)
        let work = try await CommandLookup(store).work(work)
        if let part {
            let merge = try await store.workMerging.split(Identifier(part), of: store.profile)
            return printMerge("same-work.split-done", store.strings, merge)
        }
        let parts = try await store.workMerging.parts(of: work, of: store.profile)
        printList(parts) { part in
            ["id": part.id, "title_en": part.title.english, "title_ko": part.title.korean, "year": part.year]
        } columns: {
            [$0.id.rawValue, $0.title[store.strings.language], $0.yearText]
        }
    }
}

extension DocumentCommand {
    fileprivate func printMerge(_ key: String, _ strings: Strings, _ merge: WorkMerge) {
        if json {
            return printJSON([
                "from": merge.from.id, "into": merge.into.id, "joined": merge.joined, "moved": merge.moved,
            ])
        }
        Shell.print(strings(key, merge.from.title[strings.language], merge.into.title[strings.language]) + "\n")
    }
}
