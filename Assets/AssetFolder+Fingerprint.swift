#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

extension AssetFolder {
    /// A number that changes with any byte of the files (FNV-1a over words of 64 bits); missing files count as empty.
    ///
    /// Computed at every start, so files are read in pieces, and eight bytes count as one.
    func fingerprint(of files: [String]) -> String {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        func add(_ value: UInt64) { hash = (hash ^ value) &* 0x100_0000_01b3 }
        withUnsafeTemporaryAllocation(byteCount: 65_536, alignment: 8) { piece in
            for file in files {
                let descriptor = open("\(path)/\(file)", O_RDONLY | O_CLOEXEC)
                guard descriptor >= 0 else { continue }
                defer { close(descriptor) }
                while case let count = read(descriptor, piece.baseAddress, piece.count), count > 0 {
                    let end = count & ~7
                    for place in stride(from: 0, to: end, by: 8) {
                        add(piece.load(fromByteOffset: place, as: UInt64.self))
                    }
                    for byte in piece[end..<count] { add(UInt64(byte)) }
                }
            }
        }
        return String(hash, radix: 16)
    }
}
