import Domain
import Foundation

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Keeps one line below a header in a file that only its owner may read (0600, in a folder of 0700). A new file is
/// written beside the old one and renamed, so that a power cut leaves either one or the other. A file that belongs to
/// another user, may be read or written by others, or is not a plain file is rejected.
struct SecretFile: Sendable {
    private static let mostBytes = 512

    let path: String
    let header: String

    /// Nil if there is no file. The final newline is required: a truncated file has none.
    func read() throws(SessionFileProblem) -> String? {
        let descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else {
            switch errno {
            case ENOENT, ENOTDIR: return nil
            case ELOOP: throw .unsafe(path: path)
            default: throw .unreadable(path: path)
            }
        }
        defer { _ = close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw .unreadable(path: path) }
        guard status.st_mode & S_IFMT == S_IFREG, status.st_uid == geteuid(), status.st_mode & 0o077 == 0 else {
            throw .unsafe(path: path)
        }
        let handle = FileHandle(fileDescriptor: descriptor)
        guard let bytes = try? handle.read(upToCount: Self.mostBytes) ?? Data() else {
            throw .unreadable(path: path)
        }
        let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
        guard lines.count == 3, lines[0] == header, lines[2].isEmpty else { throw .malformed(path: path) }
        return String(lines[1])
    }

    func write(_ line: String) throws(SessionFileProblem) {
        makeFolder()
        let beside = "\(path).\(Hexadecimal.text(of: RandomBytes().make(8)))"
        let descriptor = open(beside, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw .unwritable(path: path) }
        let data = Data("\(header)\n\(line)\n".utf8)
        let isWritten =
            fchmod(descriptor, 0o600) == 0
            && (try? FileHandle(fileDescriptor: descriptor).write(contentsOf: data)) != nil && fsync(descriptor) == 0
        _ = close(descriptor)
        guard isWritten, rename(beside, path) == 0 else {
            _ = unlink(beside)
            throw .unwritable(path: path)
        }
    }

    func remove() throws(SessionFileProblem) {
        if unlink(path) != 0, errno != ENOENT, errno != ENOTDIR { throw .unwritable(path: path) }
    }

    /// Makes the folder for its owner alone; an existing one belongs to the program and is closed to others as well.
    private func makeFolder() {
        let folder = (path as NSString).deletingLastPathComponent
        try? FileManager.default.createDirectory(
            atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        var status = stat()
        if stat(folder, &status) == 0, status.st_uid == geteuid(), status.st_mode & 0o077 != 0 {
            _ = chmod(folder, 0o700)
        }
    }
}
