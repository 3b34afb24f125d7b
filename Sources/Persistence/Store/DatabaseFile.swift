import Domain
import Foundation

struct DatabaseFile: Sendable {
    let path: String

    /// Creates the folder (0700; an existing one keeps its mode) and the file (0600).
    func prepare() throws(StoreError) {
        try makeFolder(path.parentFolder)
        let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw failure(errno) }
        _ = fchmod(descriptor, 0o600)
        _ = Foundation.close(descriptor)
    }

    /// Whether the file is not a database, or shorter than its header says with no log that could contain the rest.
    /// Call before SQLite opens the file: when SQLite closes a file it cannot read, it deletes the log beside it.
    /// Throws `disk` if the header cannot be read, which says nothing about the contents.
    func isPlainlyDamaged() throws(StoreError) -> Bool {
        guard size(of: path) > 0, let header = try header() else { return false }
        guard header.count == Self.headerSize, header.starts(with: "SQLite format 3\0".utf8) else { return true }
        func number(at offset: Int, bytes: Int) -> UInt64 {
            header[offset..<offset + bytes].reduce(0) { $0 << 8 | UInt64($1) }
        }
        // The page count is valid only if the change counter (24) equals the one stored with it (92).
        guard number(at: 24, bytes: 4) == number(at: 92, bytes: 4), size(of: path + "-wal") == 0 else { return false }
        let pageSize = number(at: 16, bytes: 2) == 1 ? 65536 : number(at: 16, bytes: 2)
        return size(of: path) < pageSize * number(at: 28, bytes: 4)
    }

    var isEmpty: Bool {
        size(of: path) == 0 && (access(path, F_OK) == 0 || errno == ENOENT || errno == ENOTDIR)
    }

    /// The paths that `setAside` has renamed this file to, sorted by word, then oldest first.
    var filesSetAside: [String] {
        let (folder, name) = (path.parentFolder, path.dropFirst(path.parentFolder.utf8.count).drop { $0 == "/" })
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.isEmpty ? "." : folder)) ?? []
        let found = names.filter { file in
            SetAsideWord.allCases.contains { file.hasPrefix("\(name).\($0.rawValue)-") }
                && !file.hasSuffix("-wal") && !file.hasSuffix("-shm")
        }
        return found.sorted().map { folder.isEmpty ? $0 : "\(folder)/\($0)" }
    }

    /// Renames the file and its log to make room for a new one; returns the new path.
    func setAside(as word: SetAsideWord, now: Int64) throws(StoreError) -> String {
        let target = Slug.free("\(path).\(word.rawValue)-\(Self.stamp(now))") {
            FileManager.default.fileExists(atPath: $0)
        }
        guard rename(path, target) == 0 else { throw failure(errno) }
        for suffix in ["-wal", "-shm"] where FileManager.default.fileExists(atPath: path + suffix) {
            _ = rename(path + suffix, target + suffix)
        }
        return target
    }

    /// Copies the file and its log to a temporary folder for the duration of a read; returns nil on failure. A file
    /// with a write-ahead log cannot be read in a folder that is not writable.
    func withTemporaryCopy<Value>(_ body: (String) -> Value?) -> Value? {
        let folder = Self.copyFolder()
        guard mkdir(folder, 0o700) == 0 else { return nil }
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let copy = "\(folder)/copy.sqlite"
        guard (try? FileManager.default.copyItem(atPath: path, toPath: copy)) != nil else { return nil }
        if FileManager.default.fileExists(atPath: path + "-wal") {
            // Without its log, a sound file may look damaged.
            guard (try? FileManager.default.copyItem(atPath: path + "-wal", toPath: copy + "-wal")) != nil else {
                return nil
            }
        }
        // A copy inherits the original's mode, which may forbid writing.
        for name in [copy, copy + "-wal"] { _ = chmod(name, 0o600) }
        return body(copy)
    }

    private static let copyPrefix = "dimo-copy-"

    /// A folder name containing the process id. First removes the copies left by killed processes.
    static func copyFolder() -> String {
        removeLeftCopies()
        return "\(NSTemporaryDirectory())/\(copyPrefix)\(getpid())-\(UUID().uuidString)"
    }

    /// Removes copies left by killed programs; each name contains the process id.
    static func removeLeftCopies(in folder: String = NSTemporaryDirectory()) {
        for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        where name.hasPrefix(copyPrefix) {
            let number = name.dropFirst(copyPrefix.count).prefix { $0.isNumber }
            guard let process = pid_t(number), kill(process, 0) != 0, errno == ESRCH else { continue }
            try? FileManager.default.removeItem(atPath: "\(folder)/\(name)")
        }
    }

    private static let headerSize = 100

    /// The header, or the whole file if it is shorter; nil if reading is not permitted.
    private func header() throws(StoreError) -> [UInt8]? {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        defer { _ = Foundation.close(descriptor) }
        var result = 0
        let bytes = [UInt8](unsafeUninitializedCapacity: Self.headerSize) { buffer, count in
            result = pread(descriptor, buffer.baseAddress, buffer.count, 0)
            count = max(result, 0)
        }
        guard result >= 0 else { throw .disk }
        return bytes
    }

    private func makeFolder(_ folder: String) throws(StoreError) {
        guard !folder.isEmpty, access(folder, F_OK) != 0 else { return }
        try makeFolder(folder.parentFolder)
        guard mkdir(folder, 0o700) == 0 || errno == EEXIST else { throw failure(errno) }
    }

    private func failure(_ code: Int32) -> StoreError {
        switch code {
        case ENOSPC, EDQUOT: .diskFull
        default: .readOnly(path: path)
        }
    }

    /// Nil if there is nothing at the path.
    static func status(of path: String) -> stat? {
        var status = stat()
        return stat(path, &status) == 0 ? status : nil
    }

    private func size(of path: String) -> UInt64 { Self.status(of: path).map { UInt64($0.st_size) } ?? 0 }

    /// Local time as `YYYYMMDD-HHMMSS`.
    static func stamp(_ seconds: Int64) -> String {
        var time = time_t(seconds)
        var parts = tm()
        localtime_r(&time, &parts)
        func padded(_ value: Int32, _ width: Int) -> String {
            let digits = String(value)
            return String(repeating: "0", count: max(width - digits.utf8.count, 0)) + digits
        }
        return padded(parts.tm_year + 1900, 4) + padded(parts.tm_mon + 1, 2) + padded(parts.tm_mday, 2) + "-"
            + padded(parts.tm_hour, 2) + padded(parts.tm_min, 2) + padded(parts.tm_sec, 2)
    }
}

extension String {
    /// The path without its last component; empty if there is none.
    var parentFolder: String {
        guard let slash = lastIndex(of: "/") else { return "" }
        return String(self[..<slash])
    }
}

/// Why a database was renamed, as part of its new name.
enum SetAsideWord: String, CaseIterable {
    case corrupt
    case newer
}
