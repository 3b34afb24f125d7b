import ArgumentParser
import DimoApp
import Domain

struct WorkListCommand: ParsableCommand, StoreCommand {
    static let configuration = CommandConfiguration(
        commandName: "list",
        abstract: "List works by title.",
        discussion: "$ dimo work list --kind series --limit 20")

    @Flag(help: "Only your own works.")
    var own = false

    @Option(help: "Only this kind: film, animation, series or animated-series.")
    var kind: WorkKindChoice?

    @Option(help: "Maximum number of results. Default: all.")
    var limit: Int?

    @Flag(help: "Print one JSON document.")
    var json = false

    @OptionGroup var global: GlobalOptions

    func validate() throws {
        if let limit, limit < 1 { throw ValidationError(Words.text("shell.usage.least", "--limit", "1")) }
        if own, kind != nil { throw ValidationError(Words.text("shell.usage.combined", "--own, --kind")) }
    }

    @MainActor
    func run() async throws {
        let store = try await CommandContainer.openStore(global)
        await store.takeInOwn()
        let works = try await all(store)
        if json {
            let rows = works.map { work in
                JSONValue.object([
                    ("id", .string(work.id.rawValue)), ("title_en", .string(work.work.title.english)),
                    ("title_ko", .string(work.work.title.korean)), ("kind", .string(work.work.kind.rawValue)),
                    ("year", .integer(work.work.year)), ("characters", .integer(work.progress.all)),
                    ("dug", .integer(work.progress.dug)),
                ])
            }
            return Shell.print(JSONValue.array(rows).document)
        }
        let rows = works.map { work in
            [
                work.id.rawValue, work.work.title[store.strings.language], work.work.yearText,
                store.strings["work.kind.\(work.work.kind.rawValue)"],
                store.strings("work.progress", String(work.progress.dug), String(work.progress.all)),
            ]
        }
        Shell.print(TextTable(rows).text(isTerminal: Shell.isTerminal))
    }

    private func all(_ store: CommandStore) async throws -> [WorkSummary] {
        var filter = WorkListFilter.all
        if own { filter = .own(store.profile) }
        if let kind = kind.flatMap({ WorkKind(rawValue: $0.rawValue) }) { filter = .kind(kind) }
        var works: [WorkSummary] = []
        var mark: ListMark?
        repeat {
            let page = try await store.community.works.works(
                filter, by: store.strings.language, for: store.reader(), after: mark,
                limit: min(500, (limit ?? .max) - works.count))
            works += page.rows
            mark = page.next
        } while mark != nil && works.count < limit ?? .max
        return works
    }
}

enum WorkKindChoice: String, CaseIterable, ExpressibleByArgument {
    case film, animation, series
    case animatedSeries = "animated-series"
}
