package import Domain
import Foundation

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Keeps the session for the next start in a file that only its owner may read (0600, in a folder of 0700). A new file
/// is written beside the old one and renamed, so that a power cut leaves either one or the other. A file that belongs
/// to another user, may be read or written by others, or is not a plain file is rejected.
package struct SessionFile: SessionStore {
    private static let header = "dimo-session 1"
    private static let local = "local"
    private static let token = "token "
    private static let mostBytes = 256

    private let path: String

    /// The file need not exist.
    package init(path: String) {
        self.path = path
    }

    package func read() throws(SessionFileProblem) -> StoredSession? {
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
        var buffer = [UInt8](repeating: 0, count: Self.mostBytes)
        let count = buffer.withUnsafeMutableBytes { bytes in
            #if canImport(Darwin)
                Darwin.read(descriptor, bytes.baseAddress, bytes.count)
            #else
                Glibc.read(descriptor, bytes.baseAddress, bytes.count)
            #endif
        }
        guard count >= 0 else { throw .unreadable(path: path) }
        return try parsed(String(decoding: buffer.prefix(count), as: UTF8.self))
    }

    package func write(_ session: StoredSession) throws(SessionFileProblem) {
        let body =
            switch session {
            case .local: Self.local
            case .token(let token): Self.token + Hexadecimal.text(of: token.bytes)
            }
        makeFolder()
        let beside = "\(path).\(Hexadecimal.text(of: RandomBytes().make(8)))"
        let descriptor = open(beside, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw .unwritable(path: path) }
        let isWritten = fchmod(descriptor, 0o600) == 0 && Self.write("\(Self.header)\n\(body)\n", to: descriptor)
        _ = fsync(descriptor)
        _ = close(descriptor)
        guard isWritten, rename(beside, path) == 0 else {
            _ = unlink(beside)
            throw .unwritable(path: path)
        }
    }

    package func clear() throws(SessionFileProblem) {
        if unlink(path) != 0, errno != ENOENT, errno != ENOTDIR { throw .unwritable(path: path) }
    }

    /// The final newline is required: a truncated file has none.
    private func parsed(_ text: String) throws(SessionFileProblem) -> StoredSession {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        guard lines.count == 3, lines[0] == Self.header, lines[2].isEmpty else { throw .malformed(path: path) }
        if lines[1] == Self.local { return .local }
        guard lines[1].hasPrefix(Self.token), let bytes = Hexadecimal.bytes(of: lines[1].dropFirst(Self.token.count)),
            let token = SessionToken(bytes: bytes)
        else { throw .malformed(path: path) }
        return .token(token)
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

    private static func write(_ text: String, to descriptor: Int32) -> Bool {
        let bytes = Array(text.utf8)
        let count = bytes.withUnsafeBytes { buffer in
            #if canImport(Darwin)
                Darwin.write(descriptor, buffer.baseAddress, buffer.count)
            #else
                Glibc.write(descriptor, buffer.baseAddress, buffer.count)
            #endif
        }
        return count == bytes.count
    }
}
