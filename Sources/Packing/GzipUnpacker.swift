import CZlib

package final class GzipUnpacker {
    package enum Step: Sendable {
        case between
        case over
        case damaged
    }

    private let library: ZlibLibrary
    private let stream: ZlibLibrary.Stream

    /// Returns nil if zlib is not installed.
    package init?() {
        guard let library = ZlibLibrary.shared else { return nil }
        let stream = ZlibLibrary.newStream()
        guard library.startInflating(stream, CZ_GZIP_WINDOW, ZLIB_VERSION, Gzip.structSize) == Z_OK else {
            stream.deallocate()
            return nil
        }
        self.library = library
        self.stream = stream
    }

    deinit {
        _ = library.endInflating(stream)
        stream.deallocate()
    }

    /// Consumes packed bytes until at most `size` bytes are unpacked.
    package func unpack(_ packed: inout [UInt8], room size: Int) -> (bytes: [UInt8], step: Step) {
        var status = Z_OK
        var used = 0
        let bytes = [UInt8](unsafeUninitializedCapacity: size) { room, filled in
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
        case Z_OK, Z_BUF_ERROR: return (bytes, .between)
        case Z_STREAM_END: return (bytes, .over)
        default: return (bytes, .damaged)
        }
    }

    package func startOver() -> Bool { library.resetInflating(stream) == Z_OK }
}
