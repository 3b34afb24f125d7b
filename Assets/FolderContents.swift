#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Lists folders without `FileManager`, which would add half a megabyte of code to every start.
package enum FolderContents {
    /// The sorted names; empty if the folder cannot be read.
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
