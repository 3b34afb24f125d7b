import Foundation

/// The size of a file and when it was last written; it changes with every write.
package struct FileStamp: Hashable, Sendable {
    private let size: Int64
    private let seconds: Int64
    private let nanoseconds: Int64

    /// The stamp of an empty file if there is none.
    package init(path: String) {
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

    var isEmpty: Bool { size == 0 }
}
