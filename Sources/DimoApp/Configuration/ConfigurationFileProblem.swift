/// Why a setting cannot be kept in the configuration file. Its text says what happened and what to do.
public enum ConfigurationFileProblem: Error, Hashable, Sendable, CustomStringConvertible {
    /// The value is none the setting takes; the reason names those.
    case refused(key: ConfigurationKey, value: String, reason: String)
    /// The file is no YAML, or has something else where the setting belongs; it is left as it is.
    case unreadable(reason: String)
    /// What stands there cannot be read as text, and so not changed without a loss.
    case unusable(path: String, problem: TextFile.Problem)
    /// The file cannot be written.
    case unwritable(path: String, reason: String)

    /// What happened and what to do.
    public var description: String {
        switch self {
        case .refused(let key, _, let reason) where key.isSecret: "\(key) cannot be that: \(reason)"
        case .refused(let key, let value, let reason): "\(key) cannot be \"\(value)\": \(reason)"
        case .unreadable(let reason): "\(reason): fix the file first"
        case .unusable(let path, let problem): "\(path) \(problem)"
        case .unwritable(let path, let reason): "\(path) cannot be written (\(reason)): check its permissions"
        }
    }
}
