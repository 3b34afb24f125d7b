import ArgumentParser
import DimoApp
import Domain

struct ExportCommand: ParsableCommand, InterruptibleCommand {
    static let configuration = CommandConfiguration(
        commandName: "export", abstract: "Write recipes and your data to a file.",
        discussion: """
            Without --only, the dimo format holds all your data and the others every recipe. Without --format, a file \
            name ending in .csv or .md decides. Letterboxd takes files of 1 MB at most: a longer log becomes several, \
            the second of diary.csv is diary-2.csv. A field that a spreadsheet would run gets an apostrophe in front, \
            which import takes off.
            """)

    @Argument(help: "The file, or - for standard output.", completion: .file())
    var path: String

    @Option(help: "The format: dimo, bar-assistant, csv, markdown or letterboxd.")
    var format: ExportFormatChoice?

    @Option(help: "Export only this: drinks, mine, bar, shopping, log, menu, momentum, watched or wished.")
    var only: ExportSubjectChoice?

    @Flag(help: "Replace an existing file.")
    var force = false

    @OptionGroup var global: GlobalOptions

    func validate() throws {
        if path.isEmpty { throw ValidationError(Words.text("shell.usage.export-path")) }
    }

    @MainActor
    func run() async throws {
        let container = try CommandContainer.make(checking: global)
        do {
            let request = try ExportRequest(
                path: path == "-" ? nil : path, format: format.flatMap { ExchangeFormat(rawValue: $0.rawValue) },
                subject: only.flatMap { ExportSubject(rawValue: $0.rawValue) }, isOverwriting: force)
            let store = try await CommandContainer.openStore(container)
            let report = try await CommandTransfer.make(store, container, output: { Shell.print($0, isRaw: true) })
                .export(request)
            if let path = report.path {
                let line = store.strings("shell.exported", String(report.records), PlainText.line(path, limit: 4_000))
                Shell.print(
                    line + (report.files > 1 ? store.strings("shell.exported.files", String(report.files)) : "") + "\n")
            }
        } catch {
            throw TransferFailure.of(error, container, stopped: container.strings["shell.error.no-export"])
        }
    }
}

enum ExportFormatChoice: String, CaseIterable, ExpressibleByArgument {
    case dimo, barAssistant = "bar-assistant", csv, markdown, letterboxd
}

enum ExportSubjectChoice: String, CaseIterable, ExpressibleByArgument {
    case drinks, mine, ingredients, bar, shopping, log, menu, momentum, watched, wished
}
