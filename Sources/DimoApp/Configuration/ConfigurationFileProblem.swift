package import Domain
import FeatureKit

package enum ConfigurationFileProblem: Error, Hashable, Sendable {
    case refused(key: ConfigurationKey, value: String, fault: ConfigurationFault)
    /// The file is not YAML, or has something else in place of the setting; it stays unchanged.
    case unreadable(ConfigurationProblem)
    /// The file cannot be read as text, so a change would lose data.
    case unusable(path: String, problem: TextFile.Problem)
    case unwritable(path: String, trouble: FileTrouble)

    package func text(_ strings: Strings) -> String {
        switch self {
        case .refused(let key, _, let fault) where key.isSecret:
            strings("config.refused.secret", key.description, fault.text(strings))
        case .refused(let key, let value, let fault):
            strings("config.refused", key.description, value, fault.text(strings))
        case .unreadable(let problem): strings("config.fix-first", problem.text(strings))
        case .unusable(let path, let problem): "\(path): \(problem.text(strings))"
        case .unwritable(let path, let trouble):
            strings(
                "config.unwritable", path, FileTroubleText.text(trouble, strings),
                FileTroubleText.advice(trouble, strings))
        }
    }
}
