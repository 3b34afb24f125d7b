#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Checks whether a folder can be written, or made, without trying.
enum FolderCheck {
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

    /// The obstacle to reading and writing a file, or to making one that does not exist yet; nil if there is none.
    static func problem(withFile path: String) -> String? {
        if access(path, R_OK | W_OK) == 0 { return nil }
        let reason = errno
        // A dangling or circular link exists all the same.
        var target = [CChar](repeating: 0, count: 2)
        let isLink = readlink(path, &target, 1) >= 0
        guard reason == ENOENT, !isLink else { return String(cString: strerror(reason)) }
        return path.lastIndex(of: "/").flatMap { problem(withWritingIn: String(path[..<$0])) }
    }
}
