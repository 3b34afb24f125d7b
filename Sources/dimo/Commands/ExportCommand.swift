internal import ArgumentParser
internal import DimoApp
internal import Domain

/// `dimo export PATH`.
struct ExportCommand: ParsableCommand, InterruptibleCommand {
    static let configuration = CommandConfiguration(
        commandName: "export", abstract: "Write recipes, and what you keep, into a file.",
        discussion: """
            Without --only our own format holds everything you keep, the others every recipe. Without --format a name \
            that ends with .csv or .md tells it.
            """)

    @Argument(help: "The file; - is the standard output.")
    var path: String

    @Option(help: "dimo, bar-assistant, csv or markdown.")
    var format: ExportFormatChoice?

    @Option(help: "Only this: drinks, mine, bar, shopping, log, menu or momentum.")
    var only: ExportSubjectChoice?

    @Flag(help: "Replace a file that is there.")
    var force = false

    @OptionGroup var global: GlobalOptions

    func validate() throws {
        if path.isEmpty { throw ValidationError("the path is empty: name a file, or - for the standard output") }
    }

    @MainActor
    func run() async throws {
        let container = try CommandContainer.make(checking: global)
        do {
            let request = try ExportRequest(
                path: path == "-" ? nil : path, format: format.flatMap { ExchangeFormat(rawValue: $0.rawValue) },
                subject: only.flatMap { ExportSubject(rawValue: $0.rawValue) }, isOverwriting: force)
            let store = try await CommandContainer.openStore(container)
            let report = try await CommandTransfer.make(store, container, output: { Shell.print($0) }).export(request)
            if let path = report.path {
                Shell.print("exported: \(report.records) records to \(PlainText.line(path, limit: 4_000))\n")
            }
        } catch {
            throw TransferFailure.of(error, container, stopped: "stopped: nothing was exported")
        }
    }
}

/// A format on the command line of an export.
enum ExportFormatChoice: String, CaseIterable, ExpressibleByArgument {
    case dimo, barAssistant = "bar-assistant", csv, markdown
}

/// What to export, on the command line.
enum ExportSubjectChoice: String, CaseIterable, ExpressibleByArgument {
    case drinks, mine, bar, shopping, log, menu, momentum
}
