import CZlib
package import Foundation

package enum Gzip {
    package enum Problem: Error {
        case missing
        /// Not gzip, incomplete, or followed by other data.
        case damaged
        /// The unpacked body exceeds the limit.
        case tooLarge
    }

    private static let piece = 32 * 1_024
    static let structSize = Int32(MemoryLayout<z_stream>.size)
    /// Slightly below zlib's default, since each response is packed anew.
    private static let level: Int32 = 5
    private static let memoryLevel: Int32 = 8

    /// `limit` is the maximum unpacked size in bytes; unpacking stops there.
    package static func unpacked(_ packed: Data, limit: Int) throws(Problem) -> Data {
        guard let library = ZlibLibrary.shared else { throw .missing }
        let stream = ZlibLibrary.newStream()
        defer { stream.deallocate() }
        guard library.startInflating(stream, CZ_GZIP_WINDOW, ZLIB_VERSION, structSize) == Z_OK else { throw .missing }
        defer { _ = library.endInflating(stream) }
        let (status, data) = run(stream, packed, limit: limit) { library.inflate(stream, Z_NO_FLUSH) }
        guard data.count <= limit else { throw .tooLarge }
        guard status == Z_STREAM_END, stream.pointee.avail_in == 0 else { throw .damaged }
        return data
    }

    package static var isThere: Bool { ZlibLibrary.shared != nil }

    /// Returns nil if packing fails.
    package static func packed(_ data: Data) -> Data? {
        guard let library = ZlibLibrary.shared else { return nil }
        let stream = ZlibLibrary.newStream()
        defer { stream.deallocate() }
        let status = library.startDeflating(
            stream, level, Z_DEFLATED, CZ_GZIP_WINDOW, memoryLevel, Z_DEFAULT_STRATEGY, ZLIB_VERSION, structSize)
        guard status == Z_OK else { return nil }
        defer { _ = library.endDeflating(stream) }
        let packed = run(stream, data, limit: .max) { library.deflate(stream, Z_FINISH) }
        return packed.status == Z_STREAM_END ? packed.data : nil
    }

    /// Whether an `Accept-Encoding` header permits gzip, in a client's request or a server's response.
    package static func isAccepted(by header: String?) -> Bool {
        var other = false
        for coding in (header ?? "").prefix(1_024).lowercased().split(separator: ",") {
            let parts = coding.split(separator: ";").map { $0.trimmingCharacters(in: .whitespaces) }
            let quality = parts.dropFirst().first { $0.hasPrefix("q=") }.flatMap { Double($0.dropFirst(2)) } ?? 1
            switch parts.first {
            case "gzip", "x-gzip": return quality > 0
            case "*": other = quality > 0
            default: break
            }
        }
        return other
    }

    private static func run(
        _ stream: ZlibLibrary.Stream, _ input: Data, limit: Int, _ work: () -> Int32
    ) -> (status: Int32, data: Data) {
        var bytes = [UInt8](input)
        var output = Data()
        var status = Z_OK
        bytes.withUnsafeMutableBufferPointer { source in
            stream.pointee.next_in = source.baseAddress
            stream.pointee.avail_in = UInt32(source.count)
            while status == Z_OK, output.count <= limit {
                let room = [UInt8](unsafeUninitializedCapacity: piece) { buffer, filled in
                    stream.pointee.next_out = buffer.baseAddress
                    stream.pointee.avail_out = UInt32(buffer.count)
                    status = work()
                    filled = buffer.count - Int(stream.pointee.avail_out)
                }
                output.append(contentsOf: room)
            }
        }
        return (status, output)
    }
}
