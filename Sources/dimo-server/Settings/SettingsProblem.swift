/// Why a setting is invalid. Each problem names its origin.
enum SettingsProblem: Error, CustomStringConvertible {
    case unreadable(path: String)
    case noSettings(path: String, reason: String)
    case unknown(path: String, names: [String])
    case noValue(path: String, name: String)
    case notOne(path: String, name: String)
    /// Other users of the machine can read the file, which contains a password.
    case open(path: String)
    case value(origin: String, wanted: String)

    var description: String {
        switch self {
        case .unreadable(let path): "can't read \(path)"
        case .noSettings(let path, let reason): "\(path) is not a valid configuration: \(reason)"
        case .unknown(let path, let names):
            "\(path): unknown options: \(names.joined(separator: ", ")) (known: "
                + "\(ServerOption.allCases.map(\.rawValue).sorted().joined(separator: ", ")))"
        case .noValue(let path, let name): "\(path): \(name) has no value"
        case .notOne(let path, let name): "\(path): \(name) takes a single value"
        case .open(let path): "\(path) contains a password and is readable by others: chmod 600 \(path)"
        case .value(let origin, let wanted): "\(origin) must be \(wanted)"
        }
    }
}
