internal import Domain
internal import GRDB

extension StoreError {
    /// What an error of the library means to the program.
    init(_ error: DatabaseError, path: String) {
        switch error.resultCode {
        case .SQLITE_FULL: self = .diskFull
        case .SQLITE_READONLY, .SQLITE_CANTOPEN, .SQLITE_PERM: self = .readOnly(path: path)
        case .SQLITE_BUSY, .SQLITE_LOCKED: self = .busy
        default: self = .other(error.message ?? "SQLite error \(error.extendedResultCode.rawValue)")
        }
    }

    /// Runs something and turns every error into one of the store's.
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
    /// Whether the file itself is bad: damaged, or no database at all.
    var meansDamage: Bool { resultCode == .SQLITE_CORRUPT || resultCode == .SQLITE_NOTADB }
}
