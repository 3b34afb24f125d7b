/// What a store answers with instead of rows. Both stores tell these apart alike.
enum SQLError: Error, Hashable {
    /// A row with that key is there already.
    case unique
    /// Two transactions met; the same may succeed when it is tried again.
    case conflict
    /// The store cannot be written, or not be reached, at present.
    case unavailable(StoreProblem)
    /// The answer has no such column, or one of another kind.
    case column(String)
    /// A statement that is wrong.
    case statement(String)
}

extension SQLError: CustomStringConvertible {
    /// What the operator can do about it.
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

/// Why a store cannot be used.
package enum StoreProblem: Error, Hashable, Sendable {
    /// Another process serves the same file.
    case inUse(path: String)
    /// It is no database, or one with torn pages.
    case damaged(path: String)
    /// It may be read and not be written.
    case readOnly(path: String)
    /// The disk is full.
    case full(path: String)
    /// It can be neither read nor made.
    case unreadable(path: String, reason: String)
    /// It was made by an older version, which `migrate` helps.
    case older(found: Int, wanted: Int)
    /// It was made by a newer version of the program.
    case newer(found: Int, wanted: Int)
    /// It is somebody else's database.
    case foreign(path: String)
    /// It is a backup, and the log beside it is that of the store it was put over.
    case otherLog(path: String)
    /// What is done to files is asked of PostgreSQL.
    case noFile
}

extension StoreProblem: CustomStringConvertible {
    /// What it is and what to do about it, in one sentence.
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
