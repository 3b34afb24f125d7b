/// A server setting, with one name as an option, an environment variable and in the file.
enum ServerOption: String, CaseIterable {
    case store, replica, listen, name, registration, guests, terms
    case oldestClient = "oldest-client"
    case passwordWorkers = "password-workers"
    case tlsCert = "tls-cert"
    case tlsKey = "tls-key"
    case trustedProxy = "trusted-proxy"
    case metrics, connections
    case logLevel = "log-level"
    case insecure
    case refuseLost = "refuse-lost"

    /// Such as `DIMO_SERVER_TLS_CERT`.
    var variable: String { "DIMO_SERVER_\(rawValue.uppercased().replacing("-", with: "_"))" }
    var isList: Bool { self == .trustedProxy }
}
