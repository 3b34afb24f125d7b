import Domain
import GRDB
import Testing

@testable import Persistence

/// What SQLite reports, as the program says it.
struct StoreErrorTests {
    @Test(arguments: [
        (ResultCode.SQLITE_FULL, StoreError.diskFull),
        (.SQLITE_IOERR_SHMSIZE, .disk),
        (.SQLITE_IOERR_WRITE, .disk),
        (.SQLITE_IOERR_FSYNC, .disk),
        (.SQLITE_IOERR_READ, .disk),
        (.SQLITE_CORRUPT, .damaged),
        (.SQLITE_BUSY, .busy),
        (.SQLITE_READONLY, .readOnly(path: "file")),
    ])
    func `each failure has its own name, and a disk with room is not full`(code: ResultCode, expected: StoreError) {
        #expect(StoreError(DatabaseError(resultCode: code), path: "file") == expected)
    }
}
