import CommunityProtocol
package import Domain

package struct ServeOptions: Sendable {
    /// A file path or a PostgreSQL address.
    package var store: String
    package var host: String
    /// 0 for any free port.
    package var port: Int
    package var metrics: (host: String, port: Int)?
    /// The files of the certificate chain and of its key; nil for plain HTTP.
    package var tls: (certificate: String, key: String)?
    /// Whether friends join with a link that contains the public key of the server's own certificate.
    package var isLAN = false
    /// The address in that link; nil to detect it.
    package var lanHost: String?
    /// Whether an older store is migrated at the start.
    package var migrates = false
    /// How long `/readyz` refuses before the listener closes.
    package var drainDelay = Duration.zero
    /// Whether plain HTTP may leave this machine.
    package var allowsPlainHTTP = false
    package var connections = 12_000
    package var logs = LogDetail.info
    package var settings: CommunitySettings
    package var works: [CastWork]

    package init(
        store: String, host: String = "127.0.0.1", port: Int = 8_420, settings: CommunitySettings,
        works: [CastWork] = []
    ) {
        self.store = store
        self.host = host
        self.port = port
        self.settings = settings
        self.works = works
    }

    var isLoopback: Bool { ["127.0.0.1", "::1", "localhost"].contains(host) }
}

package enum LogDetail: String, CaseIterable, Sendable {
    /// Also logs every request.
    case info
    /// Also logs changes of state.
    case notice
    /// Also logs failures.
    case warning
    /// Logs only what needs the operator's attention.
    case error
}

package enum ServeProblem: Error, Hashable, CustomStringConvertible {
    /// Passwords would cross a network unencrypted.
    case plainHTTP(host: String)
    case tls(String)

    package var description: String {
        switch self {
        case .plainHTTP(let host):
            "plain HTTP on \(host) would expose passwords: use --tls-cert and --tls-key, listen on 127.0.0.1 behind a "
                + "proxy, or pass --insecure"
        case .tls(let reason): "can't use the certificate: \(reason)"
        }
    }
}

/// The defaults suit a circle of friends: by invite, without guests.
package struct CommunitySettings: Sendable {
    package var name = "Dimo"
    package var registration = "invite"
    package var allowsGuests = false
    /// Plain text; empty for none.
    package var terms = ""
    package var oldestClient = "0.1"
    package var resends = true
    package var passwordWorkers = 1
    package var passwordCost = PasswordCost.usual
    /// The proxies whose `X-Forwarded-For` is trusted, such as `10.0.0.0/8`.
    package var trustedProxies: [String] = []
    package var keepsRates = true

    package init() {}

    var whoMayJoin: Registration { Registration(rawValue: registration) ?? .invite }
}
