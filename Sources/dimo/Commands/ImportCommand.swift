internal import ArgumentParser
internal import DimoApp
internal import Domain
internal import FeatureKit

/// `dimo import PATH…`.
struct ImportCommand: ParsableCommand, InterruptibleCommand {
    static let configuration = CommandConfiguration(
        commandName: "import", abstract: "Read recipes and your data from files, zip archives and folders.",
        discussion: "Everything is imported in one transaction: a bad record is skipped, and Ctrl-C undoes it all.")

    @Argument(help: "Files, zip archives, folders or addresses of web pages, or - for standard input.")
    var paths: [String]

    @Option(help: "The format; auto detects it.")
    var format: ImportFormatChoice = .auto

    @Option(help: "What to do with records that already exist: skip, overwrite or copy.")
    var onDuplicate: DuplicateChoice = .skip

    @Flag(help: "Show what would happen without changing anything.")
    var dryRun = false

    @Flag(name: .shortAndLong, help: "Save the recipes of web pages and texts without asking.")
    var yes = false

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
        let sources = try paths.map { ImportAddress.isOne($0) ? nil : try ImportSourceChoice.source($0) }
        let store =
            dryRun
            ? try await CommandContainer.openStore(container) : try await CommandContainer.openStoreToWrite(container)
        let line = ProgressLine()
        let report: ImportReport
        do {
            let transfer = CommandTransfer.make(store, container)
            var request = ImportRequest(
                sources: try await container.withNetwork {
                    var whole: [TransferSource] = []
                    for (path, source) in zip(paths, sources) {
                        if let source { whole.append(source) } else { whole.append(try await transfer.source(path)) }
                    }
                    return whole
                },
                format: ExchangeFormat(rawValue: format.rawValue),
                policy: DuplicatePolicy(rawValue: onDuplicate.rawValue) ?? .skip, isDryRun: true)
            if isLookedAtFirst, !dryRun, !yes {
                try ask(try await transfer.importing(request) { _ in }, store.strings)
            }
            request.isDryRun = dryRun
            report = try await transfer.importing(request) { line.show($0) }
            line.clear()
        } catch {
            line.clear()
            throw TransferFailure.of(error, container, stopped: container.strings["shell.error.no-import"])
        }
        if dryRun, isLookedAtFirst, !json { show(report, store.strings) }
        let document = ImportDocument(report, store.strings)
        Shell.print(json ? document.json.document : document.text)
        if report.recipes.failed > 0 { Shell.exit(1) }
    }
}

/// A format on the command line of an import.
extension ImportCommand {
    /// Whether it reads what was written for people: that is shown before it is saved.
    private var isLookedAtFirst: Bool {
        [.webPage, .text].contains(format)
            || paths.contains { path in
                let name = path.lowercased()
                return ImportAddress.isOne(path) || name.hasSuffix(".html") || name.hasSuffix(".htm")
            }
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
            throw CommandFailure(message: strings["shell.error.ask-import"], status: Shell.usage)
        }
        Shell.note(strings["shell.import.question"] + " [y/N] ")
        let answer = readLine()?.trimmingPrefix { $0 == " " }.lowercased() ?? ""
        if !["y", "yes"].contains(answer) { throw CommandFailure(message: strings["shell.error.not-imported"]) }
    }
}

enum ImportFormatChoice: String, CaseIterable, ExpressibleByArgument {
    case auto, dimo, barAssistant = "bar-assistant", theCocktailDB = "thecocktaildb", csv,
        webPage = "web-page", text
}

/// What to do with duplicates, on the command line.
enum DuplicateChoice: String, CaseIterable, ExpressibleByArgument {
    case skip, overwrite, copy
}
