import Foundation

/// What the file system says of the database's log: another value means that somebody wrote.
package struct FileStamp: Hashable, Sendable {
    private let size: Int64
    private let seconds: Int64
    private let nanoseconds: Int64

    /// The stamp of a file; that of an empty one where there is none.
    init(path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else {
            (size, seconds, nanoseconds) = (0, 0, 0)
            return
        }
        size = Int64(status.st_size)
        #if canImport(Darwin)
            seconds = Int64(status.st_mtimespec.tv_sec)
            nanoseconds = Int64(status.st_mtimespec.tv_nsec)
        #else
            seconds = Int64(status.st_mtim.tv_sec)
            nanoseconds = Int64(status.st_mtim.tv_nsec)
        #endif
    }
}
