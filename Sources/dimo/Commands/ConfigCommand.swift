internal import ArgumentParser

/// `dimo config …`.
struct ConfigCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "config", abstract: "Read and change settings.",
        discussion:
            "A setting is named by the keys of the file with dots between: theme, units.volume, keys.list.open.",
        subcommands: [ConfigGetCommand.self, ConfigSetCommand.self])
}
