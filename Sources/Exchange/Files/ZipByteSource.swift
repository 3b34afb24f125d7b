import CLibzip
import Domain

/// The bytes of an entry, unpacked in chunks, never more than the directory announced.
final class ZipByteSource: ByteSource {
    private let file: OpaquePointer
    private let entry: ZipEntry
    /// Keeps the archive open.
    private let archive: ZipArchive
    private var count = 0

    init(file: OpaquePointer, entry: ZipEntry, archive: ZipArchive) {
        self.file = file
        self.entry = entry
        self.archive = archive
    }

    deinit {
        _ = archive.library.closeEntry(file)
    }

    func next() throws(SourceProblem) -> [UInt8]? {
        var got: zip_int64_t = -1
        let bytes = [UInt8](unsafeUninitializedCapacity: ByteSourceRules.piece) { buffer, filled in
            if let start = buffer.baseAddress {
                got = archive.library.readEntry(file, start, zip_uint64_t(buffer.count))
            }
            filled = Int(max(got, 0))
        }
        let path = TextCleaner.line(entry.name)
        guard got >= 0 else {
            throw .damaged(path: path, .archive)
        }
        count += bytes.count
        guard count <= entry.size else {
            throw .damaged(path: path, .largerThanListed)
        }
        return bytes.isEmpty ? nil : bytes
    }
}
