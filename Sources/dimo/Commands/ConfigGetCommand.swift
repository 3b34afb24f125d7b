import ArgumentParser
import DimoApp

/// `dimo config get KEY`.
struct ConfigGetCommand: ParsableCommand, StoreCommand {
    static let configuration = CommandConfiguration(
        commandName: "get", abstract: "Print a setting: the file's value, or the default.")

    @Argument(help: "The setting, such as theme or units.volume.", completion: Completions.setting)
    var key: String

    @OptionGroup var global: GlobalOptions

    @MainActor
    func run() async throws {
        let key = try ConfigKeyChoice.checked(key)
        let value = try CommandContainer.make(global).setting(key)
        // What the file holds may be anything; a terminal gets plain signs alone.
        Shell.print((value.map { TextTable([[$0]]).text(isTerminal: false) } ?? "\n"))
    }
}
