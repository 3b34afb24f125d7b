import ArgumentParser
import DimoApp
import Domain

struct ExportCommand: InterruptibleCommand {
    static let configuration = CommandConfiguration(
        commandName: "export", abstract: "Write recipes and your data to a file.",
        discussion: """
            $ dimo export dimo.json
            $ dimo export diary.csv --format letterboxd
            By default the dimo format holds all your data and the other formats every recipe; --only narrows this. \
            The format defaults to that of a file name ending in .csv or .md, otherwise dimo.
            Letterboxd accepts files of up to 1 MB, so a longer log is split: diary.csv, diary-2.csv and so on. \
            Fields that a spreadsheet would run as a formula get a leading apostrophe, which import removes.
            """)

    static let stopped = "shell.error.no-export"

    @Argument(help: "The file, or - for standard output.", completion: .file())
    var path: String

    @Option(help: "The format: dimo, bar-assistant, csv, markdown or letterboxd.")
    var format: ExportFormatChoice?

    @Option(help: "Export only this: drinks, mine, ingredients, bar, shopping, log, menu, momentum, watched or wished.")
    var only: ExportSubject?

    @Flag(help: "Replace an existing file.")
    var force = false

    @OptionGroup var global: GlobalOptions

    func validate() throws {
        if path.isEmpty { throw Self.usage("export-path") }
    }

    func run() async throws {
        let container = try CommandContainer.make(checking: global.launch)
        let request = try ExportRequest(
            path: path == "-" ? nil : path, format: format.flatMap { ExchangeFormat(rawValue: $0.rawValue) },
            subject: only, isOverwriting: force)
        let store = try await CommandContainer.openStore(container)
        let report = try await store.transfer(output: { Shell.print($0, isRaw: true) })
            .exporter.export(request) { _ in }
        if let path = report.path {
            let line = store.strings.counted("shell.exported", report.records, PlainText.line(path, limit: 4_000))
            Shell.print(
                line + (report.files > 1 ? store.strings("shell.exported.files", String(report.files)) : "") + "\n")
        }
    }
}

enum ExportFormatChoice: String, CaseIterable, ExpressibleByArgument {
    case dimo, barAssistant = "bar-assistant", csv, markdown, letterboxd
}

extension ExportSubject: ExpressibleByArgument {}
