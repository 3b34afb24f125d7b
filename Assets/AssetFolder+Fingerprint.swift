#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

extension AssetFolder {
    /// A number that changes with any byte of the files (FNV-1a, 64 bits); missing files count as empty.
    ///
    /// Computed at every start, so files are read in pieces.
    func fingerprint(of files: [String]) -> String {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        withUnsafeTemporaryAllocation(byteCount: 16_384, alignment: 1) { piece in
            for file in files {
                let descriptor = open("\(path)/\(file)", O_RDONLY | O_CLOEXEC)
                guard descriptor >= 0 else { continue }
                defer { close(descriptor) }
                while case let count = read(descriptor, piece.baseAddress, piece.count), count > 0 {
                    for byte in piece[..<count] { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
                }
            }
        }
        return String(hash, radix: 16)
    }
}
