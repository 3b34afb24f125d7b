import Domain

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

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
