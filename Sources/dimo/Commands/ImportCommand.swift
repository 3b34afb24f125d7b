internal import ArgumentParser
internal import DimoApp
internal import Domain

/// `dimo import PATH…`.
struct ImportCommand: ParsableCommand, InterruptibleCommand {
    static let configuration = CommandConfiguration(
        commandName: "import",
        abstract: "Read recipes, your data and other programs' diaries from files, zip archives and folders.",
        discussion: """
            Everything is imported in one transaction: a bad record is skipped, and Ctrl-C undoes it all. \
            Diaries (Letterboxd, IMDb, MyAnimeList) become your watched log and wishes; a work that cannot be told for \
            sure is left out.
            """)

    @Argument(help: "Files, zip archives or folders, or - for standard input.")
    var paths: [String]

    @Option(help: "The format; auto detects it.")
    var format: ImportFormatChoice = .auto

    @Option(help: "What to do with records that already exist: skip, overwrite or copy.")
    var onDuplicate: DuplicateChoice = .skip

    @Flag(help: "Make works of your own of those in a diary that nothing here may be.")
    var create = false

    @Flag(help: "Show what would happen without changing anything.")
    var dryRun = false

    @Flag(help: "Print one JSON document.")
    var json = false

    @OptionGroup var global: GlobalOptions

    func validate() throws {
        if paths.contains("") { throw ValidationError("a path is empty: name a file or a folder") }
        if paths.filter({ $0 == "-" }).count > 1 { throw ValidationError("- is given more than once: name it once") }
    }

    @MainActor
    func run() async throws {
        let container = try CommandContainer.make(checking: global)
        let request = try await request(container)
        let store =
            dryRun
            ? try await CommandContainer.openStore(container) : try await CommandContainer.openStoreToWrite(container)
        let line = ProgressLine()
        let report: ImportReport
        do {
            report = try await CommandTransfer.make(store, container).importing(request) { line.show($0) }
            line.clear()
        } catch {
            line.clear()
            throw TransferFailure.of(error, container, stopped: container.strings["shell.error.no-import"])
        }
        let document = ImportDocument(report, store.strings)
        Shell.print(json ? document.json.document : document.text)
        if report.recipes.failed > 0 { Shell.exit(1) }
    }

    @MainActor
    private func request(_ container: AppDIContainer) async throws -> ImportRequest {
        var sources: [TransferSource] = []
        do {
            for path in paths { sources.append(try await ImportSourceChoice.source(path)) }
        } catch {
            throw TransferFailure.of(error, container, stopped: container.strings["shell.error.no-import"])
        }
        return ImportRequest(
            sources: sources, format: ExchangeFormat(rawValue: format.rawValue),
            policy: DuplicatePolicy(rawValue: onDuplicate.rawValue) ?? .skip, isDryRun: dryRun,
            works: WorkDecisions(createsNew: create))
    }
}

/// A format on the command line of an import.
enum ImportFormatChoice: String, CaseIterable, ExpressibleByArgument {
    case auto, dimo, barAssistant = "bar-assistant", theCocktailDB = "thecocktaildb", csv, letterboxd, imdb,
        myAnimeList = "myanimelist"
}

/// What to do with duplicates, on the command line.
enum DuplicateChoice: String, CaseIterable, ExpressibleByArgument {
    case skip, overwrite, copy
}
