package import Domain

package struct ServeOptions: Sendable {
    /// A file path or a PostgreSQL address.
    package var store: String
    package var replica: String?
    /// An address of this machine.
    package var host: String
    /// 0 for any free port.
    package var port: Int
    package var metrics: (host: String, port: Int)?
    /// The files of the certificate chain and of its key; nil for plain HTTP.
    package var tls: (certificate: String, key: String)?
    /// Whether plain HTTP may leave this machine.
    package var allowsPlainHTTP: Bool
    package var connections: Int
    package var logs: LogDetail
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
        allowsPlainHTTP = false
        connections = 12_000
        logs = .info
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
    case replicaOfFile(store: String)
    case replicaAddress

    package var description: String {
        switch self {
        case .plainHTTP(let host):
            "plain HTTP on \(host) would show passwords to the network: give --tls-cert and --tls-key, or listen on "
                + "127.0.0.1 behind a proxy, or say --insecure"
        case .tls(let reason): "the certificate cannot be used: \(reason)"
        case .replicaOfFile(let store):
            "a replica belongs to a store of PostgreSQL, and \(store) is a file: leave --replica out, or give --store "
                + "postgres://HOST/DATABASE"
        case .replicaAddress: "the replica is an address of PostgreSQL: postgres://HOST/DATABASE"
        }
    }
}
