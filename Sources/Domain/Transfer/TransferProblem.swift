package enum TransferProblem: Error, Hashable, Sendable {
    case source(SourceProblem)
    case target(name: String, TargetProblem)
    case backup(name: String, BackupProblem)
    /// Another program has the database open.
    case databaseHeld
    case onlyRead(ExchangeFormat)
    case cannotHold(ExchangeFormat, ExportSubject)
    case noPageAddress(String)
    case page(address: String, ConnectionProblem)
    case server(name: String, ConnectionProblem)
    case noServerAddress
    case badServerAddress(String)
    case noToken
    case badToken
    case noBar(server: String)
    case severalBars([ServedBar])
    case unknownBar(String, [ServedBar])

    /// Whether the request itself is invalid, so that repeating it always fails.
    package var isUsage: Bool {
        switch self {
        case .source(.notFound), .onlyRead, .cannotHold, .noPageAddress, .noServerAddress, .badServerAddress, .noToken,
            .badToken, .severalBars, .unknownBar:
            true
        case .target(_, let problem): problem.isUsage
        case .backup(_, let problem): problem.isUsage
        case .source, .databaseHeld, .page, .server, .noBar: false
        }
    }
}

package enum TargetProblem: Hashable, Sendable {
    case isFolder
    /// The file is the database to back up.
    case isDatabase
    /// A device or a pipe; exports may offer standard output instead.
    case isSpecial(hasOutput: Bool)
    case exists
    case failed(FileTrouble)

    var isUsage: Bool {
        switch self {
        case .isFolder, .isDatabase, .isSpecial: true
        case .exists, .failed: false
        }
    }
}

package enum BackupProblem: Hashable, Sendable {
    case missing
    case isNoFile
    case isDatabase
    case unreadable(FileTrouble)
    case isForeign
    case isNewer
    case isOlder
    case isDamaged

    var isUsage: Bool {
        switch self {
        case .missing, .isNoFile, .isDatabase: true
        case .unreadable, .isForeign, .isNewer, .isOlder, .isDamaged: false
        }
    }
}

package enum ConnectionProblem: Hashable, Sendable {
    case offline
    case switchedOff
    case connectionLost
    case proxy(ProxyProblem)
    case timedOut
    case insecure
    /// The server asks to wait, for this many seconds if stated.
    case busy(seconds: Int64?)
    case status(Int)
    /// The server redirects to an address that must not be followed.
    case redirected(from: String, to: String)
    case tooLarge
    case unreadable
    case webPage
    case invalidAddress
    case other
}
