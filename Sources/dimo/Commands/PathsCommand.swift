import ArgumentParser
import DimoApp

struct PathsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "paths",
        abstract: "Show where the files are.",
        discussion: "$ dimo paths")

    @Flag(help: "Print one JSON document.")
    var json = false

    @OptionGroup var global: GlobalOptions

    func run() throws {
        let paths = AppPaths(dataDirectory: global.dataDir, environment: Shell.variable)
        let rows = paths.named
        if json {
            Shell.print(JSONValue.object(rows.map { ($0.0, .string($0.1)) }).document)
        } else {
            Shell.print(TextTable(rows.map { [$0.0, $0.1] }).text(isTerminal: Shell.isTerminal))
        }
    }
}
