package import Domain

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// A file that is written beside its place and then renamed, so that nobody sees half of it.
package final class OutputFile {
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

    /// Begins a file, for its owner alone if it is new. A link at `path` is replaced, and its target stays unchanged;
    /// `keepsLink` replaces the target instead, for a file of the program's own that users link to.
    init(path: String, keepsLink: Bool = false) throws(Failure) {
        let target = keepsLink ? realpath(path, nil) : nil
        defer { free(target) }
        self.path = target.map { String(cString: $0) } ?? path
        // An unpredictable name and an exclusive creation: no planted link is followed.
        draft = "\(self.path).\(String(UInt64.random(in: .min ... .max), radix: 36)).new"
        var status = stat()
        let isThere = lstat(self.path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
        let mode = isThere ? status.st_mode & 0o777 : 0o600
        descriptor = open(draft, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, mode)
        guard descriptor >= 0 else { throw Failure(code: errno) }
        AppPaths.giveAway(descriptor, at: self.path)
    }

    static func replace(_ path: String, with text: String, keepsLink: Bool = false) throws(Failure) {
        let file = try OutputFile(path: path, keepsLink: keepsLink)
        try file.write(text)
        try file.finish()
    }

    /// Runs a step and reports its failure as a problem of the target `name`.
    static func reporting<Value>(
        _ name: String, _ step: () throws(Failure) -> Value
    ) throws(TransferProblem) -> Value {
        do throws(Failure) {
            return try step()
        } catch {
            throw .target(name: name, .failed(FileTrouble(code: error.code)))
        }
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
        guard Self.write(buffer, to: descriptor) else { throw Failure(code: errno) }
        buffer.removeAll(keepingCapacity: true)
    }

    /// Writes all bytes. Returns false if that fails; `errno` says why.
    @discardableResult
    package static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { buffer -> Int in
                #if canImport(Darwin)
                    Darwin.write(descriptor, buffer.baseAddress, buffer.count)
                #else
                    Glibc.write(descriptor, buffer.baseAddress, buffer.count)
                #endif
            }
            if count < 0, errno == EINTR { continue }
            if count < 0, errno == EAGAIN {
                // A terminal or a pipe set not to block by another program, and full.
                var waiting = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
                guard poll(&waiting, 1, -1) >= 0 || errno == EINTR else { return false }
                continue
            }
            guard count > 0 else { return false }
            rest = rest.dropFirst(count)
        }
        return true
    }
}

/// A file that a command writes for its owner alone, atomically.
package enum OwnFile {
    /// - Throws: `TransferProblem`; an existing file stays unchanged.
    package static func write(_ text: String, to path: String, isOverwriting: Bool) throws(TransferProblem) {
        let name = PlainText.line(path, limit: 400)
        if let problem = OutputCheck.problem(path, name: name, isOverwriting: isOverwriting) { throw problem }
        try OutputFile.reporting(name) { () throws(OutputFile.Failure) in try OutputFile.replace(path, with: text) }
    }
}

enum OutputCheck {
    static func problem(_ path: String, name: String, isOverwriting: Bool) -> TransferProblem? {
        var status = stat()
        guard stat(path, &status) == 0 else {
            // A dangling link exists too.
            return !isOverwriting && lstat(path, &status) == 0 ? .target(name: name, .exists) : nil
        }
        switch status.st_mode & S_IFMT {
        case S_IFDIR: return .target(name: name, .isFolder)
        case S_IFREG where isOverwriting: return nil
        case S_IFREG: return .target(name: name, .exists)
        default: return .target(name: name, .isSpecial(hasOutput: true))
        }
    }
}
