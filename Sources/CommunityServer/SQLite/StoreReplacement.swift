import Foundation
import SQLiteFiles

/// Replaces a store with a copy. At any time the path holds either store completely, never the log of one with the file
/// of the other.
struct StoreReplacement {
    let path: String

    private var files: FileManager { .default }
    private var draft: String { path + ".restoring" }

    /// Replaces the store, which must not be served meanwhile, after `prepare` has prepared the new one; the old one is
    /// kept at `kept`. Returns whether there was an old store. Throws `StoreProblem`; the store is then unchanged.
    func replace(
        by copy: String, keptAs kept: String, _ prepare: (SQLiteDatabase) async throws -> Void
    ) async throws -> Bool {
        let lock = try ServingLock(path: path)
        defer { withExtendedLifetime(lock) {} }
        try checkIsAnother(copy)
        try SQLiteLog(path: copy).checkItBelongs()
        removeDraft()
        defer { removeDraft() }
        try copyToDraft(copy)
        try await openDraft(copy, prepare)
        return try putInPlace(keptAs: kept)
    }

    private func checkIsAnother(_ copy: String) throws {
        guard files.fileExists(atPath: copy) else {
            throw StoreProblem.unreadable(path: copy, reason: "no such file")
        }
        let places = [copy, path].map { URL(filePath: $0).resolvingSymlinksInPath().standardizedFileURL.path }
        guard places[0] != places[1] else {
            throw StoreProblem.unreadable(path: copy, reason: "it is the database itself (dimo-server admin restored)")
        }
    }

    private func copyToDraft(_ copy: String) throws {
        for suffix in ["", "-wal"] where files.fileExists(atPath: copy + suffix) {
            try translated(reading: copy) { try files.copyItem(atPath: copy + suffix, toPath: draft + suffix) }
            // The copy may be read-only.
            try? files.setAttributes([.posixPermissions: 0o600], ofItemAtPath: draft + suffix)
        }
    }

    /// Reports problems of the draft under the name of the copy.
    private func openDraft(_ copy: String, _ prepare: (SQLiteDatabase) async throws -> Void) async throws {
        do {
            let database = try SQLiteDatabase(path: draft, isServing: false)
            do {
                let answer = try await database.read { try $0.query("PRAGMA integrity_check").map { $0 } }
                guard try answer.first?.text("integrity_check") == "ok" else {
                    throw SQLiteFile(path: draft).isFaultOfDisk()
                        ? StoreProblem.disk(path: path) : StoreProblem.damaged(path: copy)
                }
                try await prepare(database)
            } catch {
                await database.close()
                throw error
            }
            await database.close()
        } catch let problem as StoreProblem {
            throw problem.about(copy, not: draft, of: path)
        } catch SQLError.unavailable(let problem) {
            throw problem.about(copy, not: draft, of: path)
        }
        guard !files.fileExists(atPath: draft + "-wal") else {
            throw StoreProblem.unreadable(path: draft, reason: "it could not be closed")
        }
    }

    private func putInPlace(keptAs kept: String) throws -> Bool {
        // First moves the old log into its file, if possible, so that the two cannot be separated.
        SQLiteLog(path: path).moveIntoFile()
        let isReplacing = files.fileExists(atPath: path)
        try translated(reading: path) {
            if isReplacing { try files.linkItem(atPath: path, toPath: kept) }
            if files.fileExists(atPath: path + "-wal") {
                try files.moveItem(atPath: path + "-wal", toPath: kept + "-wal")
            }
            if files.fileExists(atPath: path + "-shm") { try files.removeItem(atPath: path + "-shm") }
        }
        guard rename(draft, path) == 0 else { throw StoreProblem(errno, path: path) }
        return isReplacing
    }

    private func removeDraft() {
        for suffix in ["", "-wal", "-shm"] { try? files.removeItem(atPath: draft + suffix) }
    }

    private func translated(reading source: String, _ body: () throws -> Void) throws {
        do {
            try body()
        } catch let error as CocoaError {
            guard let cause = error.underlying as? POSIXError else {
                throw StoreProblem.unreadable(path: path, reason: error.localizedDescription)
            }
            let code = cause.code.rawValue
            switch cause.code {
            case .ENOSPC, .EDQUOT, .EROFS: throw StoreProblem(code, path: path)
            // The lock has been created in the store's folder, so it is the copy that may not be read.
            case .EACCES where source != path:
                throw StoreProblem.unreadable(path: source, reason: String(cString: strerror(code)))
            default: throw StoreProblem(code, path: source)
            }
        }
    }
}

extension StoreProblem {
    fileprivate func about(_ copy: String, not draft: String, of path: String) -> StoreProblem {
        switch self {
        case .damaged(draft): .damaged(path: copy)
        case .unreadable(draft, let reason): .unreadable(path: copy, reason: reason)
        case .foreign(draft): .foreign(path: copy)
        // The draft is on the store's disk.
        case .disk(draft): .disk(path: path)
        case .full(draft): .full(path: path)
        default: self
        }
    }
}
