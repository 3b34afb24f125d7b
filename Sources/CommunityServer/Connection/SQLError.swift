enum SQLError: Error, Hashable {
    case unique
    /// Two transactions conflicted; a retry may succeed.
    case conflict
    case unavailable(StoreProblem)
    /// The result lacks the column, or its type differs.
    case column(String)
    case statement(String)
}

extension SQLError: CustomStringConvertible {
    var description: String {
        switch self {
        case .unique: "a row with that key is there already: try again"
        case .conflict: "the store is busy: try again"
        case .unavailable(let problem): problem.description
        case .column(let name): "the store answers with another \(name) than it should: it is damaged, restore a backup"
        case .statement(let text): "the store does not do what it is asked: \(text)"
        }
    }
}

package enum StoreProblem: Error, Hashable, Sendable {
    case inUse(path: String)
    /// The file is not a database, or has torn pages.
    case damaged(path: String)
    case readOnly(path: String)
    case full(path: String)
    /// The file can be neither read nor created.
    case unreadable(path: String, reason: String)
    /// An older version made the store; `migrate` updates it.
    case older(found: Int, wanted: Int)
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
        case .damaged(let path): "\(path) is damaged: restore a backup (dimo-server admin backup makes them)"
        case .readOnly(let path): "\(path) cannot be written: check who owns the file and its folder"
        case .full(let path): "there is no space left for \(path): make room, then start again"
        case .unreadable(let path, let reason): "\(path) cannot be opened: \(reason)"
        case .older(let found, let wanted):
            "the store has schema \(found), this program wants \(wanted): back it up, then run dimo-server migrate"
        case .newer(let found, let wanted):
            "the store has schema \(found), this program knows \(wanted): run the newer dimo-server that made it"
        case .foreign(let path): "\(path) is a database of something else: name another file with --store"
        case .otherLog(let path):
            "\(path) is a backup, and \(path)-wal is the log of the store that was there before: remove \(path)-wal and "
                + "\(path)-shm, or put the backup back with dimo-server admin restore"
        case .noFile:
            "the store is in PostgreSQL: restore it with the tools of PostgreSQL, then run dimo-server admin restored"
        }
    }
}
