import CZlib

enum Gzip {
    struct Failed: Error {}

    static func packed(_ bytes: [UInt8]) throws -> [UInt8] {
        var stream = z_stream()
        let size = Int32(MemoryLayout<z_stream>.size)
        guard
            deflateInit2_(
                &stream, Z_DEFAULT_COMPRESSION, Z_DEFLATED, CZ_GZIP_WINDOW, 8, Z_DEFAULT_STRATEGY, ZLIB_VERSION, size)
                == Z_OK
        else { throw Failed() }
        defer { deflateEnd(&stream) }
        var input = bytes
        return try [UInt8](unsafeUninitializedCapacity: bytes.count + 1_024) { room, filled in
            let status = input.withUnsafeMutableBufferPointer { buffer in
                stream.next_in = buffer.baseAddress
                stream.avail_in = UInt32(buffer.count)
                stream.next_out = room.baseAddress
                stream.avail_out = UInt32(room.count)
                return deflate(&stream, Z_FINISH)
            }
            guard status == Z_STREAM_END else { throw Failed() }
            filled = room.count - Int(stream.avail_out)
        }
    }
}
