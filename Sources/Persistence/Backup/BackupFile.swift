package import Domain
import Foundation
import GRDB
import SQLiteFiles

/// A file that may be a backup. It is never written to.
package struct BackupFile: Sendable {
    private let path: String
    private var name: String { PlainText.line(path, limit: 400) }

    package init(path: String) { self.path = path }

    /// Throws `TransferProblem` unless the file is this program's intact database, from `Schema.firstVersion` on.
    package func check() throws -> BackupContents { try withCopy { queue in try checked(queue) } }

    func upToDateCopy(in path: String) throws -> DatabaseQueue {
        let copy = try DatabaseQueue(path: path, configuration: AppDatabase.configuration())
        try withCopy { source in
            _ = try checked(source)
            try source.backup(to: copy)
        }
        try Schema.migrate(copy)
        guard try copy.read(Schema.state) == .current else { throw foreign }
        return copy
    }

    /// Opens the file, or a temporary copy if its write-ahead log cannot be read in place.
    private func withCopy<Value>(_ body: (DatabaseQueue) throws -> Value) throws -> Value {
        guard let status = DatabaseFile.status(of: path) else { throw problem(.missing) }
        guard status.st_mode & S_IFMT == S_IFREG else { throw problem(.isNoFile) }
        guard access(path, R_OK) == 0 else { throw problem(.unreadable(FileTrouble(code: errno))) }
        do {
            if try DatabaseFile(path: path).isPlainlyDamaged() { throw foreign }
            var configuration = Configuration()
            configuration.readonly = true
            do {
                return try body(DatabaseQueue(path: path, configuration: configuration))
            } catch let error as DatabaseError where error.resultCode == .SQLITE_CANTOPEN {
                let copied = DatabaseFile(path: path).withTemporaryCopy { copy in
                    Result { try body(DatabaseQueue(path: copy)) }
                }
                guard let copied else { throw error }
                return try copied.get()
            }
        } catch let error as DatabaseError {
            guard error.meansDamage else { throw problem(.unreadable(FileTrouble(error))) }
            throw SQLiteFile(path: path).isFaultOfDisk(AppDatabase.configuration(), keepsOpen: false)
                ? problem(.unreadable(.medium)) : foreign
        } catch StoreError.disk {
            throw problem(.unreadable(FileTrouble(code: EIO)))
        }
    }

    private func checked(_ queue: DatabaseQueue) throws -> BackupContents {
        try queue.read { db in
            switch try Schema.state(db) {
            case .foreign: throw foreign
            case .newer: throw problem(.isNewer)
            case .outdated: throw problem(.isOlder)
            case .older where try !db.tableExists("profile"): throw foreign
            case .current, .older: break
            }
            func isSound() throws -> Bool {
                try String.fetchAll(db, sql: "PRAGMA integrity_check(1)") == ["ok"]
            }
            // SQLite reports a failed read as damage, so only a second report counts.
            guard try isSound() || isSound() else {
                let canBeRead = SQLiteFile(path: path).canBeRead(keepsOpen: false)
                throw canBeRead ? problem(.isDamaged) : problem(.unreadable(.medium))
            }
            func count(_ table: String) throws -> Int {
                try Int.fetchOne(db, sql: "SELECT count(*) FROM \(table)") ?? 0
            }
            return BackupContents(
                path: path, schema: try Int.fetchOne(db, sql: "PRAGMA user_version") ?? 0,
                profiles: try count("profile"), bottles: try count("bottle"), made: try count("made"))
        }
    }

    private var foreign: TransferProblem { problem(.isForeign) }

    private func problem(_ problem: BackupProblem) -> TransferProblem { .backup(name: name, problem) }
}

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
