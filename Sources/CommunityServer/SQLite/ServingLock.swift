#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The lock of the process that serves a file. The system releases it even after a crash.
final class ServingLock: Sendable {
    private let descriptor: Int32

    /// - Throws: `StoreProblem.inUse`, or `unreadable` if the lock cannot be created.
    init(path: String) throws {
        descriptor = open("\(path).lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else {
            let reason = String(cString: strerror(errno))
            throw errno == EROFS || errno == EACCES
                ? StoreProblem.readOnly(path: path) : StoreProblem.unreadable(path: path, reason: reason)
        }
        guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
            _ = Self.closed(descriptor)
            throw StoreProblem.inUse(path: path)
        }
    }

    deinit { _ = Self.closed(descriptor) }

    private static func closed(_ descriptor: Int32) -> Int32 { close(descriptor) }
}
