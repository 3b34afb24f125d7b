import Domain

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

final class FileByteSource: ByteSource {
    private let descriptor: Int32
    private let path: String
    private let limit: Int
    private var count = 0

    /// `followsLinks` permits a link as the last path component: yes for a path the user names, no within a folder.
    /// At most `limit` bytes are read.
    init(path: String, followsLinks: Bool, limit: Int) throws(SourceProblem) {
        // Without O_NONBLOCK, opening a pipe without a writer would block.
        let flags = O_RDONLY | O_CLOEXEC | O_NONBLOCK | (followsLinks ? 0 : O_NOFOLLOW)
        let name = TextCleaner.line(path)
        self.path = name
        self.limit = limit
        descriptor = open(path, flags)
        // From here on the object is initialized: if the rest throws, its deinit closes the file.
        guard descriptor >= 0 else { throw Self.failure(name) }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            throw .unreadable(path: name, .isSpecial)
        }
        guard Int(status.st_size) <= limit else { throw Self.tooLarge(name, limit) }
    }

    deinit {
        if descriptor >= 0 { close(descriptor) }
    }

    func next() throws(SourceProblem) -> [UInt8]? {
        var got = -1
        let bytes = [UInt8](unsafeUninitializedCapacity: ByteSourceRules.piece) { buffer, filled in
            repeat { got = read(descriptor, buffer.baseAddress, buffer.count) } while got < 0 && errno == EINTR
            filled = max(got, 0)
        }
        guard got >= 0 else { throw Self.failure(path) }
        count += got
        // It may have grown since it was opened.
        guard count <= limit else { throw Self.tooLarge(path, limit) }
        return bytes.isEmpty ? nil : bytes
    }

    private static func failure(_ path: String) -> SourceProblem {
        switch errno {
        case ENOENT, ENOTDIR: .notFound(path: path)
        case ELOOP: .unreadable(path: path, .isLink)
        default: .unreadable(path: path, .system(FileTrouble(code: errno)))
        }
    }

    static func tooLarge(_ path: String, _ limit: Int) -> SourceProblem {
        .tooLarge(path: path, .file(limit >> 20))
    }
}
