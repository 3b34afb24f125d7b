#if canImport(Darwin)
    internal import Darwin
#else
    internal import Glibc
#endif

/// Whether a folder can be written, or made, without trying.
enum FolderCheck {
    /// The names of what lies in a folder; none where it cannot be read.
    @Sendable
    static func files(in folder: String) -> [String] {
        guard let stream = opendir(folder) else { return [] }
        defer { closedir(stream) }
        var names: [String] = []
        while let entry = readdir(stream) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
                pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            if name != ".", name != ".." { names.append(name) }
        }
        return names
    }

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
