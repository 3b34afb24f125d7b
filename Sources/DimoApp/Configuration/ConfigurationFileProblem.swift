package import Domain

/// Why a setting cannot be kept in the configuration file.
package enum ConfigurationFileProblem: Error, Hashable, Sendable {
    /// The value is none the setting takes.
    case refused(key: ConfigurationKey, value: String, fault: ConfigurationFault)
    /// The file is no YAML, or has something else where the setting belongs; it is left as it is.
    case unreadable(ConfigurationProblem)
    /// What stands there cannot be read as text, and so not changed without a loss.
    case unusable(path: String, problem: TextFile.Problem)
    /// The file cannot be written, for the system's reason.
    case unwritable(path: String, reason: String)

    /// What happened and what to do.
    package func text(_ strings: Strings) -> String {
        switch self {
        case .refused(let key, _, let fault) where key.isSecret:
            strings("config.refused.secret", key.description, fault.text(strings))
        case .refused(let key, let value, let fault):
            strings("config.refused", key.description, value, fault.text(strings))
        case .unreadable(let problem): strings("config.fix-first", problem.text(strings))
        case .unusable(let path, let problem): "\(path): \(problem.text(strings))"
        case .unwritable(let path, let reason): strings("config.unwritable", path, reason)
        }
    }
}
