import Domain
import GRDB

extension FileTrouble {
    init(_ error: DatabaseError) {
        self =
            switch error.resultCode {
            case .SQLITE_FULL: .full
            case .SQLITE_READONLY: .readOnly
            case .SQLITE_PERM, .SQLITE_AUTH: .permission
            case .SQLITE_IOERR: .medium
            case .SQLITE_CANTOPEN: .cannotOpen
            default: .other(code: error.resultCode.rawValue)
            }
    }
}
