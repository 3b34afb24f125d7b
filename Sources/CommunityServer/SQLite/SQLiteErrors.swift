import GRDB

enum SQLiteErrors {
    static func translated<Value>(_ path: String, _ body: () throws -> Value) throws -> Value {
        do {
            return try body()
        } catch let error as DatabaseError {
            throw translated(error, path)
        }
    }

    static func translated(_ error: DatabaseError, _ path: String) -> any Error {
        switch error.extendedResultCode {
        case .SQLITE_CONSTRAINT_UNIQUE, .SQLITE_CONSTRAINT_PRIMARYKEY: return SQLError.unique
        default: break
        }
        switch error.resultCode {
        // `SQLITE_PROTOCOL`: other processes kept changing the log while this one tried to enter it.
        case .SQLITE_BUSY, .SQLITE_LOCKED, .SQLITE_PROTOCOL: return SQLError.conflict
        case .SQLITE_FULL: return SQLError.unavailable(.full(path: path))
        case .SQLITE_READONLY: return SQLError.unavailable(.readOnly(path: path))
        case .SQLITE_CORRUPT, .SQLITE_NOTADB: return SQLError.unavailable(.damaged(path: path))
        case .SQLITE_IOERR, .SQLITE_CANTOPEN:
            return SQLError.unavailable(.unreadable(path: path, reason: error.message ?? "the disk does not answer"))
        default: return SQLError.statement(error.message ?? error.resultCode.description)
        }
    }
}
