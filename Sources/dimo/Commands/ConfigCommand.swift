import ArgumentParser
import DimoApp
import Domain

struct ConfigCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "config", abstract: "Read and change settings.",
        discussion: """
            $ dimo config get theme
            $ dimo config set units.volume oz
            Name a setting by its keys in the file, joined with dots, such as theme, units.volume or keys.list.open.
            """,
        subcommands: [ConfigGetCommand.self, ConfigSetCommand.self])
}

struct ConfigGetCommand: StoreCommand {
    static let configuration = CommandConfiguration(
        commandName: "get", abstract: "Print a setting from the file, or its default.",
        discussion: "$ dimo config get units.volume")

    @Argument(help: "The setting, such as theme or units.volume.", completion: Completions.setting)
    var key: String

    @OptionGroup var global: GlobalOptions

    func run() async throws {
        let key = try ConfigKeyChoice.checked(key)
        let value = try CommandContainer.make(global.launch).setting(key)
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
            throw CommandFailure.usage(error.text(Words.strings))
        }
    }
}

struct ConfigSetCommand: StoreCommand {
    static let configuration = CommandConfiguration(
        commandName: "set", abstract: "Change a setting in the file; comments and other settings are kept.",
        discussion: """
            $ dimo config set theme paper
            $ dimo config set home_city seoul
            """)

    @Argument(help: "The setting, such as theme or units.volume.", completion: Completions.setting)
    var key: String

    @Argument(
        help: "The new value; [a, b] for several keys of an action, \"\" for the default.",
        completion: Completions.value)
    var value: String

    @OptionGroup var global: GlobalOptions

    func run() async throws {
        let key = try ConfigKeyChoice.checked(key)
        let container = try CommandContainer.make(checking: global.launch)
        let file = ConfigurationFile(path: container.paths.configuration)
        if key.description == "theme", !value.isEmpty, let problem = container.problem(withTheme: value) {
            throw CommandFailure.usage(problem)
        }
        var value = value
        if key.description == "home_city", !value.isEmpty {
            guard let city = container.city(named: value) else {
                throw CommandFailure.usage(container.problem(withCity: value))
            }
            value = city.rawValue
        }
        do throws(ConfigurationFileProblem) {
            try file.set(key, to: value.isEmpty ? nil : ConfigurationValue(typed: value))
        } catch {
            if case .refused = error { throw CommandFailure.usage(error.text(container.strings)) }
            throw CommandFailure(error.text(container.strings))
        }
    }
}

struct PathsCommand: ParsableCommand, DocumentCommand {
    static let configuration = CommandConfiguration(
        commandName: "paths", abstract: "Show where the files are.", discussion: "$ dimo paths")

    @OptionGroup var output: OutputOptions

    func run() throws {
        let paths = AppPaths(dataDirectory: global.dataDir, environment: Shell.variable)
        let rows = paths.named
        if json {
            Shell.print(JSONObject(rows.map { ($0.0, .string($0.1)) }).document)
        } else {
            Shell.print(TextTable(rows.map { [$0.0, $0.1] }).text())
        }
    }
}
