import DimoApp

/// Settings on the command line.
enum ConfigKeyChoice {
    /// The setting of a name; one that none has is wrong usage.
    static func checked(_ name: String) throws -> ConfigurationKey {
        do {
            return try ConfigurationKey(name)
        } catch {
            throw CommandFailure(message: error.text(Words.strings), status: Shell.usage)
        }
    }
}
