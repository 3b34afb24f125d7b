/// Why an import, an export, a backup, a restore or a pull failed.
package enum TransferProblem: Error, Hashable, Sendable {
    /// What is to be imported cannot be read.
    case source(SourceProblem)
    /// A file cannot be written.
    case target(name: String, TargetProblem)
    /// A file cannot be restored.
    case backup(name: String, BackupProblem)
    /// Another program has the database open.
    case databaseHeld
    /// The format can be read, but not written.
    case onlyRead(ExchangeFormat)
    /// The format has no place for the subject.
    case cannotHold(ExchangeFormat, ExportSubject)
    /// No whole address of a web page.
    case noPageAddress(String)
    /// A web page cannot be had.
    case page(address: String, ConnectionProblem)
    /// A recipe server does not give what was asked for.
    case server(name: String, ConnectionProblem)
    /// No recipe server is named.
    case noServerAddress
    /// The server's address is none.
    case badServerAddress(String)
    /// There is no token for the server.
    case noToken
    /// The token holds what no token holds.
    case badToken
    /// The server has no bar of the member's.
    case noBar(server: String)
    /// One of several bars has to be named.
    case severalBars([ServedBar])
    /// No bar has the name.
    case unknownBar(String, [ServedBar])

    /// Whether the request itself is invalid, so that it fails however often it is made.
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

/// Why a file cannot be written.
package enum TargetProblem: Hashable, Sendable {
    case isFolder
    /// It is the database that is to be backed up.
    case isDatabase
    /// A device or a pipe stands there; an export may go to the standard output in its stead.
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

/// Why a file cannot be restored.
package enum BackupProblem: Hashable, Sendable {
    case missing
    case isNoFile
    /// It is the database that is to be replaced.
    case isDatabase
    case unreadable(FileTrouble)
    /// Another program wrote it, or nobody did.
    case isForeign
    /// A newer version of the program wrote it.
    case isNewer
    case isDamaged

    var isUsage: Bool {
        switch self {
        case .missing, .isNoFile, .isDatabase: true
        case .unreadable, .isForeign, .isNewer, .isDamaged: false
        }
    }
}

/// Why nothing came over the network.
package enum ConnectionProblem: Hashable, Sendable {
    /// No connection could be made.
    case offline
    /// The member switched the network off.
    case switchedOff
    /// The connection broke off.
    case connectionLost
    case timedOut
    /// The other side's certificate could not be checked.
    case insecure
    /// It asks for patience, for seconds that it may name.
    case busy(seconds: Int64?)
    /// The answer is one of failure.
    case status(Int)
    /// It sends requests on to another place, where they may not go.
    case redirected(from: String, to: String)
    case tooLarge
    /// The answer has another shape than expected.
    case unreadable
    case invalidAddress
    case other
}
