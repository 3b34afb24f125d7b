package import Domain
import Foundation
import GRDB

extension AppDatabase {
    /// Opens a database file, creating it and its folder if necessary.
    ///
    /// Renames a damaged file or one from a newer version, and creates a new one. If the file is not writable or the
    /// disk is full, returns a database in memory, with the file's contents if they can be read, so that the program
    /// stays usable. The notice says which. Leaves a file from an older version than `Schema.firstVersion` in place.
    ///
    /// `now`, seconds since 1970, names a file set aside. If not `setsAside`, throws `damagedFile` or `newerFile` and
    /// leaves it. Also throws `olderFile`, `busy` if another program locks the file too long, and `other`.
    package static func open(
        at path: String, now: Int64, setsAside: Bool = true
    ) throws(StoreError) -> OpenedDatabase {
        let file = DatabaseFile(path: path)
        do {
            try file.prepare()
            if try file.isPlainlyDamaged() { throw OpeningFailure.damaged }
            return OpenedDatabase(database: try opened(path))
        } catch OpeningFailure.damaged {
            if try !isDamaged(file) { return try OpenedDatabase(database: reopened(file)) }
            guard setsAside else { throw .damagedFile(path: path) }
            return try fresh(file, as: .corrupt, now: now) { .corrupt(setAside: $0) }
        } catch OpeningFailure.newer {
            guard setsAside else { throw .newerFile(path: path) }
            return try fresh(file, as: .newer, now: now) { .fromNewerVersion(setAside: $0) }
        } catch let error as StoreError where error.leavesMemoryOnly {
            return try inMemoryCopy(of: path, because: error)
        } catch {
            throw error as? StoreError ?? .other(String(describing: error))
        }
    }

    /// Whether the file is a damaged database, checked by reading it completely once more. SQLite reports a failed read
    /// inside a statement as damage. This checks a fully read copy instead, so that a failing disk cannot look like a
    /// damaged file. Throws `disk` if the file cannot be read or copied.
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

    /// Opens a file that turned out to be sound. Any failure is then the disk's.
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
                let state = try Schema.state(db)
                if state == .current || state == .older { try useWriteAheadLog(db) }
                return state
            }
            switch state {
            case .current: break
            case .older: try Schema.migrate(queue)
            case .outdated: throw StoreError.olderFile(path: path)
            case .newer: throw OpeningFailure.newer
            case .foreign: throw OpeningFailure.damaged
            }
            return AppDatabase(writer: queue, path: path)
        } catch let error as DatabaseError {
            throw error.meansDamage ? OpeningFailure.damaged : StoreError.meaning(of: error, path: path)
        }
    }

    /// Uses a write-ahead log, so that readers and a writer do not wait for each other.
    ///
    /// With it, occasional syncs never damage the file; a power cut may lose the last step. File systems without
    /// support keep the rollback journal, which is as safe but slower. GRDB's own setting is for pools: at every start
    /// it writes a table into an empty log.
    private static func useWriteAheadLog(_ db: Database) throws {
        let mode = try String.fetchOne(db, sql: "PRAGMA journal_mode = WAL")
        try db.execute(sql: "PRAGMA synchronous = \(mode == "wal" ? "NORMAL" : "FULL")")
    }

    private static func fresh(
        _ file: DatabaseFile, as word: SetAsideWord, now: Int64, _ reason: (String) -> StoreError
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

    /// A database in memory with a file's contents, or an empty one if they cannot be read.
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
            let source = try DatabaseQueue(path: path, configuration: configuration(isReadOnly: true))
            let target = try DatabaseQueue(configuration: configuration())
            try source.backup(to: target)
            try source.close()
            try Schema.migrate(target)
            guard try target.read(Schema.state) == .current else { return nil }
            return AppDatabase(writer: target, path: nil)
        } catch {
            // An unreadable file must not prevent a start; the notice contains the original reason.
            return nil
        }
    }
}

private enum OpeningFailure: Error {
    case damaged
    case newer
}

extension StoreError {
    /// Whether the program can continue in memory.
    fileprivate var leavesMemoryOnly: Bool {
        switch self {
        case .diskFull, .readOnly: true
        case .busy, .corrupt, .damaged, .damagedFile, .disk, .fromNewerVersion, .newerFile, .olderFile, .other: false
        }
    }
}

package struct OpenedDatabase: Sendable {
    package let database: AppDatabase
    package let notice: OpeningNotice?

    package init(database: AppDatabase, notice: OpeningNotice? = nil) {
        self.database = database
        self.notice = notice
    }
}

package struct OpeningNotice: Hashable, Sendable {
    package let reason: StoreError
    /// Whether changes from now on outlive the program.
    package let isKept: Bool
    /// Whether all earlier data is present.
    package let isWhole: Bool
}
