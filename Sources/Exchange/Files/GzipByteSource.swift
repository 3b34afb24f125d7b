internal import CZlib
internal import Domain

/// Unpacks a gzip file while it is read. One that grows beyond measure is given up as soon as it does.
final class GzipByteSource: ByteSource {
    private let source: any ByteSource
    private let path: String
    private let limits: ExchangeLimits
    private let library: ZlibLibrary
    private let stream: UnsafeMutablePointer<z_stream>
    private var packed: [UInt8] = []
    private var packedCount = 0
    private var count = 0
    private var isOver = false

    /// The source itself unless it is a gzip file.
    static func unpacking(
        _ source: any ByteSource, path: String, limits: ExchangeLimits
    ) throws(SourceProblem) -> any ByteSource {
        let headed = try HeadedByteSource(source)
        guard headed.head.starts(with: [0x1f, 0x8b]) else { return headed }
        return try GzipByteSource(headed, path: path, limits: limits)
    }

    private init(_ source: any ByteSource, path: String, limits: ExchangeLimits) throws(SourceProblem) {
        library = try .shared()
        self.source = source
        self.path = path
        self.limits = limits
        stream = .allocate(capacity: 1)
        stream.initialize(to: z_stream())
        let size = Int32(MemoryLayout<z_stream>.size)
        guard library.start(stream, CZ_GZIP_WINDOW, ZLIB_VERSION, size) == Z_OK else {
            throw .damaged(path: path, .cannotUnpack)
        }
    }

    deinit {
        _ = library.end(stream)
        stream.deallocate()
    }

    func next() throws(SourceProblem) -> [UInt8]? {
        while !isOver {
            if packed.isEmpty {
                guard let piece = try source.next() else {
                    throw .damaged(path: path, .midPacked)
                }
                packed = piece
                packedCount += piece.count
            }
            let bytes = try unpack()
            count += bytes.count
            try check()
            if !bytes.isEmpty { return bytes }
        }
        return nil
    }

    private func unpack() throws(SourceProblem) -> [UInt8] {
        var status = Z_OK
        var used = 0
        let bytes = [UInt8](unsafeUninitializedCapacity: ByteSourceRules.piece) { room, filled in
            packed.withUnsafeMutableBufferPointer { input in
                stream.pointee.next_in = input.baseAddress
                stream.pointee.avail_in = UInt32(input.count)
                stream.pointee.next_out = room.baseAddress
                stream.pointee.avail_out = UInt32(room.count)
                status = library.inflate(stream, Z_NO_FLUSH)
                used = input.count - Int(stream.pointee.avail_in)
            }
            filled = room.count - Int(stream.pointee.avail_out)
        }
        packed.removeFirst(used)
        switch status {
        case Z_OK, Z_BUF_ERROR: break
        case Z_STREAM_END: try finishMember()
        default: throw .damaged(path: path, .checksum)
        }
        return bytes
    }

    /// A gzip file may hold several members, which are one text.
    private func finishMember() throws(SourceProblem) {
        if packed.isEmpty, let piece = try source.next() {
            packed = piece
            packedCount += piece.count
        }
        isOver = !packed.starts(with: [0x1f, 0x8b]) || library.reset(stream) != Z_OK
    }

    private func check() throws(SourceProblem) {
        guard count <= limits.fileBytes else { throw FileByteSource.tooLarge(path, limits.fileBytes) }
        guard count <= limits.ratioFloor || count / max(packedCount, 1) <= limits.compressionRatio else {
            throw .tooLarge(path: path, .ratio(limits.compressionRatio))
        }
    }
}
