#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// A file that is written beside its place and then renamed, so that nobody sees half of it.
final class OutputFile {
    /// Holds the `errno` of the failed call.
    struct Failure: Error {
        let code: Int32

        var reason: String { String(cString: strerror(code)) }
    }

    /// Bytes to gather before writing.
    private static let piece = 64 << 10

    private let path: String
    private let draft: String
    private var descriptor: Int32
    private var buffer: [UInt8] = []

    /// Begins a file.
    ///
    /// - Parameters:
    ///   - path: its place; a link there is replaced, its target stays unchanged.
    ///   - mode: the permissions of a new file.
    ///   - keepsLink: replaces the link's target instead, for a file of the program's own that users link to.
    init(path: String, mode: mode_t, keepsLink: Bool = false) throws(Failure) {
        let target = keepsLink ? realpath(path, nil) : nil
        defer { free(target) }
        self.path = target.map { String(cString: $0) } ?? path
        // An unpredictable name and an exclusive creation: no planted link is followed.
        draft = "\(self.path).\(String(UInt64.random(in: .min ... .max), radix: 36)).new"
        var status = stat()
        let isThere = lstat(self.path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
        let mode = isThere ? status.st_mode & 0o777 : mode
        descriptor = open(draft, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, mode)
        guard descriptor >= 0 else { throw Failure(code: errno) }
        AppPaths.giveAway(descriptor, at: self.path)
    }

    deinit {
        guard descriptor >= 0 else { return }
        close(descriptor)
        unlink(draft)
    }

    func write(_ text: String) throws(Failure) {
        buffer += text.utf8
        if buffer.count >= Self.piece { try flush() }
    }

    /// Moves the file into place. A file dropped before this leaves no trace.
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
