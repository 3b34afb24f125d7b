internal import CLibzip

/// An open zip archive. Everything is judged by its directory before a byte of an entry is read.
final class ZipArchive {
    private let handle: OpaquePointer
    /// The bytes it is read from, where it is no file; libzip keeps pointing at them.
    private let memory: UnsafeMutableRawBufferPointer?

    /// Opens a file.
    init(path: String) throws(ExchangeError) {
        var code: Int32 = 0
        guard let handle = zip_open(path, ZIP_RDONLY, &code) else {
            throw .damaged(path: TextCleaner.line(path), reason: Self.text(code))
        }
        self.handle = handle
        memory = nil
    }

    /// Opens bytes.
    init(bytes: [UInt8], name: String) throws(ExchangeError) {
        let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: bytes.count, alignment: 16)
        memory.copyBytes(from: bytes)
        var error = zip_error_t()
        zip_error_init(&error)
        defer { zip_error_fini(&error) }
        guard let source = zip_source_buffer_create(memory.baseAddress, zip_uint64_t(bytes.count), 0, &error) else {
            memory.deallocate()
            throw .damaged(path: name, reason: "it cannot be opened")
        }
        guard let handle = zip_open_from_source(source, ZIP_RDONLY, &error) else {
            let reason = String(cString: zip_error_strerror(&error))
            zip_source_free(source)
            memory.deallocate()
            throw .damaged(path: name, reason: reason)
        }
        self.handle = handle
        self.memory = memory
    }

    deinit {
        zip_discard(handle)
        memory?.deallocate()
    }

    /// How many entries the directory has.
    var count: Int { Int(max(zip_get_num_entries(handle, 0), 0)) }

    /// An entry as the directory has it; nil where it says nothing of it.
    func entry(_ index: Int) -> ZipEntry? {
        var status = zip_stat_t()
        zip_stat_init(&status)
        guard zip_stat_index(handle, zip_uint64_t(index), 0, &status) == 0, let name = status.name else { return nil }
        let wanted = zip_uint64_t(ZIP_STAT_SIZE | ZIP_STAT_COMP_SIZE)
        guard status.valid & wanted == wanted, status.size <= UInt64(Int.max), status.comp_size <= UInt64(Int.max)
        else { return nil }
        var system: zip_uint8_t = 0
        var attributes: zip_uint32_t = 0
        zip_file_get_external_attributes(handle, zip_uint64_t(index), 0, &system, &attributes)
        let isUnix = Int32(system) == ZIP_OPSYS_UNIX || Int32(system) == ZIP_OPSYS_OS_X
        let hasEncryption = status.valid & zip_uint64_t(ZIP_STAT_ENCRYPTION_METHOD) != 0
        return ZipEntry(
            index: index, name: String(cString: name), size: Int(status.size), packedSize: Int(status.comp_size),
            isLink: isUnix && attributes >> 16 & 0o170000 == 0o120000,
            isEncrypted: hasEncryption && status.encryption_method != 0)
    }

    /// The bytes of an entry.
    func open(_ entry: ZipEntry) throws(ExchangeError) -> any ByteSource {
        guard let file = zip_fopen_index(handle, zip_uint64_t(entry.index), 0) else {
            throw .damaged(path: TextCleaner.line(entry.name), reason: String(cString: zip_strerror(handle)))
        }
        return ZipByteSource(file: file, entry: entry, archive: self)
    }

    private static func text(_ code: Int32) -> String {
        var error = zip_error_t()
        zip_error_init_with_code(&error, code)
        defer { zip_error_fini(&error) }
        return String(cString: zip_error_strerror(&error))
    }
}
