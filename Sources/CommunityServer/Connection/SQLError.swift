enum SQLError: Error, Hashable {
    case unique
    /// Two transactions conflicted; a retry may succeed.
    case conflict
    /// More requests are waiting for the store than it can serve in time.
    case overloaded
    case unavailable(StoreProblem)
    /// The result lacks the column, or its type differs.
    case column(String)
    case statement(String)

    static func stopping(_ path: String) -> SQLError {
        .unavailable(.unreadable(path: path, reason: "the server is stopping"))
    }
}

extension SQLError: CustomStringConvertible {
    var description: String {
        switch self {
        case .unique: "a row with this key already exists: try again"
        case .conflict, .overloaded: "the database is busy: try again"
        case .unavailable(let problem): problem.description
        case .column(let name): "unexpected column \(name): the database is damaged, restore a backup"
        case .statement(let text): "database error: \(text)"
        }
    }
}

package enum StoreProblem: Error, Hashable, Sendable {
    case inUse(path: String)
    /// The file is not a database, or has torn pages. Never a disk that fails.
    case damaged(path: String)
    case readOnly(path: String)
    case full(path: String)
    /// The disk fails to read or write; says nothing about the contents.
    case disk(path: String)
    /// A server that takes no writes, such as a standby.
    case standby(String)
    /// The file can be neither read nor created.
    case unreadable(path: String, reason: String)
    /// An older version made the store; `migrate` updates it.
    case older(found: Int, wanted: Int)
    /// A build before the first release made the store.
    case unreleased(found: Int)
    case newer(found: Int, wanted: Int)
    /// The database belongs to another program.
    case foreign(path: String)
    /// The file is a backup, beside the log of the store it replaced.
    case otherLog(path: String)
    /// The command works on files; PostgreSQL has its own tools.
    case noFile
}

extension StoreProblem: CustomStringConvertible {
    package var description: String {
        switch self {
        case .inUse(let path): "another dimo-server serves \(path): stop it first, or serve another file"
        case .damaged(let path): "\(path) is damaged: restore a backup"
        case .readOnly(let path):
            "can't write \(path): check who owns the file and its folder, and whether its disk is mounted read-only"
        case .full(let path): "no space left for \(path): free some space, then try again"
        case .disk(let path): "I/O error on \(path): check the disk, then try again"
        case .standby(let label): "\(label) is read-only: use the address of the primary server"
        case .unreadable(let path, let reason): "can't open \(path): \(reason)"
        case .older(let found, let wanted):
            "the database has schema \(found), this version needs \(wanted): back it up, then run dimo-server migrate"
        case .unreleased(let found):
            "the database has schema \(found), of a build before the first release, and is not changed: keep a copy with "
                + "that build's dimo-server admin backup, choose a new database with --store, and let members join it "
                + "again from their terminals, which bring votes and wishes along"
        case .newer(let found, let wanted):
            "the database has schema \(found), this version knows \(wanted): run a newer dimo-server"
        case .foreign(let path): "\(path) is not a dimo-server database: choose another file with --store"
        case .otherLog(let path):
            "\(path) is a backup, but \(path)-wal is left from the database before it: remove \(path)-wal and "
                + "\(path)-shm, or restore the backup with dimo-server admin restore"
        case .noFile:
            "the database is in PostgreSQL: restore it with PostgreSQL's tools, then run dimo-server admin restored"
        }
    }
}
