import Domain
import GRDB
import SQLiteFiles

extension StoreError {
    /// Reads the file if SQLite reports damage.
    static func meaning(of error: DatabaseError, path: String) -> StoreError {
        switch error.resultCode {
        case .SQLITE_FULL: .diskFull
        // SQLite reports a full disk as an I/O error where the log's index grows, and a full quota everywhere.
        case .SQLITE_IOERR: SQLiteFile(path: path).isOutOfRoom ? .diskFull : .disk
        // SQLite also reports a failed read inside a statement with this code and no extended one.
        case .SQLITE_CORRUPT where error.extendedResultCode == .SQLITE_CORRUPT:
            SQLiteFile(path: path).isFaultOfDisk(AppDatabase.configuration()) ? .disk : .damaged
        case .SQLITE_CORRUPT, .SQLITE_NOTADB: .damaged
        case .SQLITE_READONLY, .SQLITE_CANTOPEN, .SQLITE_PERM: .readOnly(path: path)
        case .SQLITE_BUSY, .SQLITE_LOCKED: .busy
        default: .other(error.message ?? "SQLite error \(error.extendedResultCode.rawValue)")
        }
    }

    static func mapping<Value>(path: String, _ body: () throws -> Value) throws(StoreError) -> Value {
        do {
            return try body()
        } catch let error as StoreError {
            throw error
        } catch let error as DatabaseError {
            throw StoreError.meaning(of: error, path: path)
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
