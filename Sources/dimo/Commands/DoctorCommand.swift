import ArgumentParser
import DimoApp
import DimoAssets
import Domain
import NcursesDriver
import Terminal

struct DoctorCommand: ParsableCommand, StoreCommand {
    static let configuration = CommandConfiguration(
        commandName: "doctor",
        abstract: "Check terminal, files, database and catalogue without changing anything.",
        discussion: "$ dimo doctor")

    @Flag(help: "Also connect to the enabled online providers.")
    var online = false

    @Flag(help: "Print one JSON document.")
    var json = false

    @OptionGroup var global: GlobalOptions

    @MainActor
    func run() async throws {
        let container = try CommandContainer.make(global)
        var report = DoctorReport(container, environment: Shell.variable)
        if online { await report.askProviders(container) }
        let document = DoctorDocument(report, term: Shell.variable("TERM"), container.strings)
        Shell.print(json ? document.json.document : document.text)
        if !report.isHealthy || document.isWidthWrong { Shell.exit(1) }
    }
}
