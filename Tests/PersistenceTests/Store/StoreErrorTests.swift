import Domain
import Foundation
import GRDB
import SQLiteFiles
import TestSupport
import Testing

@testable import Persistence

/// The program's errors for what SQLite reports.
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
    func `each result code maps to its own error, and a disk with room is not full`(
        code: ResultCode, expected: StoreError
    ) {
        #expect(StoreError.meaning(of: DatabaseError(resultCode: code), path: "file") == expected)
    }

    @Test func `a judged file is read again only after it has changed`() throws {
        let folder = try TemporaryFolder()
        let path = "\(folder.path)/a.sqlite"
        let queue = try DatabaseQueue(path: path)
        try queue.write { db in try db.execute(sql: "CREATE TABLE a (b)") }
        try queue.close()
        let sound = try Data(contentsOf: URL(filePath: path))
        var damaged = sound
        damaged.replaceSubrange(100..<4_000, with: repeatElement(0xa5, count: 3_900))
        func put(_ bytes: Data, at seconds: Int) throws {
            let handle = try FileHandle(forWritingTo: URL(filePath: path))
            try handle.write(contentsOf: bytes)
            try handle.close()
            let time = timespec(tv_sec: seconds, tv_nsec: 0)
            try #require(utimensat(AT_FDCWD, path, [time, time], 0) == 0)
        }
        let file = SQLiteFile(path: path)
        try put(damaged, at: 1_000)
        #expect(!file.isFaultOfDisk())
        try put(sound, at: 1_000)
        #expect(!file.isFaultOfDisk(), "the file looks like the judged one")
        try put(sound, at: 2_000)
        #expect(file.isFaultOfDisk(), "nothing is wrong with it")
    }

    @Test func `an unopenable file is unreadable, a missing one is not`() throws {
        let folder = try TemporaryFolder()
        let loop = "\(folder.path)/loop.sqlite"
        try FileManager.default.createSymbolicLink(atPath: loop, withDestinationPath: loop)
        #expect(!SQLiteFile(path: loop).canBeRead())
        #expect(SQLiteFile(path: "\(folder.path)/none.sqlite").canBeRead())
    }
}
