#if canImport(Darwin)
    internal import Darwin
#else
    internal import Glibc
#endif

/// A file that is written beside its place and put there whole, so that nobody ever sees half of it.
final class OutputFile {
    /// `errno` of what could not be done.
    struct Failure: Error {
        let code: Int32

        /// The system's words for it.
        var reason: String { String(cString: strerror(code)) }
    }

    /// Bytes that are gathered before they are written.
    private static let piece = 64 << 10

    private let path: String
    private let draft: String
    private var descriptor: Int32
    private var buffer: [UInt8] = []

    /// Begins a file.
    /// - Parameters:
    ///   - path: its place; a link there stays one, what it points to is replaced.
    ///   - mode: who may read and write it, where there is none yet.
    init(path: String, mode: mode_t) throws(Failure) {
        let target = realpath(path, nil).map { buffer in
            defer { free(buffer) }
            return String(cString: buffer)
        }
        self.path = target ?? path
        // A name that nobody can foresee, and a file that was not there: no link planted beside it is followed.
        draft = "\(self.path).\(String(UInt64.random(in: .min ... .max), radix: 36)).new"
        var status = stat()
        let mode = stat(self.path, &status) == 0 ? status.st_mode & 0o777 : mode
        descriptor = open(draft, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, mode)
        guard descriptor >= 0 else { throw Failure(code: errno) }
    }

    deinit {
        guard descriptor >= 0 else { return }
        close(descriptor)
        unlink(draft)
    }

    /// Writes some more.
    func write(_ text: String) throws(Failure) {
        buffer += text.utf8
        if buffer.count >= Self.piece { try flush() }
    }

    /// Puts the file in its place. One that is dropped before leaves no trace.
    func finish() throws(Failure) {
        try flush()
        guard fsync(descriptor) == 0, rename(draft, path) == 0 else { throw Failure(code: errno) }
        close(descriptor)
        descriptor = -1
    }

    private func flush() throws(Failure) {
        var rest = buffer[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { bytes -> Int in
                #if canImport(Darwin)
                    Darwin.write(descriptor, bytes.baseAddress, bytes.count)
                #else
                    Glibc.write(descriptor, bytes.baseAddress, bytes.count)
                #endif
            }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { throw Failure(code: errno) }
            rest = rest.dropFirst(count)
        }
        buffer.removeAll(keepingCapacity: true)
    }
}
