import ArgumentParser
import DimoApp

struct ConfigSetCommand: ParsableCommand, StoreCommand {
    static let configuration = CommandConfiguration(
        commandName: "set",
        abstract: "Change a setting in the file; comments and other settings are kept.",
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

    @MainActor
    func run() async throws {
        let key = try ConfigKeyChoice.checked(key)
        if let path = global.dataDir, let problem = AppPaths.problem(withDataDirectory: path, Words.strings) {
            throw CommandFailure(message: problem, status: Shell.usage)
        }
        let container = try CommandContainer.make(global)
        let file = ConfigurationFile(path: container.paths.configuration)
        if key.description == "theme", !value.isEmpty, let problem = container.problem(withTheme: value) {
            throw CommandFailure(message: problem, status: Shell.usage)
        }
        do throws(ConfigurationFileProblem) {
            try file.set(key, to: value.isEmpty ? nil : ConfigurationValue(typed: value))
        } catch {
            if case .refused = error {
                throw CommandFailure(message: error.text(container.strings), status: Shell.usage)
            }
            throw CommandFailure(message: error.text(container.strings))
        }
    }
}
