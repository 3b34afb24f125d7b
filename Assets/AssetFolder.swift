#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The folder with the bundled catalogue and strings. Does not use the package's generated accessor, which contains the
/// path of the build and traps if the program was copied.
package struct AssetFolder: Sendable {
    /// Without a trailing slash.
    package let path: String

    package init(path: String) {
        self.path = path
    }

    /// Looks in `DIMO_ASSETS`, then beside the executable (its real path, links resolved), then in the share folders.
    ///
    /// - Throws: `AssetError.notFound` with the searched places.
    package static func locate(environment: (String) -> String?) throws(AssetError) -> AssetFolder {
        var places: [String] = []
        if let named = environment("DIMO_ASSETS"), !named.isEmpty { places.append(named) }
        if let folder = executableFolder() {
            places.append("\(folder)/../share/dimo")
            places.append("\(folder)/dimo_DimoAssets.resources")
            places.append("\(folder)/dimo_DimoAssets.bundle")
        }
        places += ["/usr/local/share/dimo", "/usr/share/dimo"]
        for place in places where access("\(place)/en.lproj/Localizable.strings", R_OK) == 0 {
            return AssetFolder(path: place)
        }
        throw .notFound(places: places)
    }

    /// The bytes of a file in the folder.
    ///
    /// - Throws: `AssetError.unreadable` with the file's path.
    package func bytes(of file: String) throws(AssetError) -> [UInt8] {
        let whole = "\(path)/\(file)"
        let descriptor = open(whole, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw .unreadable(file: whole) }
        defer { close(descriptor) }
        // A folder can be opened too, but its size is meaningless.
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            throw .unreadable(file: whole)
        }
        let size = Int(status.st_size)
        var filled = 0
        let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
            while filled < size, let start = buffer.baseAddress {
                let got = read(descriptor, start + filled, size - filled)
                if got <= 0 { break }
                filled += got
            }
            count = filled
        }
        guard filled == size else { throw .unreadable(file: whole) }
        return bytes
    }

    private static func executableFolder() -> String? {
        #if canImport(Darwin)
            var size: UInt32 = 4096
            var buffer = [CChar](repeating: 0, count: Int(size))
            guard _NSGetExecutablePath(&buffer, &size) == 0, let real = realpath(buffer, nil) else { return nil }
            defer { free(real) }
            let path = String(cString: real)
        #else
            var buffer = [UInt8](repeating: 0, count: 4096)
            let length = buffer.withUnsafeMutableBytes { bytes -> Int in
                guard let start = bytes.baseAddress else { return 0 }
                return readlink("/proc/self/exe", start.assumingMemoryBound(to: CChar.self), bytes.count)
            }
            guard length > 0 else { return nil }
            let path = String(decoding: buffer[..<length], as: UTF8.self)
        #endif
        guard let slash = path.lastIndex(of: "/") else { return nil }
        return String(path[..<slash])
    }
}
