import ArgumentParser
import DimoApp

struct ConfigCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "config",
        abstract: "Read and change settings.",
        discussion: """
            $ dimo config get theme
            $ dimo config set units.volume oz
            Name a setting by its keys in the file, joined with dots, such as theme, units.volume or keys.list.open.
            """,
        subcommands: [ConfigGetCommand.self, ConfigSetCommand.self])
}

struct ConfigGetCommand: ParsableCommand, StoreCommand {
    static let configuration = CommandConfiguration(
        commandName: "get",
        abstract: "Print a setting from the file, or its default.",
        discussion: "$ dimo config get units.volume")

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

enum ConfigKeyChoice {
    /// Finds a setting by name; an unknown one is a usage error.
    static func checked(_ name: String) throws -> ConfigurationKey {
        do {
            return try ConfigurationKey(name)
        } catch {
            throw CommandFailure(message: error.text(Words.strings), status: Shell.usage)
        }
    }
}
