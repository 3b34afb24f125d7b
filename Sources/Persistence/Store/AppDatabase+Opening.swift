package import Domain
import Foundation
import GRDB

extension AppDatabase {
    /// Opens the database of a file, making the file and its folder where they are not.
    ///
    /// A damaged file, or one from a newer version, is set aside under another name and a fresh one takes its place. A
    /// file that may not be written, or a full disk, gives a database in memory - with what the file held, where it can
    /// be read - so that the program stays usable. The notice says which.
    /// - Parameters:
    ///   - path: the file.
    ///   - now: seconds since 1970, for the name of what is set aside.
    /// - Throws: `busy` while another program holds the file too long, `other` for what nobody foresaw.
    package static func open(at path: String, now: Int64) throws(StoreError) -> OpenedDatabase {
        let file = DatabaseFile(path: path)
        do {
            try file.prepare()
            if try file.isPlainlyDamaged() { throw OpeningFailure.damaged }
            return OpenedDatabase(database: try opened(path))
        } catch OpeningFailure.damaged {
            if try !isDamaged(file) { return try OpenedDatabase(database: reopened(file)) }
            return try fresh(file, as: "corrupt", now: now) { .corrupt(setAside: $0) }
        } catch OpeningFailure.newer {
            return try fresh(file, as: "newer", now: now) { .fromNewerVersion(setAside: $0) }
        } catch let error as StoreError where error.leavesMemoryOnly {
            return try inMemoryCopy(of: path, because: error)
        } catch {
            throw error as? StoreError ?? .other(String(describing: error))
        }
    }

    /// Whether the bytes of the file, read once more from its beginning to its end, are a damaged database.
    ///
    /// SQLite reports a read that failed inside a statement as damage. A copy whose bytes were all read is checked in place
    /// of the file, so that a failing disk cannot look like a damaged file.
    /// - Throws: `disk` where the file cannot be read or copied.
    private static func isDamaged(_ file: DatabaseFile) throws(StoreError) -> Bool {
        guard try !file.isPlainlyDamaged() else { return true }
        let isSound = file.withTemporaryCopy { copy -> Bool? in
            do {
                let queue = try DatabaseQueue(path: copy, configuration: configuration())
                defer { try? queue.close() }
                return try queue.read { db in
                    try String.fetchOne(db, sql: "PRAGMA quick_check(1)") == "ok" && Schema.state(db) != .foreign
                }
            } catch let error as DatabaseError where error.meansDamage {
                return false
            } catch {
                return nil
            }
        }
        guard let isSound else { throw .disk }
        return !isSound
    }

    /// Opens a file that is sound after all. A failure then is the disk's.
    private static func reopened(_ file: DatabaseFile) throws(StoreError) -> AppDatabase {
        do {
            return try opened(file.path)
        } catch OpeningFailure.newer {
            throw .other("the database changed while it was opened")
        } catch {
            throw error as? StoreError ?? .disk
        }
    }

    private static func opened(_ path: String) throws -> AppDatabase {
        do {
            let queue = try DatabaseQueue(path: path, configuration: configuration())
            let state = try queue.writeWithoutTransaction { db in
                try useWriteAheadLog(db)
                return try Schema.state(db)
            }
            switch state {
            case .current: break
            case .newer: throw OpeningFailure.newer
            case .foreign: throw OpeningFailure.damaged
            case .older: try migrate(queue)
            }
            return AppDatabase(writer: queue, path: path)
        } catch let error as DatabaseError {
            throw error.meansDamage ? OpeningFailure.damaged : StoreError(error, path: path)
        }
    }

    /// With a write-ahead log, readers and a writer do not wait for each other, and to sync now and then never damages the
    /// file: a power cut may cost the last step. Where the file system has none, the old journal is as safe, and slower.
    /// GRDB's own setting is for pools: it writes a table into every log that is empty, at every start.
    private static func useWriteAheadLog(_ db: Database) throws {
        let mode = try String.fetchOne(db, sql: "PRAGMA journal_mode = WAL")
        try db.execute(sql: "PRAGMA synchronous = \(mode == "wal" ? "NORMAL" : "FULL")")
    }

    /// Brings the schema up to date. Another program may be doing the same at this moment: then its work counts, and as
    /// long as there is more of it than before, the rest is tried again.
    private static func migrate(_ queue: DatabaseQueue) throws {
        var version = try queue.read(Schema.version)
        while true {
            do {
                return try Schema.migrator.migrate(queue)
            } catch {
                let reached = try queue.read(Schema.version)
                guard reached > version else { throw error }
                version = reached
            }
        }
    }

    private static func fresh(
        _ file: DatabaseFile, as word: String, now: Int64, _ reason: (String) -> StoreError
    ) throws(StoreError) -> OpenedDatabase {
        do {
            let name = try file.setAside(as: word, now: now)
            try file.prepare()
            return OpenedDatabase(
                database: try opened(file.path),
                notice: OpeningNotice(reason: reason(name), isKept: true, isWhole: false))
        } catch let error as StoreError {
            return OpenedDatabase(
                database: try inMemory(), notice: OpeningNotice(reason: error, isKept: false, isWhole: false))
        } catch {
            throw .other(String(describing: error))
        }
    }

    /// A database in memory with what a file holds, or an empty one where it cannot be read.
    static func inMemoryCopy(of path: String, because reason: StoreError) throws(StoreError) -> OpenedDatabase {
        if let copy = copyInMemory(path) ?? DatabaseFile(path: path).withTemporaryCopy(copyInMemory) {
            return OpenedDatabase(
                database: copy, notice: OpeningNotice(reason: reason, isKept: false, isWhole: true))
        }
        let wasEmpty = DatabaseFile(path: path).isEmpty
        return OpenedDatabase(
            database: try inMemory(), notice: OpeningNotice(reason: reason, isKept: false, isWhole: wasEmpty))
    }

    private static func copyInMemory(_ path: String) -> AppDatabase? {
        guard FileManager.default.fileExists(atPath: path) else { return nil }
        do {
            var configuration = configuration()
            configuration.readonly = true
            let source = try DatabaseQueue(path: path, configuration: configuration)
            let target = try DatabaseQueue(configuration: Self.configuration())
            try source.backup(to: target)
            try source.close()
            try Schema.migrator.migrate(target)
            guard try target.read(Schema.state) == .current else { return nil }
            return AppDatabase(writer: target, path: nil)
        } catch {
            // An unreadable file is no reason not to start: the notice has the reason that led here.
            return nil
        }
    }
}

/// Why a file cannot be used as it is.
private enum OpeningFailure: Error {
    case damaged
    case newer
}

extension StoreError {
    /// Whether the program may go on in memory.
    fileprivate var leavesMemoryOnly: Bool {
        switch self {
        case .diskFull, .readOnly: true
        case .busy, .corrupt, .damaged, .disk, .fromNewerVersion, .other: false
        }
    }
}
