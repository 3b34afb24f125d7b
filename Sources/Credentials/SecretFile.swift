import Domain
import Foundation

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

struct SecretFile: Sendable {
    private static let mostBytes = 512

    let path: String

    func read() throws(CommunityProblem) -> String? {
        let descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else {
            if errno == ENOENT || errno == ENOTDIR { return nil }
            throw .tokenFile(path: path)
        }
        defer { _ = close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_uid == geteuid(),
            status.st_mode & 0o077 == 0
        else { throw .tokenFile(path: path) }
        guard let bytes = try? FileHandle(fileDescriptor: descriptor).read(upToCount: Self.mostBytes) else {
            throw .tokenFile(path: path)
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Writes a file beside it and renames that.
    func write(_ text: String) throws(CommunityProblem) {
        let folder = (path as NSString).deletingLastPathComponent
        try? FileManager.default.createDirectory(
            atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        let beside = "\(path).\(Hexadecimal.text(of: RandomBytes().make(8)))"
        let descriptor = open(beside, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw .tokenFile(path: path) }
        let isWritten =
            (try? FileHandle(fileDescriptor: descriptor).write(contentsOf: Data(text.utf8))) != nil
            && fsync(descriptor) == 0
        _ = close(descriptor)
        guard isWritten, rename(beside, path) == 0 else {
            _ = unlink(beside)
            throw .tokenFile(path: path)
        }
    }

    func remove() throws(CommunityProblem) {
        if unlink(path) != 0, errno != ENOENT, errno != ENOTDIR { throw .tokenFile(path: path) }
    }
}
