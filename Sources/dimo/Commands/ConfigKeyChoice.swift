import DimoApp

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
