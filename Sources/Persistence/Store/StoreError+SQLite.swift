import Domain
import GRDB

extension StoreError {
    init(_ error: DatabaseError, path: String) {
        switch error.resultCode {
        case .SQLITE_FULL: self = .diskFull
        // The log's index grows before the log and the file do, so it fails first on a full disk.
        case .SQLITE_IOERR where error.extendedResultCode.isOutOfRoom: self = .diskFull
        case .SQLITE_IOERR: self = .disk
        case .SQLITE_CORRUPT, .SQLITE_NOTADB: self = .damaged
        case .SQLITE_READONLY, .SQLITE_CANTOPEN, .SQLITE_PERM: self = .readOnly(path: path)
        case .SQLITE_BUSY, .SQLITE_LOCKED: self = .busy
        default: self = .other(error.message ?? "SQLite error \(error.extendedResultCode.rawValue)")
        }
    }

    static func mapping<Value>(path: String, _ body: () throws -> Value) throws(StoreError) -> Value {
        do {
            return try body()
        } catch let error as StoreError {
            throw error
        } catch let error as DatabaseError {
            throw StoreError(error, path: path)
        } catch {
            throw .other(String(describing: error))
        }
    }
}

extension DatabaseError {
    /// Whether the file itself is bad: damaged, not a database, or with a header that no version wrote.
    var meansDamage: Bool {
        switch resultCode {
        case .SQLITE_CORRUPT, .SQLITE_NOTADB, .SQLITE_FORMAT: true
        case .SQLITE_ERROR: message == "unsupported file format"
        default: false
        }
    }
}

extension ResultCode {
    fileprivate var isOutOfRoom: Bool {
        self == .SQLITE_IOERR_SHMSIZE
    }
}
