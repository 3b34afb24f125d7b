import CLibzip
import Domain

/// An open zip archive. Everything is checked against its directory before a byte of an entry is read.
final class ZipArchive {
    let library: ZipLibrary
    private let handle: OpaquePointer
    /// The bytes it is read from, if it is not a file; libzip keeps pointing to them.
    private let memory: UnsafeMutableRawBufferPointer?

    init(path: String) throws(SourceProblem) {
        library = try .shared()
        var code: Int32 = 0
        guard let handle = library.open(path, ZIP_RDONLY, &code) else {
            throw .damaged(path: TextCleaner.line(path), .archive)
        }
        self.handle = handle
        memory = nil
    }

    init(bytes: [UInt8], name: String) throws(SourceProblem) {
        let library = try ZipLibrary.shared()
        let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: bytes.count, alignment: 16)
        memory.copyBytes(from: bytes)
        var error = zip_error_t()
        library.errorInit(&error)
        defer { library.errorFini(&error) }
        guard
            let source = library.sourceBufferCreate(
                UnsafeRawPointer(memory.baseAddress), zip_uint64_t(bytes.count), 0, &error)
        else {
            memory.deallocate()
            throw .damaged(path: name, .archive)
        }
        guard let handle = library.openFromSource(source, ZIP_RDONLY, &error) else {
            library.sourceFree(source)
            memory.deallocate()
            throw .damaged(path: name, .archive)
        }
        self.library = library
        self.handle = handle
        self.memory = memory
    }

    deinit {
        library.discard(handle)
        memory?.deallocate()
    }

    var count: Int { Int(max(library.entryCount(handle, 0), 0)) }

    /// Nil if the directory's description is incomplete.
    func entry(_ index: Int) -> ZipEntry? {
        var status = zip_stat_t()
        library.statInit(&status)
        guard library.statIndex(handle, zip_uint64_t(index), 0, &status) == 0, let name = status.name else {
            return nil
        }
        let wanted = zip_uint64_t(ZIP_STAT_SIZE | ZIP_STAT_COMP_SIZE)
        guard status.valid & wanted == wanted, status.size <= UInt64(Int.max), status.comp_size <= UInt64(Int.max)
        else { return nil }
        var system: zip_uint8_t = 0
        var attributes: zip_uint32_t = 0
        _ = library.externalAttributes(handle, zip_uint64_t(index), 0, &system, &attributes)
        let isUnix = Int32(system) == ZIP_OPSYS_UNIX || Int32(system) == ZIP_OPSYS_OS_X
        let hasEncryption = status.valid & zip_uint64_t(ZIP_STAT_ENCRYPTION_METHOD) != 0
        return ZipEntry(
            index: index, name: String(cString: name), size: Int(status.size), packedSize: Int(status.comp_size),
            isLink: isUnix && attributes >> 16 & 0o170000 == 0o120000,
            isEncrypted: hasEncryption && status.encryption_method != 0)
    }

    func open(_ entry: ZipEntry) throws(SourceProblem) -> any ByteSource {
        guard let file = library.openEntry(handle, zip_uint64_t(entry.index), 0) else {
            throw .damaged(path: TextCleaner.line(entry.name), .archive)
        }
        return ZipByteSource(file: file, entry: entry, archive: self)
    }
}

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
        guard got >= 0 else { throw .damaged(path: path, .archive) }
        count += bytes.count
        guard count <= entry.size else { throw .damaged(path: path, .largerThanListed) }
        return bytes.isEmpty ? nil : bytes
    }
}
