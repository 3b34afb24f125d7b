import ArgumentParser
import DimoApp
import Domain
import FeatureKit

struct ImportCommand: InterruptibleCommand, DocumentCommand {
    static let configuration = CommandConfiguration(
        commandName: "import",
        abstract: "Read recipes, your data and other programs' diaries from files, zip archives and folders.",
        discussion: """
            $ dimo import recipes.zip --dry-run
            $ dimo import letterboxd.zip --create
            Everything is imported in one transaction: bad records are skipped, and Ctrl-C undoes it all. Diaries \
            (Letterboxd, IMDb, MyAnimeList, Trakt, AniList) become your watched log and wishes; works that can't be \
            matched with certainty are left out.
            With bar-assistant as the path, recipes, ratings, shelf and shopping list are fetched from your Bar \
            Assistant server. Run it again to update; what you changed here is kept. The token comes from \
            BAR_ASSISTANT_TOKEN or the configuration.
            """)

    @Argument(
        help: "Files, zip archives, folders, web addresses, - for standard input, or bar-assistant for your server.",
        completion: .file())
    var paths: [String]

    @Option(help: "The format; auto detects it.")
    var format: ImportFormatChoice = .auto

    @Option(help: "What to do with records that already exist: skip, overwrite or copy.")
    var onDuplicate: DuplicatePolicy = .skip

    @Flag(help: "Add diary entries that match no known work as your own works.")
    var create = false

    @Option(help: "Address of your Bar Assistant server. Default: the configured one.")
    var url: String?

    @Option(help: "The name or number of the bar on the server, if it has several.")
    var bar: String?

    @Flag(help: "Show what would happen without changing anything.")
    var dryRun = false

    @Flag(name: .shortAndLong, help: "Save recipes from web pages and text without asking.")
    var yes = false

    @OptionGroup var output: OutputOptions

    static let stopped = "shell.error.no-import"
    private var isPull: Bool { paths == ["bar-assistant"] }

    func validate() throws {
        if paths.contains("") { throw Self.usage("path") }
        if !isPull, url != nil || bar != nil { throw Self.usage("pull-only") }
        if paths.filter({ $0 == "-" }).count > 1 { throw Self.usage("stdin-twice") }
    }

    func run() async throws {
        var request = request()
        let store = try await CommandContainer.openStore(global, isForWriting: !dryRun)
        let line = ProgressLine(store.strings)
        let report: ImportReport
        do {
            defer { line.clear() }
            let transfer = store.transfer()
            if isPull {
                report = try await store.container.withNetwork {
                    try await transfer.puller.pull(ServerAccess(address: url))(bar: bar, isDryRun: dryRun) {
                        line.show($0)
                    }
                }
            } else {
                request.sources = try await fetched(transfer, store.container)
                let first = try await transfer.importRecipes(request) { line.show($0) }
                report = first.isPreview ? try await importAfterPreview(request, transfer, store.strings, line) : first
            }
        }
        if dryRun, report.hasTextSource, !json { show(report, store.strings) }
        let strings = json ? store.container.words(in: .english) : store.strings
        let document = ImportDocument(report: report, strings: strings)
        Shell.print(json ? document.json.document : document.text)
        if report.recipes.failed > 0 { Shell.exit(1) }
    }

    private func request() -> ImportRequest {
        ImportRequest(
            sources: [], format: ExchangeFormat(rawValue: format.rawValue), policy: onDuplicate, isDryRun: dryRun,
            works: WorkDecisions(createsNew: create), previewsTexts: !dryRun && !yes)
    }

    @MainActor
    private func fetched(_ transfer: TransferServices, _ container: AppDIContainer) async throws -> [TransferSource] {
        try await container.withNetwork {
            var sources: [TransferSource] = []
            for path in paths {
                sources.append(
                    ImportAddress.isOne(path)
                        ? try await transfer.pages.source(path) : try await ImportSourceChoice.source(path))
            }
            return sources
        }
    }

    /// Shows the recipes of a trial and imports them if the user agrees.
    @MainActor
    private func importAfterPreview(
        _ request: ImportRequest, _ transfer: TransferServices, _ strings: Strings, _ line: ProgressLine
    ) async throws -> ImportReport {
        var request = request
        request.previewsTexts = false
        request.isDryRun = true
        let trial = try await transfer.importRecipes(request) { _ in }
        line.clear()
        try ask(trial, strings)
        request.isDryRun = false
        return try await transfer.importRecipes(request) { line.show($0) }
    }

    @MainActor
    private func show(_ report: ImportReport, _ strings: Strings) {
        let lines = RecipePreviewText(strings: strings).lines(report).map(\.text)
        if !lines.isEmpty { Shell.print(lines.joined(separator: "\n") + "\n\n") }
    }

    @MainActor
    private func ask(_ report: ImportReport, _ strings: Strings) throws {
        guard !report.previews.isEmpty else { return }
        show(report, strings)
        guard Shell.isInputTerminal, !paths.contains("-") else {
            throw CommandFailure.usage(strings["shell.error.ask-import"])
        }
        Shell.note(strings["shell.import.question"] + " [y/N] ")
        let answer = readLine()?.trimmingPrefix { $0 == " " }.lowercased() ?? ""
        if !["y", "yes"].contains(answer) { throw CommandFailure(strings["shell.error.not-imported"]) }
    }
}

enum ImportFormatChoice: String, CaseIterable, ExpressibleByArgument {
    case auto, dimo, barAssistant = "bar-assistant", theCocktailDB = "thecocktaildb", csv, webPage = "web-page", text,
        letterboxd, imdb, myAnimeList = "myanimelist", trakt, aniList = "anilist"
}

extension DuplicatePolicy: ExpressibleByArgument {}
