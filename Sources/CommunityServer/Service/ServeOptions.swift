package import Domain

/// How a server is started.
package struct ServeOptions: Sendable {
    /// The file of the store.
    package var store: String
    /// The address of a copy that reads of pages may be answered from; nil for none.
    package var replica: String?
    /// Where it listens: an address of this machine.
    package var host: String
    /// 0 for any that is free.
    package var port: Int
    /// Where it tells its metrics; nil for nowhere.
    package var metrics: (host: String, port: Int)?
    /// The files of the certificate chain and its key; nil for plain HTTP.
    package var tls: (certificate: String, key: String)?
    /// Whether plain HTTP may leave this machine.
    package var allowsPlainHTTP: Bool
    /// The most connections at once.
    package var connections: Int
    package var logs: LogDetail
    /// What the operator decided.
    package var settings: CommunitySettings
    /// The works that come with the program.
    package var works: [CastWork]

    /// On this machine alone, by default.
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

/// From where on things are logged.
package enum LogDetail: String, CaseIterable, Sendable {
    /// Every request too.
    case info
    /// What changed by itself, and what went wrong.
    case notice
    /// What went wrong.
    case warning
    /// What the operator should look at.
    case error
}

/// Why a server does not start.
package enum ServeProblem: Error, Hashable, CustomStringConvertible {
    /// Passwords would cross a network in plain.
    case plainHTTP(host: String)
    /// The certificate or its key.
    case tls(String)
    /// A file has no copy that follows it.
    case replicaOfFile(store: String)
    /// The copy is no database of PostgreSQL.
    case replicaAddress

    /// What it is and what to do about it.
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
