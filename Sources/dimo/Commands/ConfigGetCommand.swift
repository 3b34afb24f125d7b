import ArgumentParser
import DimoApp

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
        // The file may contain anything; a terminal gets only printable characters.
        Shell.print((value.map { TextTable([[$0]]).text(isTerminal: false) } ?? "\n"))
    }
}
