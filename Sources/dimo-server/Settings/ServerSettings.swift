import Foundation

/// A server's settings. Options of the command line override environment variables, which override the file.
struct ServerSettings {
    struct Setting {
        let text: String
        let origin: String
    }

    private let environment: [String: String]
    private let file: ConfigurationFile?

    init(file path: String?) throws(SettingsProblem) {
        environment = ProcessInfo.processInfo.environment
        guard let path = path ?? environment["DIMO_SERVER_CONFIG"] else {
            file = nil
            return
        }
        file = try ConfigurationFile(path: path)
    }

    func setting(_ option: ServerOption, _ given: String?) -> Setting? {
        if let given { return Setting(text: given, origin: "--\(option.rawValue)") }
        if let text = environment[option.variable] { return Setting(text: text, origin: option.variable) }
        guard let file, let text = file[option].first else { return nil }
        return Setting(text: text, origin: "\(file.path): \(option.rawValue)")
    }

    func text(_ option: ServerOption, _ given: String?) -> String? { setting(option, given)?.text }

    func value<Value>(
        _ option: ServerOption, _ given: String?, _ wanted: String, read: (String) -> Value?
    ) throws(SettingsProblem) -> Value? {
        guard let setting = setting(option, given) else { return nil }
        guard let value = read(setting.text) else { throw .value(origin: setting.origin, wanted: wanted) }
        return value
    }

    func number(_ option: ServerOption, _ given: Int?, in range: ClosedRange<Int>) throws(SettingsProblem) -> Int? {
        try value(option, given.map(String.init), "a number from \(range.lowerBound) to \(range.upperBound)") {
            Int($0).flatMap { range.contains($0) ? $0 : nil }
        }
    }

    func flag(_ option: ServerOption, _ given: Bool) throws(SettingsProblem) -> Bool {
        if given { return true }
        return try value(option, nil, "true or false", read: Bool.init) ?? false
    }

    /// Returns the values of an option that can be repeated. The environment variable separates them by commas.
    func list(_ option: ServerOption, _ given: [String]) -> [String] {
        if !given.isEmpty { return given }
        if let text = environment[option.variable] {
            return text.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
        }
        return file?[option] ?? []
    }
}

/// A server setting. The raw value is its name in the file and, after `--`, on the command line.
enum ServerOption: String, CaseIterable {
    case store, listen, name, registration, guests, terms
    case oldestClient = "oldest-client"
    case passwordWorkers = "password-workers"
    case tlsCert = "tls-cert"
    case tlsKey = "tls-key"
    case trustedProxy = "trusted-proxy"
    case metrics, connections
    case logLevel = "log-level"
    case insecure, lan, migrate
    case drainDelay = "drain-delay"
    case refuseLost = "refuse-lost"

    /// The name of the environment variable, such as `DIMO_SERVER_TLS_CERT`.
    var variable: String { "DIMO_SERVER_\(rawValue.uppercased().replacing("-", with: "_"))" }
    var isList: Bool { self == .trustedProxy }
}
