#if canImport(Darwin)
    internal import Darwin
#else
    internal import Glibc
#endif

/// Whether a folder can be written, or made, without trying.
enum FolderCheck {
    /// What is in the way; nil when nothing is.
    static func problem(withWritingIn folder: String) -> String? {
        var path = folder
        while access(path, F_OK) != 0 {
            guard errno == ENOENT, let slash = path.lastIndex(of: "/"), slash != path.startIndex else {
                return String(cString: strerror(errno))
            }
            path = String(path[..<slash])
        }
        if access(path, W_OK | X_OK) != 0 { return "\(path): \(String(cString: strerror(errno)))" }
        return nil
    }
}
