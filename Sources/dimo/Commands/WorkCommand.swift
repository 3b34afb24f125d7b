import ArgumentParser
import DimoApp
import Domain
import FeatureKit

struct WorkCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "work", abstract: "List works, add your own, complete and merge them.",
        discussion: """
            $ dimo work list --own
            $ dimo work add works.json
            $ dimo work complete
            $ dimo work merge my-ferry-crossing wikidata-q25188
            """,
        subcommands: [
            WorkListCommand.self, WorkAddCommand.self, WorkCompleteCommand.self, WorkMergeCommand.self,
            WorkSplitCommand.self, WorkListsCommand.self,
        ])
}

struct WorkListCommand: ReadingCommand, DocumentCommand {
    static let configuration = CommandConfiguration(
        commandName: "list", abstract: "List works by title.", discussion: "$ dimo work list --kind series --limit 20")

    @Flag(help: "Only your own works.")
    var own = false

    @Option(help: "Only this kind: film, animation, series or animated-series.")
    var kind: WorkKind?

    @Option(help: "Maximum number of results. Default: all.")
    var limit: Int?

    @OptionGroup var output: OutputOptions

    func validate() throws {
        if let limit, limit < 1 { throw Self.usage("least", "--limit", "1") }
        if own, kind != nil { throw Self.usage("combined", "--own, --kind") }
    }

    func run(_ store: CommandStore) async throws {
        await store.fetchOwnActions()
        let works = try await all(store)
        printList(works) { work in
            [
                "id": work.id, "title_en": work.work.title.english, "title_ko": work.work.title.korean,
                "kind": work.work.kind.rawValue, "year": work.work.year, "characters": work.progress.all,
                "dug": work.progress.dug,
            ]
        } columns: { work in
            [
                work.id.rawValue, work.work.title[store.strings.language], work.work.yearText,
                store.strings["work.kind.\(work.work.kind.rawValue)"],
                work.progress.text(store.strings),
            ]
        }
    }

    private func all(_ store: CommandStore) async throws -> [WorkSummary] {
        var filter = WorkListFilter.all
        if own { filter = .own(store.profile) }
        if let kind { filter = .kind(kind) }
        var works: [WorkSummary] = []
        var mark: ListMark?
        repeat {
            let page = try await store.community.works.works(
                filter, by: store.strings.language, for: store.viewer(), after: mark,
                limit: min(500, (limit ?? .max) - works.count))
            works += page.rows
            mark = page.next
        } while mark != nil && works.count < limit ?? .max
        return works
    }
}

extension WorkKind: ExpressibleByArgument {}

struct WorkListsCommand: ReadingCommand, DocumentCommand {
    static let configuration = CommandConfiguration(
        commandName: "lists", abstract: "Show the lists of works imported from your diaries.",
        discussion: """
            $ dimo work lists
            $ dimo work lists "Best of 2020" --json
            """)

    @Argument(help: "The name of a list. Default: the names of all lists.")
    var name: String?

    @OptionGroup var output: OutputOptions

    func run(_ store: CommandStore) async throws {
        guard let name else {
            return printList(try await store.community.marks.lists(of: store.profile, containing: nil)) {
                ["name": $0.name, "works": $0.count]
            } columns: {
                [$0.name, store.strings.counted("shell.work.lists.count", $0.count)]
            }
        }
        let list = try await CommandLookup(store).list(name)
        let works = try await store.community.marks.works(in: list.name, of: store.profile)
        printList(works) { entry in
            [
                "position": entry.place.position, "work": entry.work.id, "title_en": entry.work.title.english,
                "title_ko": entry.work.title.korean, "year": entry.work.year, "note": entry.place.note,
            ]
        } columns: { entry in
            [
                String(entry.place.position), entry.work.title[store.strings.language], entry.work.yearText,
                entry.place.note?.replacing("\n", with: " ") ?? "",
            ]
        }
    }
}
