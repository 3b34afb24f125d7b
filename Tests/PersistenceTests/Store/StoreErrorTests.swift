import Domain
import GRDB
import Testing

@testable import Persistence

struct StoreErrorTests {
    @Test(arguments: [
        (ResultCode.SQLITE_FULL, StoreError.diskFull), (.SQLITE_IOERR_WRITE, .diskFull),
        (.SQLITE_READONLY, .readOnly(path: "p")), (.SQLITE_READONLY_DBMOVED, .readOnly(path: "p")),
        (.SQLITE_CANTOPEN, .readOnly(path: "p")), (.SQLITE_BUSY, .busy), (.SQLITE_BUSY_SNAPSHOT, .busy),
        (.SQLITE_LOCKED, .busy), (.SQLITE_CONSTRAINT, .other("m")), (.SQLITE_IOERR_READ, .other("m")),
    ])
    func `errors of the library have the program's words`(code: ResultCode, error: StoreError) {
        #expect(StoreError(DatabaseError(resultCode: code, message: "m"), path: "p") == error)
    }

    @Test func `damage is what no program can read`() {
        #expect(DatabaseError(resultCode: .SQLITE_CORRUPT).meansDamage)
        #expect(DatabaseError(resultCode: .SQLITE_CORRUPT_VTAB).meansDamage)
        #expect(DatabaseError(resultCode: .SQLITE_NOTADB).meansDamage)
        #expect(DatabaseError(resultCode: .SQLITE_ERROR, message: "unsupported file format").meansDamage)
        #expect(!DatabaseError(resultCode: .SQLITE_ERROR, message: "no such table: x").meansDamage)
        #expect(!DatabaseError(resultCode: .SQLITE_FULL).meansDamage)
    }
}
