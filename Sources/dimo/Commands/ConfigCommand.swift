import ArgumentParser

struct ConfigCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "config", abstract: "Read and change settings.",
        discussion:
            "Name a setting by the file's keys joined with dots, such as theme, units.volume or keys.list.open.",
        subcommands: [ConfigGetCommand.self, ConfigSetCommand.self])
}
