import CLibzip

/// Makes zip archives, valid and malicious ones.
enum ZipMaker {
    struct Entry {
        var name: String
        var bytes: [UInt8]
        var isLink = false

        init(_ name: String, _ text: String, isLink: Bool = false) {
            self.name = name
            bytes = Array(text.utf8)
            self.isLink = isLink
        }

        init(_ name: String, bytes: [UInt8]) {
            self.name = name
            self.bytes = bytes
        }
    }

    struct Failed: Error {}

    static func make(_ path: String, _ entries: [Entry]) throws {
        var code: Int32 = 0
        guard let archive = zip_open(path, ZIP_CREATE | ZIP_TRUNCATE, &code) else { throw Failed() }
        var buffers: [UnsafeMutableRawBufferPointer] = []
        defer { buffers.forEach { $0.deallocate() } }
        for entry in entries {
            let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: max(entry.bytes.count, 1), alignment: 1)
            memory.copyBytes(from: entry.bytes)
            buffers.append(memory)
            guard let source = zip_source_buffer(archive, memory.baseAddress, zip_uint64_t(entry.bytes.count), 0) else {
                throw Failed()
            }
            let index = zip_file_add(archive, entry.name, source, zip_flags_t(ZIP_FL_ENC_UTF_8))
            guard index >= 0 else { throw Failed() }
            if entry.isLink {
                let mode: UInt32 = 0o120777 << 16
                zip_file_set_external_attributes(
                    archive, zip_uint64_t(index), 0, zip_uint8_t(ZIP_OPSYS_UNIX), mode)
            }
        }
        guard zip_close(archive) == 0 else { throw Failed() }
    }
}
