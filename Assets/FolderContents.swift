#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// What lies in a folder. Every start asks for one or two, and `FileManager` would bring half a megabyte of code with it.
package enum FolderContents {
    /// The names, in order; none where the folder cannot be read.
    @Sendable
    package static func names(in folder: String) -> [String] {
        guard let stream = opendir(folder) else { return [] }
        defer { closedir(stream) }
        var names: [String] = []
        while let entry = readdir(stream) {
            let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
                String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
            }
            if name != ".", name != ".." { names.append(name) }
        }
        return names.sorted()
    }
}
